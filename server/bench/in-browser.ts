/** Times the verdicts in a real browser: bundled as the web part is, and run in a page. */
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { build } from 'vite'
import { browserThatDraws } from '../../e2e/browser.ts'
import type { Key, PlainQuestion } from './browser-verdicts.ts'
import { type Timing, timingOf } from './measure.ts'

const GLOBAL = 'vaguBench'

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'browser-verdicts.ts'), formats: ['iife'], name: GLOBAL },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  if (output === undefined || !('output' in output)) throw new Error('nothing was bundled')
  return output.output[0].code
}

/** Milliseconds of `rounds` questions in Chromium. */
export async function timeInBrowser(question: PlainQuestion, rounds: number, key: Key): Promise<Timing> {
  const code = await bundle()
  const browser = await chromium.launch(browserThatDraws('svg'))
  try {
    const page = await browser.newPage()
    await page.addScriptTag({ content: code })
    const call = `${GLOBAL}.timeVerdicts(${JSON.stringify(question)}, ${rounds}, '${key}')`
    return timingOf(await page.evaluate<number[]>(call))
  } finally {
    await browser.close()
  }
}
