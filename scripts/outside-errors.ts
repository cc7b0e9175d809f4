/** A reporter of Vitest: writes what failed outside of the tests, of which its JSON report says little or nothing. */
import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'

/** Names the file to write in the environment, since a reporter that is named by its path takes no options. */
export const OUTSIDE_FILE = 'VAGU_OUTSIDE_FILE'

export interface OutsideError {
  readonly file: string
  readonly message: string
}

/** A module that cannot be loaded and a hook that failed. */
const errorsOf = (module: TestModule): OutsideError[] =>
  [module, ...module.children.allSuites()]
    .flatMap((one) => one.errors())
    .map(({ message }) => ({ file: module.moduleId, message }))

export default class OutsideErrors implements Reporter {
  onTestRunEnd(...[modules, unhandled]: Parameters<NonNullable<Reporter['onTestRunEnd']>>): void {
    const file = process.env[OUTSIDE_FILE]
    if (file === undefined) return
    const loose = unhandled.map(({ message, ['VITEST_TEST_PATH']: path }) => ({
      file: typeof path === 'string' ? path : '',
      message,
    }))
    writeFileSync(file, JSON.stringify([...modules.flatMap(errorsOf), ...loose]))
  }
}
