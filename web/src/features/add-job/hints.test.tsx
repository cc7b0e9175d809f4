/** Hints that are told once: each where it helps, and never again once it is put away. */
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { changeUiSettings } from '@vagu/core/settings/contract'
import { CATEGORY, DEFAULT_JOB_CATEGORIES } from '@vagu/core/settings/table'
import { expect, it } from 'vitest'
import { hintsText } from '../../entities/hints/text.ts'
import { jobsText } from '../../entities/jobs/text.ts'
import { queryClient } from '../../entities/session/session.ts'
import { ROUTES } from '../../navigation/paths.ts'
import { type Farm, openFarm } from '../../testing/farm.ts'
import { JobFormScreen } from '../../testing/job-form.ts'
import { closeApp, renderPage } from '../../testing/render-page.tsx'
import { addFields } from '../../testing/steps.ts'

const OTHER = DEFAULT_JOB_CATEGORIES.find(({ key }) => key === CATEGORY.other)?.name ?? ''

async function openForm() {
  const { user } = await renderPage('addJob')
  await screen.findByRole('button', { name: jobsText.saveFor(1) })
  return { user, form: new JobFormScreen(user) }
}
/** The page as it is after a load: nothing is remembered but what was stored. */
function openAnew() {
  closeApp()
  return openForm()
}

const noteOf = (text: string): HTMLElement | undefined =>
  screen.queryAllByRole('note').find((note) => note.textContent?.includes(text))
const untilShown = (text: string): Promise<HTMLElement> =>
  waitFor(() => {
    const note = noteOf(text)
    if (note === undefined) throw new Error(`nothing says ${text}`)
    return note
  })
const untilHidden = (text: string) => waitFor(() => expect(noteOf(text)).toBeUndefined())

/** Puts a hint away, and waits until that is stored. */
async function putAway(farm: Farm, user: UserEvent, text: string): Promise<void> {
  const note = within(await untilShown(text))
  await user.click(note.getByRole('button', { name: hintsText.dismiss }))
  await untilHidden(text)
  await farm.untilSent(changeUiSettings)
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
}

it('hints at several fields at once when one is chosen, until that is put away', async () => {
  const farm = await openFarm()
  await addFields(farm, ['Kodupõld', 'Mäealune', 'Jõeäär'])
  const { user, form } = await openForm()
  expect(noteOf(hintsText.multipleFields)).toBeUndefined()
  await form.pickFields(['Kodupõld'])
  await untilShown(hintsText.multipleFields)
  await form.pickFields(['Mäealune'])
  await untilHidden(hintsText.multipleFields)
  await form.pickFields(['Mäealune'])
  await putAway(farm, user, hintsText.multipleFields)

  const again = await openAnew()
  await again.form.pickFields(['Jõeäär'])
  await screen.findByRole('textbox', { name: jobsText.areaOf('Jõeäär') })
  expect(noteOf(hintsText.multipleFields)).toBeUndefined()
})

it('leads from another kind of work to job types of one’s own, until that is put away', async () => {
  const farm = await openFarm()
  await addFields(farm, ['Kodupõld'])
  const { user, form } = await openForm()
  await form.chooseCategory(OTHER)
  const note = within(await untilShown(hintsText.otherCategory))
  expect(note.getByRole('link', { name: hintsText.toJobTypes }).getAttribute('href')).toBe(ROUTES.jobTypes)
  await putAway(farm, user, hintsText.otherCategory)

  const again = await openAnew()
  await again.form.chooseCategory(OTHER)
  const group = await screen.findByRole('group', { name: jobsText.category })
  await waitFor(() =>
    expect(within(group).getByRole('radio', { name: OTHER })).toHaveProperty('checked', true),
  )
  expect(noteOf(hintsText.otherCategory)).toBeUndefined()
})
