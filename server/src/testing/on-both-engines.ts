import { afterAll, beforeAll, describe, inject } from 'vitest'
import type { ServerOptions } from '../ports.ts'
import { openHome, type TestHome } from './home.ts'

/** Runs the same tests over SQLite and over PostgreSQL. `home()` is ready inside tests and hooks. */
export function onBothEngines(
  title: string,
  body: (home: () => TestHome) => void,
  options: Partial<ServerOptions> = {},
): void {
  describe.each(['sqlite', 'postgres'] as const)(`${title} on %s`, (engine) => {
    let home: TestHome | undefined
    beforeAll(async () => {
      home = await openHome(engine, inject('postgresUrl'), options)
    })
    afterAll(() => home?.close())
    body(() => {
      if (home === undefined) throw new Error('the home is opened before the tests')
      return home
    })
  })
}
