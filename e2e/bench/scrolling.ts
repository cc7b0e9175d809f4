/** How evenly the list of a season's jobs goes by. */
import type { Page } from '@playwright/test'
import { pathTo } from '../../web/src/navigation/paths.ts'
import { jobsPageText } from '../../web/src/features/jobs/text.ts'
import { SEASON } from '../farm.ts'

const FRAMES = 240

/** Milliseconds between frames while the list moves by `pixels` in each; 0 stands still. */
export async function framesOf(page: Page, pixels: number): Promise<number[]> {
  return page.evaluate(
    async ([step, count]) => {
      const scroller = [...document.querySelectorAll<HTMLElement>('*')].find(
        (element) =>
          element.scrollHeight > element.clientHeight * 4 &&
          ['auto', 'scroll'].includes(getComputedStyle(element).overflowY),
      )
      const target = scroller ?? document.documentElement
      const gaps: number[] = []
      let last = await new Promise<number>((resolve) => requestAnimationFrame(resolve))
      for (let i = 0; i < count; i++) {
        target.scrollTop += step
        const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve))
        gaps.push(now - last)
        last = now
      }
      return gaps
    },
    [pixels, FRAMES] as const,
  )
}

export async function openJobs(page: Page): Promise<void> {
  await page.goto(pathTo('jobs', { year: SEASON }))
  await page.getByRole('grid', { name: jobsPageText.table(SEASON) }).waitFor()
}
