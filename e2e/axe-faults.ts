/** Faults that axe finds on a page as it stands, for journeys through windows and forms. */
import type { Page } from '@playwright/test'
import axeOfPackage from 'axe-core'
import { expect } from './home.ts'

interface Violation {
  readonly id: string
  readonly nodes: readonly { readonly target: readonly unknown[] }[]
}
interface WithAxe {
  readonly axe?: { run(place: object | string, options: object): Promise<{ violations: Violation[] }> }
}
export interface Asked {
  /** Part of the page that is asked about; else the whole. */
  readonly within?: string
  /** Parts of the page that are not asked about. */
  readonly without?: readonly string[]
  /** Rules that are asked; else all. */
  readonly rules?: readonly string[]
}

/** In the page: waits until windows that are coming in have their names; one without a name is a fault that axe tells. */
async function untilNamed(): Promise<void> {
  const most = 2000
  const begun = performance.now()
  const wordsOf = (id: string): string => document.getElementById(id)?.textContent ?? ''
  const isNamed = (window: Element): boolean => {
    const label = window.getAttribute('aria-label') ?? ''
    const ids = window.getAttribute('aria-labelledby') ?? ''
    return `${label}${ids.split(' ').map(wordsOf).join('')}`.trim() !== ''
  }
  const isComing = (): boolean =>
    [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].some((window) => !isNamed(window))
  while (isComing() && performance.now() - begun < most)
    await new Promise((done) => requestAnimationFrame(done))
}

/** Rules that ask for colours: the dark changes nothing else (`theme.css`). */
export const OF_COLORS = ['color-contrast', 'link-in-text-block']

/** Axe comes with every page that is loaded from now on: to bring it to a page that stands takes five times as long as asking it. */
export const bringAxe = (page: Page): Promise<unknown> => page.addInitScript({ content: axeOfPackage.source })

/** One line for each place that breaks a rule: the rule, and where. */
export async function axeFaults(page: Page, { within, without, rules }: Asked = {}): Promise<string[]> {
  // once for a page, where it has not come with it
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axeOfPackage.source)
  await page.evaluate(untilNamed)
  // of the results only the faults: not the long lists of what is right
  const options = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) }
  return page.evaluate(
    async ([place, left, asked]) => {
      const where = left === undefined ? (place ?? document) : { include: place ?? 'html', exclude: left }
      const result = await (globalThis as unknown as WithAxe).axe?.run(where, asked)
      if (result === undefined) throw new Error('axe is not there')
      return result.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${id} at ${target.join(' ')}`),
      )
    },
    [within, without, options] as const,
  )
}

export const expectNoAxeFaults = async (page: Page, within?: string): Promise<void> =>
  expect(await axeFaults(page, { ...(within !== undefined && { within }) })).toEqual([])
