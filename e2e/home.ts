/** Tests with a home: a running server, a page that must not complain, and a farmer who is signed in. */
import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'
import { FarmApi } from './farm-api.ts'
import { type RunningServer, startHome } from './server.ts'

export interface HomeOptions {
  /** Where the calls are answered. */
  engine: 'sqlite' | 'postgres' | 'demo'
}
interface WorkerFixtures extends HomeOptions {
  home: RunningServer
}
interface TestFixtures {
  /** Complaints of the browser; a test that expects some takes them out. */
  complaints: string[]
  /** The API of a farmer of his own, who is signed in in the page too. */
  farm: FarmApi
  /** The page of that farmer. */
  signedIn: Page
}

/** Calls that every page begins with: a stranger is answered too, and hears no refusal. */
const OF_EVERYBODY = /\/api\/(auth|start)(\?|$)/
/** Messages of Chromium about a refused call are not the page's complaint: the page shows the refusal to the farmer. */
const isExpected = (message: ConsoleMessage): boolean =>
  /the server responded with a status of (4\d\d|503)/.test(message.text()) &&
  !OF_EVERYBODY.test(message.location().url)

export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: ['sqlite', { option: true, scope: 'worker' }],
  home: [
    async ({ engine }, provide) => {
      const server = await startHome(engine === 'postgres' ? 'postgres' : 'sqlite')
      await provide(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ home }, provide) => provide(home.address),
  complaints: [
    async ({ page }, provide) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(String(error)))
      page.on('console', (message) => {
        if (message.type() === 'error' && !isExpected(message)) complaints.push(message.text())
      })
      await provide(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
  farm: async ({ page, home }, provide) => {
    const farm = new FarmApi(page.request, home.address)
    await farm.signUp()
    await provide(farm)
  },
  signedIn: async ({ page, farm }, provide) => {
    expect(farm.email).not.toBe('')
    await provide(page)
  },
})
export { expect }
