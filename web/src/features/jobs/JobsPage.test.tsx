import { screen, waitFor, within } from '@testing-library/react'
import { listJobs } from '@vagu/core/jobs/batch-contract'
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

/** Jobs of three kinds on two fields. */
async function addSeason(farm: Farm): Promise<void> {
  const [first = '', second = ''] = await addFields(farm, ['Kodupõld', 'Mäealune'])
  const workerId = await addCertifiedWorker(farm)
  const area = { area: 5 }
  await addJobsTo(farm, [
    { ...spraying(first, workerId), ...area },
    { ...harvest(first), ...area },
    ploughing(second, { status: 'DRAFT' }),
    ploughing(first),
  ])
}
const grid = () => screen.findByRole('grid', { name: jobsPageText.table(YEAR) })
const rows = async () =>
  within(await grid())
    .getAllByRole('row')
    .filter((row) => within(row).queryAllByRole('gridcell').length > 0)
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
