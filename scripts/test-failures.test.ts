import { expect, it } from 'vitest'
import { failuresOfPlaywright, failuresOfVitest, failuresOutside, lineOf } from './test-failures.ts'

const ROOT = '/house'

it('of the tests that failed the place, the name and the first line are told', () => {
  const failed = {
    fullName: ' a field is kept',
    status: 'failed',
    failureMessages: [
      'AssertionError: expected 1 to be 2\n    at /house/core/src/a.test.ts:12:5\n    at run (/house/x.js:1:1)',
    ],
  }
  const passed = { fullName: 'a field is named', status: 'passed', failureMessages: [] }
  const report = { testResults: [{ name: '/house/core/src/a.test.ts', assertionResults: [passed, failed] }] }
  expect(failuresOfVitest(report, ROOT)).toEqual([
    {
      place: 'core/src/a.test.ts:12',
      name: 'a field is kept',
      message: 'AssertionError: expected 1 to be 2',
    },
  ])
})
it('a failure whose line is not known has its file', () => {
  const assertionResults = [{ fullName: 'a', status: 'failed', failureMessages: [] }]
  expect(failuresOfVitest({ testResults: [{ name: '/house/a.test.ts', assertionResults }] }, ROOT)).toEqual([
    { place: 'a.test.ts', name: 'a', message: 'no message' },
  ])
})
it('what failed outside of the tests has its file where one is known', () => {
  const errors = [
    { file: '/house/server/b.test.ts', message: 'Hook timed out in 30000ms.\nIf this is…' },
    { file: '', message: 'the worker ended' },
  ]
  expect(failuresOutside(errors, ROOT).map(lineOf)).toEqual([
    'server/b.test.ts › outside of the tests\n    Hook timed out in 30000ms.',
    'outside of the tests\n    the worker ended',
  ])
})

const at = (line: number) => ({ location: { file: '/house/e2e/c.spec.ts', line } })
const testOf = (status: string, errors: object[]) => ({
  projectName: 'sqlite',
  status,
  results: [{ errors }],
})
const specOf = (title: string, test: object) => ({ title, file: 'c.spec.ts', line: 3, tests: [test] })
const suiteOf = (specs: object[], suites: object[] = []) => ({ title: 'c.spec.ts', specs, suites })

it('of a page it is told what was awaited where, also in a group', () => {
  const awaited = {
    ...at(65),
    message:
      "Error: \u001B[2mexpect(\u001B[22mlocator).toBeVisible() failed\n\nLocator: getByText('tuul')\nExpected: visible",
  }
  const group = { title: 'a list', specs: [specOf('moves', testOf('unexpected', [awaited]))] }
  const suites = [suiteOf([specOf('stays', testOf('expected', []))], [group])]
  expect(failuresOfPlaywright({ suites, errors: [] }, ROOT)).toEqual([
    {
      place: 'e2e/c.spec.ts:65',
      name: 'sqlite › a list › moves',
      message: "Error: expect(locator).toBeVisible() failed · Locator: getByText('tuul')",
    },
  ])
})
it('a test that took too long is told by where it stood', () => {
  const errors = [
    { message: 'Test timeout of 90000ms exceeded.' },
    {
      ...at(7),
      message:
        "Error: locator.click: Test timeout of 90000ms exceeded.\nCall log:\n  - waiting for getByText('a')",
    },
  ]
  const [failure] = failuresOfPlaywright(
    { suites: [suiteOf([specOf('a', testOf('flaky', errors))])], errors: [] },
    ROOT,
  )
  expect(failure?.place).toBe('e2e/c.spec.ts:7')
  expect(failure?.message).toBe(
    "Error: locator.click: Test timeout of 90000ms exceeded. · - waiting for getByText('a')",
  )
})
it('a test without an error of its own has its own line, and what fell outside of the tests is told too', () => {
  const suites = [suiteOf([specOf('a', testOf('unexpected', []))])]
  const errors = [{ ...at(1), message: 'Error: cannot be loaded' }, { message: 'no worker' }]
  expect(failuresOfPlaywright({ suites, errors }, ROOT).map(lineOf)).toEqual([
    'e2e/c.spec.ts:3 › sqlite › a\n    no message',
    'e2e/c.spec.ts:1 › outside of the tests\n    Error: cannot be loaded',
    'outside of the tests\n    no worker',
  ])
})
it.each([{}, { testResults: [{}] }])('a report that says nothing is an error: %j', (broken) => {
  expect(() => failuresOfVitest(broken, ROOT)).toThrow()
  expect(() => failuresOfPlaywright(broken, ROOT)).toThrow('suites')
  expect(() => failuresOutside(broken, ROOT)).toThrow()
})
