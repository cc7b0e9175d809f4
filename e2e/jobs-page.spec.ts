/** All jobs of a season: narrowed, changed together, deleted and brought back, taken out as a file. */
import { readFile } from 'node:fs/promises'
import { changeJobDates, listJobEvents } from '@vagu/core/job-events/batch-contract'
import type { JobEvent } from '@vagu/core/job-events/schema'
import { getSettings } from '@vagu/core/settings/contract'
import type { Locator, Page } from '@playwright/test'
import { pathTo } from '../web/src/navigation/paths.ts'
import { params, words } from '../web/src/features/jobs/text.ts'
import { words as jobs } from '../web/src/entities/jobs/text.ts'
import { words as table } from '../web/src/ui/table/text.ts'
import { words as common } from '../web/src/ui/text.ts'
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
    return this.page.getByRole('grid', { name: words.table(SEASON) })
  }
  /** The rows of jobs, without the headings. */
  get rows(): Locator {
    return this.grid.getByRole('row').filter({ has: this.page.getByRole('gridcell') })
  }
  row(job: string, field: string): Locator {
    return this.rows.filter({ hasText: job }).filter({ hasText: field })
  }
  choose(job: string, field: string): Promise<void> {
    return this.grid.getByRole('checkbox', { name: words.selectJob(words.jobOn(job, field)) }).click()
  }
  /** A status and how many jobs have it. */
  status(name: string): Locator {
    return this.page.getByRole('group', { name: words.facets.status }).getByRole('button', { name })
  }
  get batch(): Locator {
    return this.page.getByRole('region', { name: words.batch })
  }
  undo(): Promise<void> {
    return this.page.getByRole('button', { name: common.undo }).last().click()
  }
}

/** The stored jobs with this name. */
async function stored(farm: FarmApi, name: string): Promise<JobEvent[]> {
  // The call's address has the year in its query, which the helper of the tests does not write.
  const response = await farm.send({ ...listJobEvents, path: `${listJobEvents.path}?year=${SEASON}` }, {})
  const { data } = (await response.json()) as { data: JobEvent[] }
  return data.filter(({ job }) => job.name === name)
}

test('a filter narrows the list, stands in the address, and says what it hides', async ({ page, farm }) => {
  await fillFarm(farm)
  const screen = new JobsScreen(page)
  await screen.open()
  await expect(screen.rows).toHaveCount(ALL)
  await expect(page.getByText(words.totals(ALL, '25\u00A0ha'))).toBeVisible()

  await page.getByRole('button', { name: words.filters }).click()
  const panel = page.getByRole('group', { name: words.filters })
  await panel.getByRole('combobox', { name: words.facets.field }).fill(HILL)
  await page.getByRole('option', { name: HILL }).click()
  await expect(screen.rows).toHaveCount(2)
  await screen.status(jobs.statuses.DONE).click()
  await expect(screen.rows).toHaveCount(1)
  await expect(page.getByText(words.shown(1, ALL, '5\u00A0ha'))).toBeVisible()

  await page.reload()
  await expect(screen.rows).toHaveCount(1)
  const chips = page.getByRole('list', { name: words.active })
  await chips.getByRole('button', { name: words.removeFilter(`${words.facets.field}: ${HILL}`) }).click()
  await expect(screen.rows).toHaveCount(3)
  await page.getByRole('button', { name: words.showAll }).click()
  await expect(screen.rows).toHaveCount(ALL)
  await expect(page).toHaveURL(pathTo('jobs', { year: SEASON }))
})

test('a search that finds nothing offers to show all', async ({ page, farm }) => {
  await fillFarm(farm)
  const screen = new JobsScreen(page)
  await screen.open()
  await page.getByRole('searchbox', { name: words.search }).fill('heinategu')
  await expect(page.getByRole('heading', { name: words.noneFound })).toBeVisible()
  await page.getByRole('button', { name: words.showAll }).last().click()
  await expect(screen.rows).toHaveCount(ALL)
})

/** Chooses both ploughings and asks for them to be done on a day. */
async function finishPloughing(screen: JobsScreen): Promise<void> {
  await screen.choose(ploughingName, RIVER)
  await screen.choose(ploughingName, HILL)
  await screen.batch.getByRole('button', { name: words.edit }).click()
  const dialog = screen.page.getByRole('dialog', { name: words.batchTitle(2) })
  await dialog.getByText(jobs.statuses.DONE, { exact: true }).click()
  await dialog.getByRole('textbox', { name: words.newStart }).fill('10.05.2025')
  await dialog.getByRole('textbox', { name: words.newEnd }).fill('11.05.2025')
  const preview = dialog.getByRole('region', { name: words.preview })
  await expect(preview.getByRole('listitem')).toHaveCount(2)
  await expect(preview).toContainText(jobs.statuses.DRAFT)
  await expect(preview.getByText('10.05.2025 - 11.05.2025')).toHaveCount(2)
  await dialog.getByRole('button', { name: words.saveChanges(2) }).click()
}

test('status and days of several jobs change together, and back', async ({ page, farm }) => {
  await fillFarm(farm)
  const before = await stored(farm, ploughingName)
  const screen = new JobsScreen(page)
  await screen.open()
  await finishPloughing(screen)
  await expect(page.getByText(words.changed(2))).toBeVisible()
  await expect(screen.row(ploughingName, RIVER)).toContainText(jobs.statuses.DONE)
  const done = { status: 'DONE', date: '2025-05-10', endDate: '2025-05-11' }
  expect(await stored(farm, ploughingName)).toMatchObject([done, done])

  await screen.undo()
  await expect(page.getByText(words.takenBack(2))).toBeVisible()
  await expect(screen.row(ploughingName, RIVER)).toContainText(jobs.statuses.DRAFT)
  const days = (events: readonly JobEvent[]) =>
    events.map(({ _id, status, date, endDate }) => ({ _id, status, date, endDate }))
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
  await expect(page.getByText(words.conflict(words.jobOn(ploughingName, RIVER)))).toBeVisible()
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
  await screen.batch.getByRole('button', { name: words.delete }).click()
  await answer(page, words.deleteConfirm(3))
  await expect(page.getByText(words.deleted(3))).toBeVisible()
  await expect(screen.rows).toHaveCount(ALL - 3)
  await screen.undo()
  await expect(page.getByText(words.restored(3))).toBeVisible()
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
  const dialog = page.getByRole('dialog', { name: jobs.editTitle })
  await expect(dialog.getByRole('group', { name: jobs.category })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(screen.rows.nth(1)).toBeFocused()

  const name = words.jobOn(ploughingName, RIVER)
  await screen.grid.getByRole('button', { name: words.editJob(name) }).click()
  await dialog.getByText(jobs.statuses.IN_PROGRESS, { exact: true }).click()
  await dialog.getByRole('button', { name: jobs.saveFor(1), exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(screen.row(ploughingName, RIVER)).toContainText(jobs.statuses.IN_PROGRESS)
})

test('what is seen goes out as a file with the chosen columns, which are remembered', async ({
  page,
  farm,
}) => {
  await fillFarm(farm)
  const screen = new JobsScreen(page)
  await screen.open()
  await page.getByRole('button', { name: table.columnChoice }).click()
  for (const column of ['crop', 'worker', 'warnings', 'notes'] as const)
    await page.getByRole('checkbox', { name: jobs.columns[column], exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(screen.grid.getByRole('columnheader', { name: jobs.columns.notes })).toBeVisible()
  await page.getByRole('searchbox', { name: words.search }).fill('märg')
  await expect(screen.rows).toHaveCount(1)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: words.output }).click()
  await page.getByRole('menuitem', { name: words.csv }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(words.fileName(SEASON))
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
  expect(lines).toEqual([
    '\uFEFFAlgus;Lõpp;Põld;Kategooria;Töö;Ka väetamine;Vahendid ja saak;Pindala, ha;Olek;Märkused',
    `06.05.2025;;${HILL};Maaharimine;${ploughingName};;;5;Tegemisel;Märg koht jäi vahele.`,
    '',
  ])

  // the columns change on the screen before they are kept
  const keptColumns = async () => (await farm.call(getSettings, {})).uiSettings['jobs']?.['columns']
  await expect.poll(keptColumns).toEqual(expect.arrayContaining(['notes']))
  await page.goto(pathTo('jobs', { year: SEASON }))
  await expect(screen.grid.getByRole('columnheader', { name: jobs.columns.notes })).toBeVisible()
  await expect(screen.grid.getByRole('columnheader', { name: jobs.columns.crop })).toHaveCount(0)
  await expect(screen.row(jobs.statuses.DONE, HOME)).toHaveCount(2)
})
