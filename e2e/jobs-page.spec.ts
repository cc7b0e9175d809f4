/** All jobs of a season: narrowed, changed together, deleted and brought back, taken out as a file. */
import { readFile } from 'node:fs/promises'
import { changeJobDates, listJobs } from '@vagu/core/jobs/batch-contract'
import type { Job } from '@vagu/core/jobs/schema'
import { getSettings } from '@vagu/core/settings/contract'
import type { Locator, Page } from '@playwright/test'
import { pathTo } from '../web/src/navigation/paths.ts'
import { params, jobsPageText } from '../web/src/features/jobs/text.ts'
import { jobsText } from '../web/src/entities/jobs/text.ts'
import { tableText } from '../web/src/ui/table/text.ts'
import { uiText } from '../web/src/ui/text.ts'
import { chooseOption } from './choose-option.ts'
import { FIELD_NAMES, fillFarm, ploughing, SEASON } from './farm.ts'
import type { FarmApi } from './farm-api.ts'
import { expect, test } from './home.ts'
import { answer } from './navigation.ts'

const [HOME, HILL, RIVER] = FIELD_NAMES
const ploughingName = ploughing('').job.name
const ALL = 5

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
  choose(job: string, field: string): Promise<void> {
    return this.grid
      .getByRole('checkbox', { name: jobsPageText.selectJob(jobsPageText.jobOn(job, field)) })
      .click()
  }
  /** A status and how many jobs have it. */
  status(name: string): Locator {
    return this.page.getByRole('group', { name: jobsPageText.facets.status }).getByRole('button', { name })
  }
  get batch(): Locator {
    return this.page.getByRole('region', { name: jobsPageText.batch })
  }
  undo(): Promise<void> {
    return this.page.getByRole('button', { name: uiText.undo }).last().click()
  }
}

/** The stored jobs with this name. */
async function stored(farm: FarmApi, name: string): Promise<Job[]> {
  // The call's address has the year in its query, which the helper of the tests does not write.
  const response = await farm.send({ ...listJobs, path: `${listJobs.path}?year=${SEASON}` }, {})
  const { data } = (await response.json()) as { data: Job[] }
  return data.filter(({ job }) => job.name === name)
}

test('a filter narrows the list, stands in the address, and says what it hides', async ({ page, farm }) => {
  await fillFarm(farm)
  const screen = new JobsScreen(page)
  await screen.open()
  await expect(screen.rows).toHaveCount(ALL)
  await expect(page.getByText(jobsPageText.totals(ALL, '25\u00A0ha'))).toBeVisible()

  await page.getByRole('button', { name: jobsPageText.filters }).click()
  const panel = page.getByRole('group', { name: jobsPageText.filters })
  await chooseOption(
    panel.getByRole('combobox', { name: jobsPageText.facets.field }),
    HILL,
    page.getByRole('option', { name: HILL }),
  )
  await expect(screen.rows).toHaveCount(2)
  await screen.status(jobsText.statuses.DONE).click()
  await expect(screen.rows).toHaveCount(1)
  await expect(page.getByText(jobsPageText.shown(1, ALL, '5\u00A0ha'))).toBeVisible()

  await page.reload()
  await expect(screen.rows).toHaveCount(1)
  const chips = page.getByRole('list', { name: jobsPageText.active })
  await chips
    .getByRole('button', { name: jobsPageText.removeFilter(`${jobsPageText.facets.field}: ${HILL}`) })
    .click()
  await expect(screen.rows).toHaveCount(3)
  await page.getByRole('button', { name: jobsPageText.showAll }).click()
  await expect(screen.rows).toHaveCount(ALL)
  await expect(page).toHaveURL(pathTo('jobs', { year: SEASON }))
})

/** Chooses both ploughings and asks for them to be done on a day. */
async function finishPloughing(screen: JobsScreen): Promise<void> {
  await screen.choose(ploughingName, RIVER)
  await screen.choose(ploughingName, HILL)
  await screen.batch.getByRole('button', { name: jobsPageText.edit }).click()
  const dialog = screen.page.getByRole('dialog', { name: jobsPageText.batchTitle(2) })
  await dialog.getByText(jobsText.statuses.DONE, { exact: true }).click()
  await dialog.getByRole('textbox', { name: jobsPageText.newStart }).fill('10.05.2025')
  await dialog.getByRole('textbox', { name: jobsPageText.newEnd }).fill('11.05.2025')
  const preview = dialog.getByRole('region', { name: jobsPageText.preview })
  await expect(preview.getByRole('listitem')).toHaveCount(2)
  await expect(preview).toContainText(jobsText.statuses.DRAFT)
  await expect(preview.getByText('10.05.2025 - 11.05.2025')).toHaveCount(2)
  await dialog.getByRole('button', { name: jobsPageText.saveChanges(2) }).click()
}

test('status and days of several jobs change together, and back', async ({ page, farm }) => {
  await fillFarm(farm)
  const before = await stored(farm, ploughingName)
  const screen = new JobsScreen(page)
  await screen.open()
  await finishPloughing(screen)
  await expect(page.getByText(jobsPageText.changed(2))).toBeVisible()
  await expect(screen.row(ploughingName, RIVER)).toContainText(jobsText.statuses.DONE)
  const done = { status: 'DONE', date: '2025-05-10', endDate: '2025-05-11' }
  expect(await stored(farm, ploughingName)).toMatchObject([done, done])

  await screen.undo()
  await expect(page.getByText(jobsPageText.takenBack(2))).toBeVisible()
  await expect(screen.row(ploughingName, RIVER)).toContainText(jobsText.statuses.DRAFT)
  const days = (jobs: readonly Job[]) =>
    jobs.map(({ _id, status, date, endDate }) => ({ _id, status, date, endDate }))
  const after = await stored(farm, ploughingName)
  expect(days(after)).toEqual(expect.arrayContaining(days(before)))
  expect(after).toHaveLength(before.length)
})

test('a job that was changed meanwhile is named, and nothing is overwritten', async ({ page, farm }) => {
  await fillFarm(farm)
  const screen = new JobsScreen(page)
  await screen.open()
  const draft = (await stored(farm, ploughingName)).find(({ fieldName }) => fieldName === RIVER)
  if (!draft) throw new Error('the farm has a draft')
  const changed = { jobId: draft._id, status: 'DONE' as const, date: '2025-05-08', endDate: '2025-05-08' }
  await farm.call(changeJobDates, { body: [changed] })
  await finishPloughing(screen)
  await expect(page.getByText(jobsPageText.conflict(jobsPageText.jobOn(ploughingName, RIVER)))).toBeVisible()
  await expect(screen.row(ploughingName, RIVER)).toContainText('08.05.2025')
})

test('several jobs are deleted after a question, and come back', async ({ page, farm }) => {
  await fillFarm(farm)
  const screen = new JobsScreen(page)
  await screen.open()
  // The first and, with the shift key, all down to the third.
  await screen.rows.nth(0).getByRole('checkbox').click()
  await screen.rows
    .nth(2)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] })
  await screen.batch.getByRole('button', { name: jobsPageText.delete }).click()
  await answer(page, jobsPageText.deleteConfirm(3))
  await expect(page.getByText(jobsPageText.deleted(3))).toBeVisible()
  await expect(screen.rows).toHaveCount(ALL - 3)
  await screen.undo()
  await expect(page.getByText(jobsPageText.restored(3))).toBeVisible()
  await expect(screen.rows).toHaveCount(ALL)
})

test('a job is opened by keyboard, changed, and the row has the focus again', async ({ page, farm }) => {
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
})

test('what is seen goes out as a file with the chosen columns, which are remembered', async ({
  page,
  farm,
}) => {
  await fillFarm(farm)
  const screen = new JobsScreen(page)
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
