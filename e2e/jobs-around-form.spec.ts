/** Surroundings of the job form: jobs of several fields, their history, seasons, what waits, groups, data fields. */
import type { Locator, Page } from '@playwright/test'

import { addJobs, getJob, listFieldJobs, listLastAdded } from '@vagu/core/jobs/contract'
import { JobDraft } from '@vagu/core/jobs/schema'
import { getSettings } from '@vagu/core/settings/contract'
import { countedFields } from '@vagu/core/text/counted'
import { addDays } from '@vagu/core/time/day'
import { pathTo, ROUTES } from '../web/src/navigation/paths.ts'
import { fieldGroupsText } from '../web/src/entities/field-groups/text.ts'
import { fieldPickerText } from '../web/src/entities/field-picker/text.ts'
import { fieldSeasonText } from '../web/src/entities/field-season/text.ts'
import { historyText } from '../web/src/records/history/text.ts'
import { mainPageText } from '../web/src/features/add-job/main-page/text.ts'
import { requirementsText } from '../web/src/entities/job-form/requirements/text.ts'
import { jobsText } from '../web/src/entities/jobs/text.ts'
import { togetherText } from '../web/src/entities/job-form/batch-edit/text.ts'
import { today } from '../web/src/lib/today.ts'
import { uiText } from '../web/src/ui/text.ts'
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
  const body = fieldIds.map((id) => JobDraft.parse({ ...ploughing(id), batchId, ...change }))
  return (await farm.call(addJobs, { body })).map(({ _id }) => _id)
}

/** Opens the entry of the fields, changes the notes of one of its jobs and saves: asked is where else. */
async function editFirst(page: Page, field: string): Promise<Locator> {
  await page.goto(ROUTES.addJob)
  await page.getByRole('button', { name: countedFields(NAMES.length), exact: true }).click()
  await page.getByRole('button', { name: jobsText.edit(`${PLOUGHING}, ${field}`) }).click()
  const dialog = page.getByRole('dialog', { name: jobsText.editTitle })
  // What is known of the field by then has moved what stands below it.
  await expect(dialog.getByText('1 põld korras')).toBeVisible()
  await dialog.getByRole('button', { name: jobsText.blocks.note }).click()
  await dialog.getByRole('textbox', { name: jobsText.notes }).fill('Märg')
  await dialog.getByRole('button', { name: jobsText.saveFor(1), exact: true }).click()
  return page.getByRole('dialog', { name: togetherText.title })
}
const notesOf = async (farm: FarmApi) =>
  (await farm.call(listLastAdded, {})).map(({ fieldName, notes }) => `${fieldName}:${notes}`).toSorted()

test('a change of a job of several fields is kept here, everywhere, or on chosen fields', async ({
  page,
  farm,
}) => {
  await ploughTogether(farm)
  const question = await editFirst(page, 'Kodupõld')
  await question.getByRole('button', { name: togetherText.save(1), exact: true }).click()
  await expect(page.getByText(uiText.changed)).toBeVisible()
  await expect.poll(() => notesOf(farm)).toEqual(['Jõeäär:', 'Kodupõld:Märg', 'Mäealune:'])

  const again = await editFirst(page, 'Mäealune')
  await again.getByRole('radio', { name: togetherText.chosen }).check()
  await again.getByRole('checkbox', { name: 'Kodupõld' }).uncheck()
  await again.getByRole('button', { name: togetherText.save(2), exact: true }).click()
  await expect(page.getByText(uiText.changed)).toBeVisible()
  await expect.poll(() => notesOf(farm)).toEqual(['Jõeäär:Märg', 'Kodupõld:Märg', 'Mäealune:Märg'])
})

test('going on with editing keeps what was typed, and sends nothing', async ({ page, farm }) => {
  await ploughTogether(farm)
  const question = await editFirst(page, 'Kodupõld')
  await question.getByRole('button', { name: togetherText.cancel }).click()
  await expect(question).toBeHidden()
  const dialog = page.getByRole('dialog', { name: jobsText.editTitle })
  await expect(dialog.getByRole('textbox', { name: jobsText.notes })).toHaveValue('Märg')
  expect(await notesOf(farm)).toEqual(['Jõeäär:', 'Kodupõld:', 'Mäealune:'])
})

test('the history of a job tells what was changed, and brings back what was', async ({ page, farm }) => {
  const [id = ''] = await ploughTogether(farm)
  const question = await editFirst(page, 'Kodupõld')
  await question.getByRole('button', { name: togetherText.save(1), exact: true }).click()
  await expect(page.getByText(uiText.changed)).toBeVisible()
  await page.getByRole('button', { name: jobsText.more(`${PLOUGHING}, Kodupõld`) }).click()
  await page.getByRole('menuitem', { name: historyText.open }).click()
  const dialog = page.getByRole('dialog', { name: historyText.title(`${PLOUGHING}, Kodupõld`) })
  await expect(dialog.getByText('Märg')).toBeVisible()
  await dialog.getByRole('button', { name: new RegExp(historyText.restoreAt('')) }).click()
  await expect(page.getByText(historyText.restored(`${PLOUGHING}, Kodupõld`))).toBeVisible()
  expect((await farm.call(getJob, { params: { id } })).notes).toBe('')
})

test('a job under another crop year is announced, and the season is set from there', async ({
  page,
  farm,
}) => {
  const [fieldId = ''] = await addFields(farm, NAMES)
  await farm.call(addJobs, {
    body: [JobDraft.parse({ ...ploughing(fieldId), date: '2024-08-20', endDate: '2024-08-20' })],
  })
  await page.goto(pathTo('field', { year: SEASON - 1, id: fieldId }))
  await page.getByRole('button', { name: jobsText.edit(`${PLOUGHING}, Kodupõld`) }).click()
  const dialog = page.getByRole('dialog', { name: jobsText.editTitle })
  const form = new JobFormScreen(page, dialog)
  await form.typeDay('20.09.2024')
  await expect(dialog.getByText(fieldSeasonText.otherYearTitle(SEASON))).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: uiText.discard }).click()

  await page.goto(pathTo('field', { year: SEASON, id: fieldId }))
  await page.getByRole('button', { name: fieldSeasonText.edit }).click()
  const window = page.getByRole('dialog', { name: fieldSeasonText.title(SEASON) })
  await window.getByRole('textbox', { name: fieldSeasonText.start }).fill('30.06.2024')
  await window.getByRole('button', { name: fieldSeasonText.save }).click()
  await expect(window.getByText('01.07.2024')).toBeVisible()
  await window.getByRole('textbox', { name: fieldSeasonText.start }).fill('01.08.2024')
  await window.getByRole('button', { name: fieldSeasonText.save }).click()
  await expect(page.getByText(fieldSeasonText.saved)).toBeVisible()
  await expect(page.getByText('20.08.2024')).toBeVisible()
  const { jobEvents } = await farm.call(listFieldJobs, { params: { fieldId, year: SEASON } })
  expect(jobEvents).toHaveLength(1)
})

test('a day of another crop year is announced over a new job, and the season is set from there', async ({
  page,
  farm,
}) => {
  const [fieldId = ''] = await addFields(farm, NAMES)
  await page.goto(pathTo('field', { year: SEASON, id: fieldId }))
  await expect(page.getByRole('button', { name: fieldSeasonText.edit })).toBeVisible()
  await expect
    .poll(async () => (await farm.call(getSettings, {})).uiSettings['global'])
    .toMatchObject({ globalYear: SEASON })
  await page.goto(ROUTES.addJob)
  const screen = new JobFormScreen(page)
  await screen.typeDay('20.08.2024')
  const notice = screen.form.getByText(jobsText.otherSeason(SEASON - 1))
  await expect(notice).toBeVisible()
  await screen.pickFields(['Kodupõld'])
  await notice.getByRole('button', { name: fieldSeasonText.edit }).click()
  const window = page.getByRole('dialog', { name: fieldSeasonText.title(SEASON) })
  await window.getByRole('textbox', { name: fieldSeasonText.start }).fill('01.08.2024')
  await window.getByRole('button', { name: fieldSeasonText.save }).click()
  await expect(page.getByText(fieldSeasonText.saved)).toBeVisible()
  await expect(notice).toBeHidden()
  await expect(screen.start).toHaveValue('20.08.2024')
  expect(await farm.call(listLastAdded, {})).toEqual([])
})

const running = { status: 'IN_PROGRESS', endDate: null }

/** The unfolded list of running jobs of the main page. */
async function openRunning(page: Page): Promise<Locator> {
  await page.goto(ROUTES.addJob)
  const fold = page.getByRole('group').filter({ hasText: mainPageText.inProgress })
  await expect(fold.getByTitle(mainPageText.count(NAMES.length))).toBeVisible()
  await fold.getByRole('heading', { name: mainPageText.inProgress }).click()
  return fold
}

test('what waits for its end is found on the main page, and each is done with one press', async ({
  page,
  farm,
}) => {
  const [id = '', other = ''] = await ploughTogether(farm, { ...running, date: addDays(today(), -2) })
  const fold = await openRunning(page)
  await fold.getByRole('button', { name: jobsText.finish(`${PLOUGHING}, Kodupõld`) }).click()
  await expect(page.getByText(mainPageText.finished(1))).toBeVisible()
  expect(await farm.call(getJob, { params: { id } })).toMatchObject({ status: 'DONE' })
  await expect(fold.getByTitle(mainPageText.count(2))).toBeVisible()
  // what is done one after another is told in one message, and taken back in one
  await fold
    .getByRole('button', { name: jobsText.finish(PLOUGHING) })
    .first()
    .click()
  await expect(page.getByText(mainPageText.finished(2))).toBeVisible()
  await expect(page.getByText(mainPageText.finished(1))).toBeHidden()
  await page.getByRole('button', { name: uiText.undo }).click()
  await expect(page.getByText(mainPageText.putBack)).toBeVisible()
  for (const each of [id, other])
    expect(await farm.call(getJob, { params: { id: each } })).toMatchObject(running)
})

test('what began more than half a year ago asks for the day on which it ended', async ({ page, farm }) => {
  const [id = ''] = await ploughTogether(farm, { ...running, date: '2025-05-06' })
  await page.clock.setFixedTime('2025-12-01T09:00:00.000Z')
  const fold = await openRunning(page)
  await fold.getByRole('button', { name: jobsText.finish(`${PLOUGHING}, Kodupõld`) }).click()
  const question = page.getByRole('alertdialog', { name: jobsText.endTitle })
  await question.getByRole('textbox', { name: jobsText.end }).fill('05.05.2025')
  await question.getByRole('button', { name: jobsText.finishOn }).click()
  await expect(question.getByText(jobsText.endBetween('06.05.2025', '01.12.2025'))).toBeVisible()
  expect(await farm.call(getJob, { params: { id } })).toMatchObject(running)
  await question.getByRole('textbox', { name: jobsText.end }).fill('09.05.2025')
  await question.getByRole('button', { name: jobsText.finishOn }).click()
  await expect(page.getByText(mainPageText.finished(1))).toBeVisible()
  expect(await farm.call(getJob, { params: { id } })).toMatchObject({
    status: 'DONE',
    date: '2025-05-06',
    endDate: '2025-05-09',
  })
})

test('fields are chosen by their group', async ({ page, farm }) => {
  await addFields(farm, NAMES)
  await page.goto(pathTo('fields', { year: SEASON }))
  await page.getByRole('button', { name: fieldGroupsText.open }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: fieldGroupsText.add }).click()
  await dialog.getByRole('textbox', { name: fieldGroupsText.name }).fill('Põhi')
  await dialog.getByRole('button', { name: fieldGroupsText.save }).click()
  await expect(dialog.getByText('Vähemalt 2 põldu on vaja grupi loomiseks')).toBeVisible()
  for (const name of NAMES.slice(0, 2)) await dialog.getByRole('checkbox', { name }).check()
  await dialog.getByRole('button', { name: fieldGroupsText.save }).click()
  await expect(page.getByText(fieldGroupsText.added)).toBeVisible()
  const { fieldGroups } = await farm.call(getSettings, {})
  expect(fieldGroups).toMatchObject([{ fieldGroupName: 'Põhi' }])

  await page.goto(ROUTES.addJob)
  await page
    .getByRole('group', { name: fieldGroupsText.choose })
    .getByRole('button', { name: 'Põhi' })
    .click()
  await expect(page.getByText(fieldPickerText.selected(2, 10))).toBeVisible()
})

test('what a job collects and costs is set from the form', async ({ page, farm }) => {
  await addFields(farm, NAMES)
  await page.goto(ROUTES.addJob)
  const form = new JobFormScreen(page)
  await form.chooseJob('Maaharimine', PLOUGHING)
  await expect(form.form.getByRole('textbox', { name: jobsText.notes })).toBeHidden()
  await form.form.getByRole('button', { name: requirementsText.open }).click()
  const dialog = page.getByRole('dialog', { name: requirementsText.title(PLOUGHING) })
  await dialog.getByRole('checkbox', { name: requirementsText.kinds.note }).check()
  await dialog.getByRole('textbox', { name: requirementsText.price }).fill('-1')
  await dialog.getByRole('button', { name: requirementsText.save }).click()
  await expect(dialog.getByText('Hind peab olema positiivne')).toBeVisible()
  await dialog.getByRole('textbox', { name: requirementsText.price }).fill('62,5')
  await dialog.getByRole('button', { name: requirementsText.save }).click()
  await expect(page.getByText(requirementsText.saved)).toBeVisible()
  await expect(form.form.getByRole('textbox', { name: jobsText.notes })).toBeVisible()
  const { jobCategories } = await farm.call(getSettings, {})
  const stored = jobCategories.flatMap((category) => category.jobs).find(({ name }) => name === PLOUGHING)
  expect(stored).toMatchObject({ requires: ['note'], hectarePrice: 62.5 })
})
