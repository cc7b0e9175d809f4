import { expect, it } from 'vitest'
import { countOfPlaywright, countOfVitest, NONE, sentenceOf, sumOf } from './test-count.ts'

const report = { numPassedTests: 2921, numFailedTests: 0, numPendingTests: 7, numTodoTests: 1 }

it('a test whose input is not there is skipped, not failed', () => {
  expect(countOfVitest(report)).toEqual({ passed: 2921, failed: 0, skipped: 8 })
  expect(countOfPlaywright({ stats: { expected: 90, unexpected: 0, flaky: 0, skipped: 2 } })).toEqual({
    passed: 90,
    failed: 0,
    skipped: 2,
  })
})
it('a test that failed is counted, also when it passed the second time', () => {
  expect(countOfVitest({ ...report, numFailedTests: 3 }).failed).toBe(3)
  expect(countOfPlaywright({ stats: { expected: 90, unexpected: 1, flaky: 2, skipped: 0 } }).failed).toBe(3)
})
it.each([{}, { stats: {} }])('a report that says nothing is an error: %j', (broken) => {
  expect(() => countOfVitest(broken)).toThrow('numPassedTests')
  expect(() => countOfPlaywright(broken)).toThrow('stats')
})
it('the last line says all three numbers', () => {
  const sum = sumOf([countOfVitest(report), NONE, { passed: 1, failed: 2, skipped: 0 }])
  expect(sentenceOf(sum)).toBe('2922 passed, 2 failed, 8 skipped')
})
