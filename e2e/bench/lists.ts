/** How soon long lists are there, and how soon they follow a click or a letter; their data is at hand. */
import type { Locator, Page } from '@playwright/test'
import { jobsText } from '../../web/src/entities/jobs/text.ts'
import { jobsPageText } from '../../web/src/features/jobs/text.ts'
import { pathTo, ROUTES } from '../../web/src/navigation/paths.ts'
import { SEASON } from '../farm.ts'
import { SPRAYED_NAME } from './farm.ts'
import { openJobs } from './scrolling.ts'

const ROWS = 'main table tbody tr:not([aria-hidden]), [role="grid"] [role="row"]:has([role="gridcell"])'

/** Action on the page, and what must stand in which of its rows afterwards. */
interface Wait {
  readonly rows: string
  readonly act: 'back' | 'click' | 'input'
  /** In every row that is shown; '' waits for the first row to become another. */
  readonly text: string
}

/** In the page: begins to wait for the rows, from going back or from the next click or letter. */
function watchRows({ rows, act, text }: Wait): void {
  const shown = () => [...document.querySelectorAll(rows)].map((row) => row.textContent)
  const [before] = shown()
  const isThere = (): boolean => {
    const now = shown()
    if (now.length === 0) return false
    return text === '' ? now[0] !== before : now.every((row) => row.includes(text))
  }
  const took = new Promise<number>((resolve) => {
    let start = 0
    const look = (): void => {
      if (start > 0 && isThere()) resolve(performance.now() - start)
      else requestAnimationFrame(look)
    }
    if (act === 'back') {
      start = performance.now()
      history.back()
    } else {
      const type = act === 'click' ? 'click' : 'keydown'
      addEventListener(type, () => (start = performance.now()), { capture: true, once: true })
    }
    requestAnimationFrame(look)
  })
  Object.assign(window, { vaguRows: took })
}

/** Milliseconds until the rows are drawn that an act brings. */
async function timeRows(page: Page, wait: Omit<Wait, 'rows'>, act?: () => Promise<void>): Promise<number> {
  await page.evaluate(watchRows, { rows: ROWS, ...wait })
  await act?.()
  return page.evaluate(() => (window as unknown as { vaguRows: Promise<number> }).vaguRows)
}

/** Leaves a page for the form and comes back to it: all that it shows is at hand. */
async function openings(page: Page, path: string, rounds: number): Promise<number[]> {
  await page.goto(path)
  await page.locator(ROWS).first().waitFor()
  const samples: number[] = []
  for (let i = 0; i < rounds; i++) {
    await page.locator(`a[href="${ROUTES.addJob}"]`).first().click()
    await page.getByRole('group', { name: jobsText.category }).waitFor()
    samples.push(await timeRows(page, { act: 'back', text: '' }))
  }
  return samples
}

export const openMaterials = (page: Page, rounds: number): Promise<number[]> =>
  openings(page, ROUTES.chemicals, rounds)
export const openJobsAgain = (page: Page, rounds: number): Promise<number[]> =>
  openings(page, pathTo('jobs', { year: SEASON }), rounds)

async function clicks(page: Page, button: Locator, rounds: number): Promise<number[]> {
  const samples: number[] = []
  for (let i = 0; i < rounds; i++) {
    samples.push(await timeRows(page, { act: 'click', text: '' }, () => button.click()))
  }
  return samples
}

/** The jobs in the order of their fields, up and down in turn. */
export async function sortJobs(page: Page, rounds: number): Promise<number[]> {
  await openJobs(page)
  const head = page.getByRole('columnheader', { name: jobsPageText.facets.field }).getByRole('button')
  await head.first().click()
  return clicks(page, head.first(), rounds)
}

/** One letter in the search that a third of the jobs hold. */
export async function searchJobs(page: Page, rounds: number): Promise<number[]> {
  await openJobs(page)
  const search = page.getByLabel(jobsPageText.search)
  const samples: number[] = []
  for (let i = 0; i < rounds; i++) {
    await search.focus()
    const press = () => page.keyboard.press(SPRAYED_NAME.slice(0, 1).toLowerCase())
    samples.push(await timeRows(page, { act: 'input', text: SPRAYED_NAME }, press))
    await search.fill('')
    await page.waitForFunction(
      ([rows, text]) => [...document.querySelectorAll(rows)].some((row) => !row.textContent.includes(text)),
      [ROWS, SPRAYED_NAME] as const,
    )
  }
  return samples
}
