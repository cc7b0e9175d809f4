import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { changeJobDates, listJobs } from '@vagu/core/jobs/batch-contract'
import { addMachine } from '@vagu/core/machines/contract'
import { expect, it } from 'vitest'
import { jobsText } from '../../entities/jobs/text.ts'
import { pathTo } from '../../navigation/paths.ts'
import { type Farm, openFarm, YEAR } from '../../testing/farm.ts'
import { renderPage } from '../../testing/render-page.tsx'
import {
  addCertifiedWorker,
  addFields,
  addJobsTo,
  harvest,
  ploughing,
  spraying,
} from '../../testing/steps.ts'
import { uiText } from '../../ui/text.ts'
import { jobsPageText } from './text.ts'

const ALL = 4
const PLOUGHING = ploughing('').job.name

/** Jobs of three kinds on two fields; gives back the second, which has one alone. */
async function addSeason(farm: Farm): Promise<string> {
  const [first = '', second = ''] = await addFields(farm, ['Kodupõld', 'Mäealune'])
  const workerId = await addCertifiedWorker(farm)
  const area = { area: 5 }
  await addJobsTo(farm, [
    { ...spraying(first, workerId), ...area },
    { ...harvest(first), ...area },
    ploughing(second, { status: 'DRAFT' }),
    ploughing(first),
  ])
  return second
}
const grid = () => screen.findByRole('grid', { name: jobsPageText.table(YEAR) })
const rows = async () =>
  within(await grid())
    .getAllByRole('row')
    .filter((row) => within(row).queryAllByRole('gridcell').length > 0)
/** The row of the ploughing that is a draft at first. */
const draftRow = async () =>
  within(await grid()).getByRole('row', { name: new RegExp(`${PLOUGHING}.*Mäealune|Mäealune.*${PLOUGHING}`) })
const expectRows = (count: number) => waitFor(async () => expect(await rows()).toHaveLength(count))

it('shows all jobs of the season with their sum', async () => {
  const farm = await openFarm()
  await addSeason(farm)
  await renderPage('jobs')
  await expectRows(ALL)
  screen.getByText(jobsPageText.totals(ALL, '20 ha'))
})
it('says that a season has no jobs yet', async () => {
  await openFarm()
  await renderPage('jobs')
  await screen.findByText(jobsPageText.empty(YEAR))
})
it('loads the jobs again where they could not be loaded', async () => {
  const farm = await openFarm()
  await addSeason(farm)
  farm.refuses(listJobs)
  const { user } = await renderPage('jobs')
  await screen.findByText(jobsPageText.loadFailed)
  farm.lets(listJobs)
  await user.click(screen.getByRole('button', { name: uiText.reload }))
  await expectRows(ALL)
})
it('narrows the list by status, in the address too, and says what that hides', async () => {
  const farm = await openFarm()
  await addSeason(farm)
  const { user, address } = await renderPage('jobs')
  const status = within(await screen.findByRole('group', { name: jobsPageText.facets.status }))
  await user.click(status.getByRole('button', { name: new RegExp(`^${jobsText.statuses.DRAFT}`) }))
  await expectRows(1)
  screen.getByText(jobsPageText.shown(1, ALL, '5 ha'))
  expect(address()).toBe(`${pathTo('jobs', { year: YEAR })}?olek=DRAFT`)
  await user.click(screen.getByRole('button', { name: jobsPageText.showAll }))
  await expectRows(ALL)
  expect(address()).toBe(pathTo('jobs', { year: YEAR }))
})
it('offers to show all where a search finds nothing', async () => {
  const farm = await openFarm()
  await addSeason(farm)
  const { user } = await renderPage('jobs')
  await user.type(await screen.findByRole('searchbox', { name: jobsPageText.search }), 'heinategu')
  await screen.findByRole('heading', { name: jobsPageText.noneFound })
  const all = screen.getAllByRole('button', { name: jobsPageText.showAll }).at(-1)
  if (all) await user.click(all)
  await expectRows(ALL)
})
it('gives several jobs a machine, warns where its test had ended, and takes it back', async () => {
  const farm = await openFarm()
  await addSeason(farm)
  const { _id: hardi } = await farm.does(addMachine, {
    body: { name: 'Hardi', kind: 'SPRAYER', testedOn: '2020-05-01' },
  })
  const { user } = await renderPage('jobs')
  await expectRows(ALL)
  await user.click(screen.getByRole('checkbox', { name: jobsPageText.selectAll(ALL) }))
  const batch = within(screen.getByRole('region', { name: jobsPageText.batch }))
  await user.click(batch.getByRole('button', { name: jobsPageText.edit }))
  const dialog = within(await screen.findByRole('dialog', { name: jobsPageText.batchTitle(ALL) }))
  await user.click(dialog.getByRole('combobox', { name: jobsPageText.newMachine }))
  await user.click(await screen.findByRole('option', { name: /^Hardi/ }))
  await dialog.findByText(jobsPageText.untested(1, '01.05.2023'))
  await user.click(await dialog.findByRole('button', { name: jobsPageText.saveChanges(ALL) }))
  await screen.findByText(jobsPageText.changed(ALL))
  const machines = async () =>
    (await farm.does(listJobs, { query: { year: String(YEAR) } })).map(({ machine }) => machine ?? null)
  expect(await machines()).toEqual([hardi, hardi, hardi, hardi])
  await user.click(screen.getByRole('button', { name: uiText.undo }))
  await screen.findByText(jobsPageText.takenBack(ALL))
  expect(await machines()).toEqual([null, null, null, null])
})
it('deletes several jobs after a question, and brings them back', async () => {
  const farm = await openFarm()
  await addSeason(farm)
  const { user } = await renderPage('jobs')
  await expectRows(ALL)
  await user.click(screen.getByRole('checkbox', { name: jobsPageText.selectAll(ALL) }))
  const batch = within(screen.getByRole('region', { name: jobsPageText.batch }))
  await user.click(batch.getByRole('button', { name: jobsPageText.delete }))
  const question = within(await screen.findByRole('alertdialog', { name: jobsPageText.deleteTitle(ALL) }))
  await user.click(question.getByRole('button', { name: jobsPageText.deleteConfirm(ALL) }))
  await screen.findByText(jobsPageText.deleted(ALL))
  await screen.findByText(jobsPageText.empty(YEAR))
  await user.click(screen.getByRole('button', { name: uiText.undo }))
  await screen.findByText(jobsPageText.restored(ALL))
  await expectRows(ALL)
})
it('shows by its address what was narrowed, and a chip takes one filter away', async () => {
  const farm = await openFarm()
  const second = await addSeason(farm)
  await addJobsTo(farm, [{ ...harvest(second), area: 5 }])
  const { user, address } = await renderPage('jobs')
  await expectRows(ALL + 1)
  await user.click(screen.getByRole('button', { name: jobsPageText.filters }))
  const panel = within(await screen.findByRole('group', { name: jobsPageText.filters }))
  await user.type(panel.getByRole('combobox', { name: jobsPageText.facets.field }), 'Mäealune')
  await user.click(await screen.findByRole('option', { name: /^Mäealune/ }))
  await expectRows(2)
  const status = within(screen.getByRole('group', { name: jobsPageText.facets.status }))
  await user.click(status.getByRole('button', { name: new RegExp(`^${jobsText.statuses.DONE}`) }))
  await expectRows(1)
  screen.getByText(jobsPageText.shown(1, ALL + 1, '5 ha'))
  cleanup()
  const again = await renderPage('jobs', { rest: address().slice(pathTo('jobs', { year: YEAR }).length) })
  await expectRows(1)
  const chips = within(screen.getByRole('list', { name: jobsPageText.active }))
  const name = jobsPageText.removeFilter(`${jobsPageText.facets.field}: Mäealune`)
  await again.user.click(chips.getByRole('button', { name }))
  await expectRows(ALL)
  await again.user.click(screen.getByRole('button', { name: jobsPageText.showAll }))
  await expectRows(ALL + 1)
  expect(again.address()).toBe(pathTo('jobs', { year: YEAR }))
})

/** Chooses both ploughings and asks for them to be done on a day. */
async function finishPloughing(user: UserEvent): Promise<void> {
  await expectRows(ALL)
  for (const field of ['Kodupõld', 'Mäealune']) {
    const name = jobsPageText.selectJob(jobsPageText.jobOn(PLOUGHING, field))
    await user.click(screen.getByRole('checkbox', { name }))
  }
  const batch = within(screen.getByRole('region', { name: jobsPageText.batch }))
  await user.click(batch.getByRole('button', { name: jobsPageText.edit }))
  const dialog = within(await screen.findByRole('dialog', { name: jobsPageText.batchTitle(2) }))
  await user.click(dialog.getByText(jobsText.statuses.DONE))
  await user.type(dialog.getByRole('textbox', { name: jobsPageText.newStart }), '10.05.2026')
  await user.type(dialog.getByRole('textbox', { name: jobsPageText.newEnd }), '11.05.2026')
  const region = await dialog.findByRole('region', { name: jobsPageText.preview })
  const preview = within(region)
  expect(preview.getAllByRole('listitem')).toHaveLength(2)
  expect(region.textContent).toMatch(/(10\.05\.2026 – 11\.05\.2026.*){2}/)
  expect(region.textContent).toContain(jobsText.statuses.DRAFT)
  await user.click(dialog.getByRole('button', { name: jobsPageText.saveChanges(2) }))
}
const ploughings = async (farm: Farm) =>
  (await farm.does(listJobs, { query: { year: String(YEAR) } }))
    .filter(({ job }) => job.name === PLOUGHING)
    .map(({ _id, status, date, endDate }) => ({ _id, status, date, endDate }))
    .toSorted((one, other) => one._id.localeCompare(other._id))

it('changes status and days of several jobs together, and back', async () => {
  const farm = await openFarm()
  await addSeason(farm)
  const before = await ploughings(farm)
  const { user } = await renderPage('jobs')
  await finishPloughing(user)
  await screen.findByText(jobsPageText.changed(2))
  const done = { status: 'DONE', date: '2026-05-10', endDate: '2026-05-11' }
  expect(await ploughings(farm)).toMatchObject([done, done])
  expect((await draftRow()).textContent).toContain(jobsText.statuses.DONE)
  await user.click(screen.getByRole('button', { name: uiText.undo }))
  await screen.findByText(jobsPageText.takenBack(2))
  await waitFor(async () => expect((await draftRow()).textContent).toContain(jobsText.statuses.DRAFT))
  expect(await ploughings(farm)).toEqual(before)
})
it('names a job that was changed meanwhile, and overwrites nothing', async () => {
  const farm = await openFarm()
  await addSeason(farm)
  const { user } = await renderPage('jobs')
  await expectRows(ALL)
  const draft = (await ploughings(farm)).find(({ status }) => status === 'DRAFT')
  const changed = { status: 'DONE' as const, date: '2026-05-08', endDate: '2026-05-08' }
  await farm.does(changeJobDates, { body: [{ jobId: draft?._id ?? '', ...changed }] })
  await finishPloughing(user)
  await screen.findByText(jobsPageText.conflict(jobsPageText.jobOn(PLOUGHING, 'Mäealune')))
  await waitFor(async () => expect((await draftRow()).textContent).toContain('08.05.2026'))
})
it('chooses all rows from one to another with the shift key', async () => {
  const farm = await openFarm()
  await addSeason(farm)
  const { user } = await renderPage('jobs')
  await expectRows(ALL)
  const box = async (at: number) => within((await rows())[at] ?? document.body).getByRole('checkbox')
  await user.click(await box(0))
  await user.keyboard('{Shift>}')
  await user.click(await box(2))
  await user.keyboard('{/Shift}')
  const batch = within(screen.getByRole('region', { name: jobsPageText.batch }))
  await user.click(batch.getByRole('button', { name: jobsPageText.delete }))
  await user.click(await screen.findByRole('button', { name: jobsPageText.deleteConfirm(3) }))
  await screen.findByText(jobsPageText.deleted(3))
  await expectRows(1)
})
