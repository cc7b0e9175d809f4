/** Reads from the reports of the test runners which tests failed, for the end of the log. */
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'

export interface Failure {
  /** The file, with the line at fault where the report knows it; '' where no file is to blame. */
  readonly place: string
  readonly name: string
  readonly message: string
}

const OUTSIDE = 'outside of the tests'

const VitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
})
const OutsideErrors = z.array(z.object({ file: z.string(), message: z.string() }))
const Thrown = z.object({
  message: z.string().optional(),
  location: z.object({ file: z.string(), line: z.number() }).optional(),
})
const Suite = z.object({
  title: z.string(),
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      line: z.number(),
      tests: z.array(
        z.object({
          projectName: z.string(),
          status: z.string(),
          results: z.array(z.object({ errors: z.array(Thrown) })),
        }),
      ),
    }),
  ),
  get suites() {
    return z.array(Suite).optional()
  },
})
const PlaywrightReport = z.object({ suites: z.array(Suite), errors: z.array(Thrown) })

/** The first line of a message; of what was awaited on a page, its locator too. */
function firstLineOf(message: string): string {
  const [first = 'no message', ...rest] = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const awaited = rest.find((line) => /^(Locator:|- waiting for)/.test(line))
  return awaited === undefined ? first : `${first} · ${awaited}`
}

/** `root` is the folder that paths are told from. */
export function failuresOfVitest(report: unknown, root: string): Failure[] {
  return VitestReport.parse(report).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages: [first = ''] }) => {
        const [, after = ''] = first.split(`${name}:`)
        const line = /^\d+/.exec(after)?.[0]
        const file = relative(root, name)
        return {
          place: line === undefined ? file : `${file}:${line}`,
          name: fullName.trim(),
          message: firstLineOf(first),
        }
      }),
  )
}

/** Reads what `outside-errors.ts` writes. */
export const failuresOutside = (errors: unknown, root: string): Failure[] =>
  OutsideErrors.parse(errors).map(({ file, message }) => ({
    place: file === '' ? '' : relative(root, file),
    name: OUTSIDE,
    message: firstLineOf(message),
  }))

/** A test that took too long says so first, and where it stood then. */
const tellingOf = (errors: readonly z.infer<typeof Thrown>[]) =>
  errors.find(({ location }) => location !== undefined) ?? errors[0]

function failuresOfSuite(suite: z.infer<typeof Suite>, above: readonly string[]): Failure[] {
  const own = suite.specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const error = tellingOf(results.flatMap(({ errors }) => errors))
        return {
          place: `e2e/${file}:${error?.location?.line ?? line}`,
          name: [projectName, ...above, title].join(' › '),
          message: firstLineOf(error?.message ?? ''),
        }
      }),
  )
  const below = (suite.suites ?? []).flatMap((one) => failuresOfSuite(one, [...above, one.title]))
  return [...own, ...below]
}

/** Reads also what failed outside of the tests, as a file that cannot be loaded. */
export function failuresOfPlaywright(report: unknown, root: string): Failure[] {
  const { suites, errors } = PlaywrightReport.parse(report)
  const outside = errors.map(({ message = '', location }) => ({
    place: location === undefined ? '' : `${relative(root, location.file)}:${location.line}`,
    name: OUTSIDE,
    message: firstLineOf(message),
  }))
  return [...suites.flatMap((suite) => failuresOfSuite(suite, [])), ...outside]
}

export const lineOf = ({ place, name, message }: Failure): string =>
  `${[place, name].filter((part) => part !== '').join(' › ')}\n    ${message}`
