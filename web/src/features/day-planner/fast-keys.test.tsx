/** Keys that come before the screen has drawn what the key before did, and while the answer to it comes. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { changeJobDates } from '@vagu/core/jobs/batch-contract'
import { getJob } from '@vagu/core/jobs/contract'
import { CATEGORY } from '@vagu/core/settings/table'
import { expect, it, onTestFinished } from 'vitest'
import { type Farm, openFarm, YEAR } from '../../testing/farm.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { addFields, addJobsTo, jobOf, ploughing } from '../../testing/steps.ts'
import { dayName } from './day-name.ts'
import { dayPlannerText } from './text.ts'

const FIELD = 'Kodupõld'
/** A Wednesday, which today is, and the days after it. */
const [TODAY, THURSDAY, FRIDAY] = ['2026-05-20', '2026-05-21', '2026-05-22']
const PLAN = { status: 'PLANNED', date: `${YEAR}-01-01`, endDate: null, plannedYear: YEAR }
const { job } = jobOf(CATEGORY.tillage, 'ploughing')

const waiting = () => screen.findByRole('region', { name: dayPlannerText.unplanned })
const dayList = (day: string) => screen.findByRole('list', { name: dayName(day) })
const cardIn = (place: HTMLElement) =>
  within(place).findByRole('button', { name: new RegExp(`^${dayPlannerText.editJob}\\s+${job.name}`) })

/** A key where the focus is, at once: nothing is drawn in between. */
const altAnd = (key: string) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, altKey: true })

/** A plan that has the focus. */
async function openPlan(): Promise<{ farm: Farm; id: string }> {
  const farm = await openFarm()
  const ids = await addFields(farm, [FIELD])
  const [plan] = await addJobsTo(
    farm,
    ids.map((id) => ploughing(id, PLAN)),
  )
  await renderPage('dayPlanner')
  const card = await cardIn(await waiting())
  card.focus()
  return { farm, id: plan?._id ?? '' }
}

const isStoredOn = ({ farm, id }: { farm: Farm; id: string }, date: string) =>
  waitFor(async () =>
    expect(await farm.does(getJob, { params: { id } })).toMatchObject({ status: 'DRAFT', date }),
  )

it('goes a day on for each of two keys at once', async () => {
  const plan = await openPlan()
  altAnd('ArrowRight')
  altAnd('ArrowRight')
  await isStoredOn(plan, THURSDAY)
  await cardIn(await dayList(THURSDAY))
})
it('goes there and back and on by keys at once', async () => {
  const plan = await openPlan()
  altAnd('ArrowRight')
  await cardIn(await dayList(TODAY))
  for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowRight', 'ArrowRight']) altAnd(key)
  await isStoredOn(plan, FRIDAY)
  await cardIn(await dayList(FRIDAY))
})
it('goes on from its day by a key that comes with the answer to the one before', async () => {
  const { farm, id } = await openPlan()
  const answer = farm.holds(changeJobDates)
  altAnd('ArrowRight')
  const today = await dayList(TODAY)
  await cardIn(today)
  const thursday = await dayList(THURSDAY)
  const places = new Set<Element | null>()
  const note = () => void places.add(document.querySelector(`[data-jobs="${id}"]`)?.parentElement ?? null)
  const observer = new MutationObserver(note)
  observer.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  answer()
  altAnd('ArrowRight')
  await isStoredOn({ farm, id }, THURSDAY)
  await waitFor(() => expect(within(thursday).queryByText(dayPlannerText.pending)).toBe(null))
  expect([...places].filter((place) => place !== today && place !== thursday)).toEqual([])
  expect(thursday.contains(document.activeElement)).toBe(true)
})
