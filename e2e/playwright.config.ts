import { defineConfig, devices } from '@playwright/test'
import { browserThatDraws } from './browser.ts'
import type { HomeOptions } from './home.ts'

/** Journeys run in every home; only one home need show the rest. */
const journeys = /journey.*\.spec\.ts/
/** Journeys of a farm that its own calls fill, which the demo has not. */
const onBothEngines = /(inspector|journey.*|pria-sync|stock|work-time)\.spec\.ts/

export default defineConfig<object, HomeOptions>({
  testDir: '.',
  // Bounds against what hangs: nothing that works comes near them, on a busy machine neither.
  timeout: 480_000,
  expect: { timeout: 90_000 },
  // Every test has a farm of its own: the workers take one test after the other, and end together.
  fullyParallel: true,
  // One more than the cores of a small machine: a page waits for the server and for its pictures a quarter of its time.
  workers: 3,
  forbidOnly: true,
  reporter: 'list',
  outputDir: '../test-results',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'et-EE',
    timezoneId: 'Europe/Tallinn',
    launchOptions: browserThatDraws('svg'),
    // what moves comes at once: the frames between are drawn by hand, and nobody looks at them
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // what a test holds back or changes on the way must not come from a cache
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'sqlite', use: { engine: 'sqlite' } },
    { name: 'postgres', testMatch: onBothEngines, use: { engine: 'postgres' } },
    // one home moves as most people have it: whatever waits for the end of a movement is walked through there
    {
      name: 'demo',
      testMatch: journeys,
      use: { engine: 'demo', contextOptions: { reducedMotion: 'no-preference' } },
    },
  ],
})
