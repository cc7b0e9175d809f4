import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { changeJobCategories, getSettings } from '@vagu/core/settings/contract'
import { CATEGORY } from '@vagu/core/settings/table'
import { expect, it } from 'vitest'
import { jobTypesText } from '../../entities/job-types/text.ts'
import { type Farm, openFarm } from '../../testing/farm.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { addFields, addJobsTo, jobOf, ploughing } from '../../testing/steps.ts'
import { titles } from '../../navigation/titles.ts'
import { uiText } from '../../ui/text.ts'
import { jobTypesPageText } from './text.ts'

const TILLAGE = jobOf(CATEGORY.tillage, 'ploughing').jobCategory.name
const PLOUGHING = jobOf(CATEGORY.tillage, 'ploughing').job.name
const OWN = 'Kivide vedu'
const ELSEWHERE = 'Mullatööd mujalt'

const unfold = async (user: UserEvent, name: string): Promise<void> =>
  user.click(await screen.findByRole('button', { name: new RegExp(`^${name}`), expanded: false }))
const visible = (name: string) => screen.findByRole('switch', { name: jobTypesPageText.visibleOf(name) })
const rowOf = (element: Element) => within(element.closest('li') ?? document.body)
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }))
const storedJobs = async (farm: Farm) =>
  (await farm.does(getSettings, {})).jobCategories.find(({ key }) => key === CATEGORY.tillage)?.jobs ?? []

it('shows the categories and, unfolded, their jobs', async () => {
  await openFarm()
  const { user } = await renderPage('jobTypes')
  await screen.findByRole('list', { name: jobTypesPageText.list })
  await unfold(user, TILLAGE)
  const jobs = within(await screen.findByRole('list', { name: jobTypesPageText.jobsOf(TILLAGE) }))
  expect(jobs.getAllByRole('listitem').length).toBeGreaterThan(5)
})
it('loads the job types again where they could not be loaded', async () => {
  const farm = await openFarm()
  farm.refuses(getSettings)
  const { user } = await renderPage('jobTypes')
  const reload = await screen.findByRole('button', { name: uiText.reload })
  farm.lets(getSettings)
  await user.click(reload)
  await screen.findByRole('list', { name: jobTypesPageText.list })
})
it('hides a job, adds one of the farm’s own, and stores both together', async () => {
  const farm = await openFarm()
  const { user } = await renderPage('jobTypes')
  await unfold(user, TILLAGE)
  await user.click(await visible(PLOUGHING))
  await user.type(screen.getByRole('textbox', { name: jobTypesPageText.newJobOf(TILLAGE) }), `${OWN}{Enter}`)
  await visible(OWN)
  screen.getByText(jobTypesPageText.unsaved(2))
  await press(user, jobTypesPageText.save)
  await screen.findByText(jobTypesPageText.allSaved)
  expect(farm.sent(changeJobCategories)).toHaveLength(1)
  const jobs = await storedJobs(farm)
  expect(jobs.find(({ name }) => name === PLOUGHING)).toMatchObject({ visible: false })
  expect(jobs.map(({ name }) => name)).toContain(OWN)
})
it('asks before what was changed is left, and gives it up when told to', async () => {
  const farm = await openFarm()
  const { user } = await renderPage('jobTypes')
  await unfold(user, TILLAGE)
  await user.click(await visible(PLOUGHING))
  const answer = async (label: string): Promise<void> => {
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: label }))
  }
  await user.click(screen.getByRole('link', { name: new RegExp(`^${titles.workers}`) }))
  await answer(uiText.keepEditing)
  expect(await visible(PLOUGHING)).toHaveProperty('checked', false)
  await press(user, jobTypesPageText.discard)
  await answer(jobTypesPageText.discard)
  await waitFor(async () => expect(await visible(PLOUGHING)).toHaveProperty('checked', true))
  expect(farm.sent(changeJobCategories)).toEqual([])
})

it('tells a wrong name and a wrong price at their inputs; then both are kept', async () => {
  const farm = await openFarm()
  const { user } = await renderPage('jobTypes')
  await unfold(user, TILLAGE)
  await unfold(user, PLOUGHING)
  // its name changes while it is typed, its place does not
  const row = rowOf(await visible(PLOUGHING))
  const input = (label: string) => row.getByRole('textbox', { name: new RegExp(`^${label}`) })
  const fill = async (label: string, text: string): Promise<void> => {
    await user.clear(input(label))
    await user.type(input(label), text)
  }
  await fill(jobTypesText.price, '1,,5')
  await screen.findByText(jobTypesPageText.unsaved(1))
  await fill(jobTypesPageText.jobName, 'K')
  await fill(jobTypesText.price, '-1')
  await press(user, jobTypesPageText.save)
  await row.findByText('Liiga lühike')
  row.getByText('Hind peab olema positiivne')
  await waitFor(() => expect(document.activeElement).toBe(input(jobTypesPageText.jobName)))
  expect(farm.sent(changeJobCategories)).toEqual([])
  await press(user, jobTypesPageText.restoreName(PLOUGHING))
  await fill(jobTypesText.price, '62,5')
  await user.dblClick(screen.getByRole('button', { name: jobTypesPageText.save }))
  await screen.findByText(jobTypesPageText.allSaved)
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(farm.sent(changeJobCategories)).toHaveLength(1)
  const stored = (await storedJobs(farm)).find(({ key }) => key === 'ploughing')
  expect(stored).toMatchObject({ name: PLOUGHING, hectarePrice: 62.5 })
})
it('takes an own job away while no job is of it, and brings it back when one is', async () => {
  const farm = await openFarm()
  const [fieldId = ''] = await addFields(farm, ['Kodupõld'])
  const { user } = await renderPage('jobTypes')
  await unfold(user, TILLAGE)
  await user.type(screen.getByRole('textbox', { name: jobTypesPageText.newJobOf(TILLAGE) }), `${OWN}{Enter}`)
  await visible(OWN)
  const deletion = jobTypesPageText.deleteOf(jobTypesPageText.deleteJob, OWN)
  screen.getByRole('button', { name: deletion }).focus()
  await user.keyboard('{Enter}')
  await waitFor(() =>
    expect(screen.queryByRole('switch', { name: jobTypesPageText.visibleOf(OWN) })).toBeNull(),
  )
  const last = screen.getByRole('list', { name: jobTypesPageText.jobsOf(TILLAGE) }).lastElementChild
  await waitFor(() => expect(document.activeElement).toBe(last?.querySelector('button[aria-expanded=false]')))
  await user.click(await screen.findByRole('button', { name: uiText.undo }))
  await visible(OWN)
  await press(user, jobTypesPageText.save)
  await screen.findByText(jobTypesPageText.allSaved)
  const key = (await storedJobs(farm)).find(({ name }) => name === OWN)?.key ?? ''
  await addJobsTo(farm, [ploughing(fieldId, { job: { key, name: OWN } })])

  await press(user, deletion)
  await press(user, jobTypesPageText.save)
  await screen.findByText(new RegExp(`Töötüüpi „${OWN}“ ei saa kustutada`))
  await press(user, jobTypesPageText.bringBack)
  await visible(OWN)
  await screen.findByText(jobTypesPageText.allSaved)
})

/** Ploughing is hidden here while another window has renamed its category; saving asks which of the two holds. */
async function saveOverOthers(): Promise<{
  farm: Farm
  user: UserEvent
  choose: (label: string) => Promise<void>
}> {
  const farm = await openFarm()
  const { user } = await renderPage('jobTypes')
  await unfold(user, TILLAGE)
  await user.click(await visible(PLOUGHING))
  const { jobCategories } = await farm.does(getSettings, {})
  const others = jobCategories.map((each) =>
    each.key === CATEGORY.tillage ? { ...each, name: ELSEWHERE } : each,
  )
  await farm.does(changeJobCategories, { body: { jobCategories: others } })
  await press(user, jobTypesPageText.save)
  const dialog = within(await screen.findByRole('dialog', { name: jobTypesPageText.othersTitle }))
  await dialog.findByRole('row', { name: new RegExp(`^${ELSEWHERE}.*${TILLAGE}`) })
  dialog.getByRole('row', { name: new RegExp(`^${ELSEWHERE}: ${PLOUGHING}.*${jobTypesPageText.hidden}`) })
  return { farm, user, choose: (label) => user.click(dialog.getByRole('button', { name: label })) }
}
const tillage = async (farm: Farm) =>
  (await farm.does(getSettings, {})).jobCategories.find(({ key }) => key === CATEGORY.tillage)

it('shows what another window stored meanwhile beside it, and keeps the farmer’s own when told to', async () => {
  const { farm, choose } = await saveOverOthers()
  await choose(uiText.keepMine)
  await screen.findByText(jobTypesPageText.allSaved)
  expect(await tillage(farm)).toMatchObject({ name: TILLAGE })
  expect((await storedJobs(farm)).find(({ name }) => name === PLOUGHING)).toMatchObject({ visible: false })
})
it('takes what another window stored when told to', async () => {
  const { farm, choose } = await saveOverOthers()
  await choose(uiText.takeTheirs)
  await screen.findByText(jobTypesPageText.allSaved)
  await screen.findByText(ELSEWHERE)
  expect(await visible(PLOUGHING)).toHaveProperty('checked', true)
  expect(await tillage(farm)).toMatchObject({ name: ELSEWHERE })
})
