import { screen, waitFor, within } from '@testing-library/react'
import { changeUserSettings } from '@vagu/core/account/contract'
import { dropCalendarAddress, getCalendar, makeCalendarAddress } from '@vagu/core/calendar/contract'
import { changeLetterChoice, getLetterChoice } from '@vagu/core/letters/contract'
import { REPORTS_META } from '@vagu/core/reports/page-meta'
import { changeUiSettings, getSettings } from '@vagu/core/settings/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { FIRST_STEPS, PUT_AWAY } from '../../entities/first-steps.ts'
import { mapText } from '../../map/text.ts'
import { openFarm } from '../../testing/farm.ts'
import { closeApp, renderPage } from '../../testing/render-page.tsx'
import { uiText } from '../../ui/text.ts'
import { settingsText } from './text.ts'

const { workTime, printJobNotes } = settingsText.settings
const switchOf = (name: string) => screen.findByRole('switch', { name: new RegExp(`^${name}`) })

it('keeps what the book shows at once, and says so at the choice', async () => {
  const farm = await openFarm()
  const { user } = await renderPage('settings')
  const choice = await switchOf(workTime.label)
  expect(choice).toHaveProperty('checked', true)
  await user.click(choice)
  expect(await farm.untilSent(changeUserSettings)).toEqual([{ body: { workTime: false } }])
  await screen.findByText(settingsText.saved)
  expect(choice).toHaveProperty('checked', false)
})
it('says at the choice that it could not be kept, shows the one before, and tries again', async () => {
  const farm = await openFarm()
  farm.refuses(changeUserSettings)
  const { user } = await renderPage('settings')
  const choice = await switchOf(printJobNotes.label)
  await user.click(choice)
  const again = await screen.findByRole('button', { name: settingsText.again })
  expect(choice).toHaveProperty('checked', true)
  farm.lets(changeUserSettings)
  await user.click(again)
  await screen.findByText(settingsText.saved)
  await waitFor(() => expect(choice).toHaveProperty('checked', false))
})
it('keeps the ground of the map', async () => {
  const farm = await openFarm()
  const { user } = await renderPage('settings')
  const choice = await screen.findByRole('radio', { name: mapText.grounds.none })
  await user.click(choice)
  const body = { componentName: 'map', settings: { ground: 'none' } }
  expect(await farm.untilSent(changeUiSettings)).toEqual([{ body }])
  expect(choice).toHaveProperty('checked', true)
})
it('changes the look of the screens', async () => {
  await openFarm()
  const { user } = await renderPage('settings')
  await user.click(await screen.findByRole('radio', { name: settingsText.looks.sun }))
  expect(document.documentElement.dataset['appearance']).toBe('sun')
  await user.click(screen.getByRole('radio', { name: settingsText.looks.auto }))
})
it('draws rows closer together at once, and so again before anything is shown after a reload', async () => {
  await openFarm()
  const root = document.documentElement
  const { user } = await renderPage('settings')
  const normal = await screen.findByRole('radio', { name: settingsText.densities.normal })
  expect(root.dataset['density']).toBe('normal')
  expect(normal).toHaveProperty('checked', true)
  await user.click(screen.getByRole('radio', { name: settingsText.densities.compact }))
  expect(root.dataset['density']).toBe('compact')
  delete root.dataset['density']
  vi.resetModules()
  await import('../../lib/appearance.ts')
  expect(root.dataset['density']).toBe('compact')
  await user.click(normal)
  expect(root.dataset['density']).toBe('normal')
  expect(localStorage.getItem('vagu-density')).toBe('normal')
})
it('brings hints back that were put away', async () => {
  const farm = await openFarm()
  const away = { componentName: 'notifications', settings: { otherCategory: true } }
  await farm.does(changeUiSettings, { body: away })
  const { user } = await renderPage('settings')
  const show = await screen.findByRole('button', { name: settingsText.showHints })
  await waitFor(() => expect(show).toHaveProperty('disabled', false))
  await user.click(show)
  await waitFor(() => expect(show).toHaveProperty('disabled', true))
})
it('loads the settings of the screens again where they could not be loaded', async () => {
  const farm = await openFarm()
  farm.refuses(getSettings)
  const { user } = await renderPage('settings')
  const reload = await screen.findByRole('button', { name: uiText.reload })
  farm.lets(getSettings)
  await user.click(reload)
  await screen.findByRole('radio', { name: mapText.grounds.photo })
})
it('shows a worker what is chosen, and lets him change none of it', async () => {
  const farm = await openFarm()
  await farm.home.db
    .updateTable('membership')
    .set({ role: 'worker' })
    .where('user_id', '=', farm.client.userId)
    .execute()
  await renderPage('settings')
  await screen.findByText(settingsText.mayNot)
  expect(await switchOf(workTime.label)).toHaveProperty('disabled', true)
})
it('switches the weekly letter off at once, says where it goes, and on again after a reload', async () => {
  const farm = await openFarm()
  const { user } = await renderPage('settings')
  const choice = await switchOf(settingsText.weekly)
  expect(choice).toHaveProperty('checked', true)
  const { email } = await farm.does(getLetterChoice, {})
  await screen.findByText(settingsText.letterUnproven(email))
  await user.click(choice)
  expect(await farm.untilSent(changeLetterChoice)).toEqual([{ body: { weekly: false } }])
  await screen.findByText(settingsText.saved)
  expect(choice).toHaveProperty('checked', false)
  expect(await farm.does(getLetterChoice, {})).toMatchObject({ weekly: false })
  closeApp()
  const { user: later } = await renderPage('settings')
  const kept = await switchOf(settingsText.weekly)
  expect(kept).toHaveProperty('checked', false)
  await later.click(kept)
  await waitFor(() => expect(kept).toHaveProperty('checked', true))
  expect((await farm.untilSent(changeLetterChoice, 2))[1]).toEqual({ body: { weekly: true } })
})
it('says that the choice of letters could not be kept, and tries again', async () => {
  const farm = await openFarm()
  farm.refuses(changeLetterChoice)
  const { user } = await renderPage('settings')
  const choice = await switchOf(settingsText.weekly)
  await user.click(choice)
  const again = await screen.findByRole('button', { name: settingsText.again })
  expect(choice).toHaveProperty('checked', true)
  farm.lets(changeLetterChoice)
  await user.click(again)
  await waitFor(() => expect(choice).toHaveProperty('checked', false))
})
it('makes an address for the calendar, shows it once, renews it and takes it back', async () => {
  const farm = await openFarm()
  const { user } = await renderPage('settings')
  await user.click(await screen.findByRole('button', { name: settingsText.makeAddress }))
  const shown = await screen.findByLabelText(settingsText.address)
  const first = shown.getAttribute('value')
  expect(first).toMatch(/\/api\/kalender\/[\w-]{43}\.ics$/)
  await user.click(await screen.findByRole('button', { name: settingsText.renewAddress }))
  await screen.findByText(settingsText.renewQuestion)
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: settingsText.renewAddress }),
  )
  await waitFor(() => expect(shown.getAttribute('value')).not.toBe(first))
  expect(await farm.untilSent(makeCalendarAddress, 2)).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: settingsText.dropAddress }))
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: settingsText.dropAddress }),
  )
  await screen.findByRole('button', { name: settingsText.makeAddress })
  expect(await farm.untilSent(dropCalendarAddress)).toHaveLength(1)
})
it('tells when an address was made that is shown no more, and loads anew what could not be loaded', async () => {
  const farm = await openFarm()
  await farm.does(makeCalendarAddress, {})
  farm.refuses(getCalendar)
  const { user } = await renderPage('settings')
  const reload = await screen.findByRole('button', { name: uiText.reload })
  farm.lets(getCalendar)
  await user.click(reload)
  await screen.findByText(/^Aadress on loodud 20\.05\.2026/)
  expect(screen.queryByLabelText(settingsText.address)).toBeNull()
})
it('brings the first steps back that were put away', async () => {
  const farm = await openFarm()
  const away = { [PUT_AWAY]: true }
  await farm.does(changeUiSettings, { body: { componentName: FIRST_STEPS, settings: away } })
  const { user } = await renderPage('settings')
  await user.click(await screen.findByRole('button', { name: settingsText.showHints }))
  const settings = { [PUT_AWAY]: false }
  await waitFor(() =>
    expect(farm.sent(changeUiSettings)).toContainEqual({ body: { componentName: FIRST_STEPS, settings } }),
  )
})

afterEach(() => document.querySelector(`meta[name="${REPORTS_META}"]`)?.remove())
it.each([
  { errors: 'https://key@errors.vagu.test/7', recording: null, label: settingsText.told.errors },
  { errors: null, recording: 'https://key@errors.vagu.test/7', label: settingsText.told.recording },
  {
    errors: 'https://key@errors.vagu.test/7',
    recording: 'https://key@errors.vagu.test/7',
    label: settingsText.told.both,
  },
])('ends what is told of this browser: $label', async ({ errors, recording, label }) => {
  const meta = document.createElement('meta')
  meta.name = REPORTS_META
  meta.content = JSON.stringify({ errors, recording, environment: '', release: '1' })
  document.head.append(meta)
  await openFarm()
  const { user } = await renderPage('settings')
  const choice = await screen.findByRole('switch', { name: label })
  expect(choice).toHaveProperty('checked', false)
  expect(screen.queryByText(settingsText.told.errorsText) === null).toBe(errors === null)
  expect(screen.queryByText(settingsText.told.recordingText) === null).toBe(recording === null)
  await user.click(choice)
  expect(document.cookie).toContain('vagu_opt_out=1')
  await user.click(choice)
  expect(document.cookie).not.toContain('vagu_opt_out=1')
})
it('offers nothing of the kind where nobody is told anything', async () => {
  await openFarm()
  await renderPage('settings')
  await switchOf(workTime.label)
  expect(screen.queryByText(settingsText.told.title)).toBeNull()
})
