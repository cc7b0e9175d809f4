/** Faults that axe finds on a page as it stands, for journeys through windows and forms. */
import type { Page } from '@playwright/test'
import axeOfPackage from 'axe-core'
import { expect } from './home.ts'

interface Violation {
  readonly id: string
  readonly nodes: readonly { readonly target: readonly unknown[] }[]
}
interface WithAxe {
  readonly axe?: { run(place: Document | string, options: object): Promise<{ violations: Violation[] }> }
}
interface Asked {
  /** Part of the page that is asked about; else the whole. */
  readonly within?: string
  /** Rules that are asked; else all. */
  readonly rules?: readonly string[]
}

/** One line for each place that breaks a rule: the rule, and where. */
export async function axeFaults(page: Page, { within, rules }: Asked = {}): Promise<string[]> {
  // once for a page: to bring axe takes five times as long as asking it
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axeOfPackage.source)
  // of the results only the faults: not the long lists of what is right
  const options = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) }
  return page.evaluate(
    async ([place, asked]) => {
      const result = await (globalThis as unknown as WithAxe).axe?.run(place ?? document, asked)
      if (result === undefined) throw new Error('axe is not there')
      return result.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${id} at ${target.join(' ')}`),
      )
    },
    [within, options] as const,
  )
}

export const expectNoAxeFaults = async (page: Page, within?: string): Promise<void> =>
  expect(await axeFaults(page, { ...(within !== undefined && { within }) })).toEqual([])
