/** What stands around the job form: jobs of several fields, their history, seasons, what waits, groups, data fields. */
import type { Locator, Page } from '@playwright/test'

import { addJobEvents, getJobEvent, listFieldEvents, listLastAdded } from '@vagu/core/job-events/contract'
import { JobEventDraft } from '@vagu/core/job-events/schema'
import { getSettings } from '@vagu/core/settings/contract'
import { addDays } from '@vagu/core/time/day'
import { pathTo, ROUTES } from '../web/src/navigation/paths.ts'
import { words as groups } from '../web/src/entities/field-groups/text.ts'
import { words as picker } from '../web/src/entities/field-picker/text.ts'
import { words as season } from '../web/src/entities/field-season/text.ts'
import { words as history } from '../web/src/records/history/text.ts'
import { words as main } from '../web/src/features/add-job/main-page/text.ts'
import { words as requirements } from '../web/src/entities/job-form/requirements/text.ts'
import { words as jobs } from '../web/src/entities/jobs/text.ts'
import { words as together } from '../web/src/entities/job-form/together/text.ts'
import { today } from '../web/src/lib/today.ts'
import { words as common } from '../web/src/ui/text.ts'
import { addFields, ploughing, SEASON } from './farm.ts'
import type { FarmApi } from './farm-api.ts'
import { newId } from './farm-api.ts'
import { expect, test } from './home.ts'
import { JobFormScreen } from './job-form.ts'

const NAMES = ['Kodupõld', 'Mäealune', 'Jõeäär']
const PLOUGHING = 'Kündmine'

/** The same ploughing of several fields, entered together. */
async function ploughTogether(farm: FarmApi, change: object = {}): Promise<string[]> {
  const fieldIds = await addFields(farm, NAMES)
  const batchId = newId()
  const body = fieldIds.map((id) => JobEventDraft.parse({ ...ploughing(id), batchId, ...change }))
  return (await farm.call(addJobEvents, { body })).map(({ _id }) => _id)
}

async function editFirst(page: Page, field: string): Promise<Locator> {
  await page.goto(ROUTES.addJob)
  await page.getByRole('button', { name: jobs.edit(`${PLOUGHING}, ${field}`) }).click()
  const dialog = page.getByRole('dialog', { name: jobs.editTitle })
  await dialog.getByRole('button', { name: jobs.blocks.note }).click()
  await dialog.getByRole('textbox', { name: jobs.notes }).fill('Märg')
  await dialog.getByRole('button', { name: jobs.saveFor(1), exact: true }).click()
  return page.getByRole('dialog', { name: together.title })
}
const notesOf = async (farm: FarmApi) =>
  (await farm.call(listLastAdded, {})).map(({ fieldName, notes }) => `${fieldName}:${notes}`).toSorted()

test('a change of a job of several fields is kept here, everywhere, or on chosen fields', async ({
  page,
  farm,
}) => {
  await ploughTogether(farm)
  const question = await editFirst(page, 'Kodupõld')
  await question.getByRole('button', { name: together.save(1), exact: true }).click()
  await expect(page.getByText(common.changed)).toBeVisible()
  expect(await notesOf(farm)).toEqual(['Jõeäär:', 'Kodupõld:Märg', 'Mäealune:'])

  const again = await editFirst(page, 'Mäealune')
  await again.getByRole('radio', { name: together.chosen }).check()
  await again.getByRole('checkbox', { name: 'Kodupõld' }).uncheck()
  await again.getByRole('button', { name: together.save(2), exact: true }).click()
  await expect(page.getByText(common.changed)).toBeVisible()
  expect(await notesOf(farm)).toEqual(['Jõeäär:Märg', 'Kodupõld:Märg', 'Mäealune:Märg'])
})

test('going on with editing keeps what was typed, and sends nothing', async ({ page, farm }) => {
  await ploughTogether(farm)
  const question = await editFirst(page, 'Kodupõld')
  await question.getByRole('button', { name: together.cancel }).click()
  await expect(question).toBeHidden()
  const dialog = page.getByRole('dialog', { name: jobs.editTitle })
  await expect(dialog.getByRole('textbox', { name: jobs.notes })).toHaveValue('Märg')
  expect(await notesOf(farm)).toEqual(['Jõeäär:', 'Kodupõld:', 'Mäealune:'])
})

test('the history of a job tells what was changed, and brings back what was', async ({ page, farm }) => {
  const [id = ''] = await ploughTogether(farm)
  const question = await editFirst(page, 'Kodupõld')
  await question.getByRole('button', { name: together.save(1), exact: true }).click()
  await expect(page.getByText(common.changed)).toBeVisible()
  await page.getByRole('button', { name: jobs.more(`${PLOUGHING}, Kodupõld`) }).click()
  await page.getByRole('menuitem', { name: history.open }).click()
  const dialog = page.getByRole('dialog', { name: history.title(`${PLOUGHING}, Kodupõld`) })
  await expect(dialog.getByText('Märg')).toBeVisible()
  await dialog.getByRole('button', { name: new RegExp(history.restoreAt('')) }).click()
  await expect(page.getByText(history.restored(`${PLOUGHING}, Kodupõld`))).toBeVisible()
  expect((await farm.call(getJobEvent, { params: { id } })).notes).toBe('')
})

test('a job under another crop year is announced, and the season is set from there', async ({
  page,
  farm,
}) => {
  const [fieldId = ''] = await addFields(farm, NAMES)
  await farm.call(addJobEvents, {
    body: [JobEventDraft.parse({ ...ploughing(fieldId), date: '2024-08-20', endDate: '2024-08-20' })],
  })
  await page.goto(pathTo('field', { year: SEASON - 1, id: fieldId }))
  await page.getByRole('button', { name: jobs.edit(`${PLOUGHING}, Kodupõld`) }).click()
  const dialog = page.getByRole('dialog', { name: jobs.editTitle })
  const form = new JobFormScreen(page, dialog)
  await form.typeDay('20.09.2024')
  await expect(dialog.getByText(season.otherYearTitle(SEASON))).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: common.discard }).click()

  await page.goto(pathTo('field', { year: SEASON, id: fieldId }))
  await page.getByRole('button', { name: season.edit }).click()
  const window = page.getByRole('dialog', { name: season.title(SEASON) })
  await window.getByRole('textbox', { name: season.start }).fill('30.06.2024')
  await window.getByRole('button', { name: season.save }).click()
  await expect(window.getByText('01.07.2024')).toBeVisible()
  await window.getByRole('textbox', { name: season.start }).fill('01.08.2024')
  await window.getByRole('button', { name: season.save }).click()
  await expect(page.getByText(season.saved)).toBeVisible()
  await expect(page.getByText('20.08.2024')).toBeVisible()
  const { jobEvents } = await farm.call(listFieldEvents, { params: { fieldId, year: SEASON } })
  expect(jobEvents).toHaveLength(1)
})

test('a day of another crop year is announced over a new job, and the season is set from there', async ({
  page,
  farm,
}) => {
  const [fieldId = ''] = await addFields(farm, NAMES)
  await page.goto(pathTo('field', { year: SEASON, id: fieldId }))
  await expect(page.getByRole('button', { name: season.edit })).toBeVisible()
  await expect
    .poll(async () => (await farm.call(getSettings, {})).uiSettings['global'])
    .toMatchObject({ globalYear: SEASON })
  await page.goto(ROUTES.addJob)
  const screen = new JobFormScreen(page)
  await screen.typeDay('20.08.2024')
  const notice = screen.form.getByText(jobs.otherSeason(SEASON - 1))
  await expect(notice).toBeVisible()
  await screen.pickFields(['Kodupõld'])
  await notice.getByRole('button', { name: season.edit }).click()
  const window = page.getByRole('dialog', { name: season.title(SEASON) })
  await window.getByRole('textbox', { name: season.start }).fill('01.08.2024')
  await window.getByRole('button', { name: season.save }).click()
  await expect(page.getByText(season.saved)).toBeVisible()
  await expect(notice).toBeHidden()
  await expect(screen.start).toHaveValue('20.08.2024')
  expect(await farm.call(listLastAdded, {})).toEqual([])
})

const running = { status: 'IN_PROGRESS', endDate: null }

/** The unfolded list of running jobs of the main page. */
async function openRunning(page: Page): Promise<Locator> {
  await page.goto(ROUTES.addJob)
  const fold = page.getByRole('group').filter({ hasText: main.inProgress })
  await expect(fold.getByTitle(main.count(NAMES.length))).toBeVisible()
  await fold.getByRole('heading', { name: main.inProgress }).click()
  return fold
}

test('what waits for its end is found on the main page, and is done with one press', async ({
  page,
  farm,
}) => {
  const [id = ''] = await ploughTogether(farm, { ...running, date: addDays(today(), -2) })
  const fold = await openRunning(page)
  await fold.getByRole('button', { name: jobs.finish(`${PLOUGHING}, Kodupõld`) }).click()
  await expect(page.getByText(main.finished(1))).toBeVisible()
  expect(await farm.call(getJobEvent, { params: { id } })).toMatchObject({ status: 'DONE' })
  await expect(fold.getByTitle(main.count(2))).toBeVisible()
  await page.getByRole('button', { name: common.undo }).click()
  await expect(page.getByText(main.putBack)).toBeVisible()
  expect(await farm.call(getJobEvent, { params: { id } })).toMatchObject({
    status: 'IN_PROGRESS',
    endDate: null,
  })
})

test('what began more than half a year ago asks for the day on which it ended', async ({ page, farm }) => {
  const [id = ''] = await ploughTogether(farm, { ...running, date: '2025-05-06' })
  await page.clock.setFixedTime('2025-12-01T09:00:00.000Z')
  const fold = await openRunning(page)
  await fold.getByRole('button', { name: jobs.finish(`${PLOUGHING}, Kodupõld`) }).click()
  const question = page.getByRole('alertdialog', { name: jobs.endTitle })
  await question.getByRole('textbox', { name: jobs.end }).fill('05.05.2025')
  await question.getByRole('button', { name: jobs.finishOn }).click()
  await expect(question.getByText(jobs.endBetween('06.05.2025', '01.12.2025'))).toBeVisible()
  expect(await farm.call(getJobEvent, { params: { id } })).toMatchObject(running)
  await question.getByRole('textbox', { name: jobs.end }).fill('09.05.2025')
  await question.getByRole('button', { name: jobs.finishOn }).click()
  await expect(page.getByText(main.finished(1))).toBeVisible()
  expect(await farm.call(getJobEvent, { params: { id } })).toMatchObject({
    status: 'DONE',
    date: '2025-05-06',
    endDate: '2025-05-09',
  })
})

test('fields are chosen by their group', async ({ page, farm }) => {
  await addFields(farm, NAMES)
  await page.goto(pathTo('fields', { year: SEASON }))
  await page.getByRole('button', { name: groups.open }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: groups.add }).click()
  await dialog.getByRole('textbox', { name: groups.name }).fill('Põhi')
  await dialog.getByRole('button', { name: groups.save }).click()
  await expect(dialog.getByText('Vähemalt 2 põldu on vaja grupi loomiseks')).toBeVisible()
  for (const name of NAMES.slice(0, 2)) await dialog.getByRole('checkbox', { name }).check()
  await dialog.getByRole('button', { name: groups.save }).click()
  await expect(page.getByText(groups.added)).toBeVisible()
  const { fieldGroups } = await farm.call(getSettings, {})
  expect(fieldGroups).toMatchObject([{ fieldGroupName: 'Põhi' }])

  await page.goto(ROUTES.addJob)
  await page.getByRole('group', { name: groups.choose }).getByRole('button', { name: 'Põhi' }).click()
  await expect(page.getByText(picker.selected(2, 10))).toBeVisible()
})

test('what a job collects and costs is set from the form', async ({ page, farm }) => {
  await addFields(farm, NAMES)
  await page.goto(ROUTES.addJob)
  const form = new JobFormScreen(page)
  await form.chooseJob('Maaharimine', PLOUGHING)
  await expect(form.form.getByRole('textbox', { name: jobs.notes })).toBeHidden()
  await form.form.getByRole('button', { name: requirements.open }).click()
  const dialog = page.getByRole('dialog', { name: requirements.title(PLOUGHING) })
  await dialog.getByRole('checkbox', { name: requirements.kinds.note }).check()
  await dialog.getByRole('textbox', { name: requirements.price }).fill('-1')
  await dialog.getByRole('button', { name: requirements.save }).click()
  await expect(dialog.getByText('Hind peab olema positiivne')).toBeVisible()
  await dialog.getByRole('textbox', { name: requirements.price }).fill('62,5')
  await dialog.getByRole('button', { name: requirements.save }).click()
  await expect(page.getByText(requirements.saved)).toBeVisible()
  await expect(form.form.getByRole('textbox', { name: jobs.notes })).toBeVisible()
  const { jobCategories } = await farm.call(getSettings, {})
  const stored = jobCategories.flatMap((category) => category.jobs).find(({ name }) => name === PLOUGHING)
  expect(stored).toMatchObject({ requires: ['note'], hectarePrice: 62.5 })
})
