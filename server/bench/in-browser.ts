/** Times verdicts and plans in a real browser: bundled as the web part is, and run in a page. */
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { build } from 'vite'
import { wholeBrowserThatDraws } from '../../e2e/browser.ts'
import type { Key, PlainQuestion, Rounds } from './browser-verdicts.ts'
import type { Recalculated } from './browser-plans.ts'
import { type Timing, timingOf } from './measure.ts'

const GLOBAL = 'vaguBench'
/** Place of a page that nobody else can look into: only there the browser's clock tells less than a tenth of a millisecond. */
const BY_ITSELF = 'https://bench.example/'
const ISOLATED = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
}

async function bundle(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, entry), formats: ['iife'], name: GLOBAL },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  if (output === undefined || !('output' in output)) throw new Error('nothing was bundled')
  return output.output[0].code
}

/** Milliseconds that a call of a bundled file tells, in Chromium. */
async function timeCall(entry: string, call: string): Promise<Timing> {
  const code = await bundle(entry)
  const browser = await chromium.launch(wholeBrowserThatDraws('svg'))
  try {
    const page = await browser.newPage()
    await page.route(BY_ITSELF, (route) =>
      route.fulfill({ contentType: 'text/html', headers: ISOLATED, body: '<!doctype html>' }),
    )
    await page.goto(BY_ITSELF)
    await page.addScriptTag({ content: code })
    return timingOf(await page.evaluate<number[]>(`${GLOBAL}.${call}`))
  } finally {
    await browser.close()
  }
}

/** Milliseconds of questions in Chromium. */
export const timeInBrowser = (question: PlainQuestion, key: Key, rounds: Rounds): Promise<Timing> =>
  timeCall(
    'browser-verdicts.ts',
    `timeVerdicts(${JSON.stringify(question)}, '${key}', ${JSON.stringify(rounds)})`,
  )

/** Milliseconds of `rounds` changes of a plan of so many fields in Chromium. */
export const timePlansInBrowser = (what: Recalculated, fields: number, rounds: number): Promise<Timing> =>
  timeCall('browser-plans.ts', `timePlans('${what}', ${fields}, ${rounds})`)
