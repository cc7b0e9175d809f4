/** How soon a page of planning, of stock and money, or of yields is there when one comes back to it: its program and its data are at hand. */
import type { Page } from '@playwright/test'
import { jobsText } from '../../web/src/entities/jobs/text.ts'
import { pathTo, ROUTES } from '../../web/src/navigation/paths.ts'
import { SEASON } from '../farm.ts'

/** Pages by what they are called, with an element that stands there once they are drawn. */
export const TIMED_PAGES = [
  ['soil samples', pathTo('soilSamples', { year: SEASON }), 'main table tbody tr'],
  ['rotation', ROUTES.cropRotation, 'main [role="gridcell"]'],
  ['yield goals', pathTo('yieldPlanning', { year: SEASON }), 'main table tbody tr'],
  ['fertilization plan', pathTo('fertilizationPlan', { year: SEASON }), 'main table tbody tr'],
  ['yields', pathTo('yieldOverview', { year: SEASON }), 'main [role="progressbar"]'],
  ['stock', pathTo('stock'), 'main table tbody tr'],
  ['work time', pathTo('workTime', { year: SEASON }), 'main table tbody tr'],
  ['requisite plan', pathTo('requisitePlan', { year: SEASON }), 'main section h2'],
  ['supplies plan', pathTo('suppliesPlan', { year: SEASON }), 'main table tbody tr'],
  ['profit', pathTo('profitability', { year: SEASON }), 'main table tbody tr'],
] as const

/**
 * In the page: goes back, and tells milliseconds until the element is drawn. The form that is left may hold one that looks
 * alike (its list of recent jobs is a table too): what stood there before does not count.
 */
function timeBack([path, selector]: readonly [string, string]): Promise<number> {
  return new Promise((resolve) => {
    const before = new Set(document.querySelectorAll(selector))
    const isThere = (): boolean =>
      location.pathname === path && [...document.querySelectorAll(selector)].some((each) => !before.has(each))
    const start = performance.now()
    const look = (): void => {
      if (isThere()) resolve(performance.now() - start)
      else requestAnimationFrame(look)
    }
    history.back()
    requestAnimationFrame(look)
  })
}

/** Leaves a page for the form and comes back to it. */
export async function openPage(
  page: Page,
  { path, selector, rounds }: { path: string; selector: string; rounds: number },
): Promise<number[]> {
  await page.goto(path)
  await page.locator(selector).first().waitFor()
  const samples: number[] = []
  for (let i = 0; i < rounds; i++) {
    await page.locator(`a[href="${ROUTES.addJob}"]`).first().click()
    await page.getByRole('group', { name: jobsText.category }).waitFor()
    samples.push(await page.evaluate(timeBack, [path, selector] as const))
  }
  return samples
}
