import { afterAll, beforeAll, describe, inject } from 'vitest'
import type { ServerOptions } from '../ports.ts'
import { openTestServer, type TestServer } from './test-server.ts'

/** Runs the same tests over SQLite and over PostgreSQL. `home()` is ready inside tests and hooks. */
export function onBothEngines(
  title: string,
  body: (server: () => TestServer) => void,
  options: Partial<ServerOptions> = {},
): void {
  describe.each(['sqlite', 'postgres'] as const)(`${title} on %s`, (engine) => {
    let server: TestServer | undefined
    beforeAll(async () => {
      server = await openTestServer(engine, inject('postgresUrl'), options)
    })
    afterAll(() => server?.close())
    body(() => {
      if (server === undefined) throw new Error('the home is opened before the tests')
      return server
    })
  })
}
