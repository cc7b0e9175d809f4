/** All jobs of a season by keyboard, and taken out as a file; the rest stands in `web/src/features/jobs/JobsPage.test.tsx`. */
import { readFile } from 'node:fs/promises'
import { getSettings } from '@vagu/core/settings/contract'
import type { Locator, Page } from '@playwright/test'
import { pathTo } from '../web/src/navigation/paths.ts'
import { params, jobsPageText } from '../web/src/features/jobs/text.ts'
import { jobsText } from '../web/src/entities/jobs/text.ts'
import { tableText } from '../web/src/ui/table/text.ts'
import { FIELD_NAMES, fillFarm, ploughing, SEASON } from './farm.ts'
import { expect, test } from './home.ts'

const [HOME, HILL, RIVER] = FIELD_NAMES
const ploughingName = ploughing('').job.name

class JobsScreen {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }
  async open(search = ''): Promise<void> {
    await this.page.goto(pathTo('jobs', { year: SEASON }) + search)
    await expect(this.grid).toBeVisible()
  }
  get grid(): Locator {
    return this.page.getByRole('grid', { name: jobsPageText.table(SEASON) })
  }
  /** The rows of jobs, without the headings. */
  get rows(): Locator {
    return this.grid.getByRole('row').filter({ has: this.page.getByRole('gridcell') })
  }
  row(job: string, field: string): Locator {
    return this.rows.filter({ hasText: job }).filter({ hasText: field })
  }
}

test('a job is opened by keyboard and changed; what is seen goes out as a file with the chosen columns', async ({
  page,
  farm,
}) => {
  await fillFarm(farm)
  const screen = new JobsScreen(page)
  await screen.open(`?${params.text}=${ploughingName}`)
  await expect(screen.rows).toHaveCount(2)
  await screen.rows.nth(0).focus()
  await page.keyboard.press('ArrowDown')
  await expect(screen.rows.nth(1)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(screen.rows.nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: jobsText.editTitle })
  await expect(dialog.getByRole('group', { name: jobsText.category })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(screen.rows.nth(1)).toBeFocused()

  const name = jobsPageText.jobOn(ploughingName, RIVER)
  await screen.grid.getByRole('button', { name: jobsPageText.editJob(name) }).click()
  await dialog.getByText(jobsText.statuses.IN_PROGRESS, { exact: true }).click()
  await dialog.getByRole('button', { name: jobsText.saveFor(1), exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(screen.row(ploughingName, RIVER)).toContainText(jobsText.statuses.IN_PROGRESS)

  await screen.open()
  await page.getByRole('button', { name: tableText.columnChoice }).click()
  for (const column of ['crop', 'worker', 'warnings', 'notes'] as const)
    await page.getByRole('checkbox', { name: jobsText.columns[column], exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(screen.grid.getByRole('columnheader', { name: jobsText.columns.notes })).toBeVisible()
  await page.getByRole('searchbox', { name: jobsPageText.search }).fill('märg')
  await expect(screen.rows).toHaveCount(1)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: jobsPageText.output }).click()
  await page.getByRole('menuitem', { name: jobsPageText.csv }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(jobsPageText.fileName(SEASON))
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
  expect(lines).toEqual([
    '\uFEFFAlgus;Lõpp;Põld;Kategooria;Töö;Ka väetamine;Tarvikud ja saak;Pindala, ha;Olek;Märkused',
    `06.05.2025;;${HILL};Maaharimine;${ploughingName};;;5;Tegemisel;Märg koht jäi vahele.`,
    '',
  ])

  // the columns change on the screen before they are kept
  const keptColumns = async () => (await farm.call(getSettings, {})).uiSettings['jobs']?.['columns']
  await expect.poll(keptColumns).toEqual(expect.arrayContaining(['notes']))
  await page.goto(pathTo('jobs', { year: SEASON }))
  await expect(screen.grid.getByRole('columnheader', { name: jobsText.columns.notes })).toBeVisible()
  await expect(screen.grid.getByRole('columnheader', { name: jobsText.columns.crop })).toHaveCount(0)
  await expect(screen.row(jobsText.statuses.DONE, HOME)).toHaveCount(2)
})
