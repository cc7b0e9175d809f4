import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { changeJobCategories, getSettings } from '@vagu/core/settings/contract'
import { CATEGORY } from '@vagu/core/settings/table'
import { expect, it } from 'vitest'
import { type Farm, openFarm } from '../../testing/farm.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { jobOf } from '../../testing/steps.ts'
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
