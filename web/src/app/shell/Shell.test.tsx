import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { changeJobCategories, getSettings } from '@vagu/core/settings/contract'
import { logout } from '@vagu/core/users/contract'
import { expect, it } from 'vitest'
import { ROUTES, type RouteKey } from '../../navigation/paths.ts'
import { titles } from '../../navigation/titles.ts'
import { openFarm } from '../../testing/farm.ts'
import { closeApp, renderPage } from '../../testing/render-page.tsx'
import { addFields } from '../../testing/steps.ts'
import { shellText } from './text.ts'

const menuLink = async (key: RouteKey): Promise<HTMLElement> =>
  within(await screen.findByRole('navigation', { name: shellText.mainMenu })).findByRole('link', {
    name: new RegExp(`^${titles[key]}`),
  })
const saysBeside = (key: RouteKey, text: string) =>
  waitFor(async () => expect((await menuLink(key)).textContent).toContain(text))
const doesNotSayBeside = async (key: RouteKey, text: string): Promise<void> =>
  expect((await menuLink(key)).textContent).not.toContain(text)

it('leads by the menu to job types that nobody has looked over, then to the next that is missing', async () => {
  const farm = await openFarm()
  await addFields(farm, ['Kodupõld'])
  await renderPage('workers')
  await saysBeside('jobTypes', shellText.lookOver)
  await doesNotSayBeside('fields', shellText.startHere)
  const { jobCategories } = await farm.does(getSettings, {})
  await farm.does(changeJobCategories, { body: { jobCategories } })
  closeApp()
  await renderPage('workers')
  await saysBeside('seeds', shellText.startHere)
  await doesNotSayBeside('jobTypes', shellText.lookOver)
})

async function logOut(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: shellText.account }))
  await user.click(await screen.findByRole('menuitem', { name: shellText.logout }))
}

it('says that a sign-out failed, and leaves everything as it is', async () => {
  const farm = await openFarm()
  const { user, address } = await renderPage('warnings')
  farm.cannotReach(logout)
  await logOut(user)
  await screen.findByText(shellText.logoutFailed)
  expect(address()).toBe(ROUTES.warnings)
  await menuLink('fields')
  farm.lets(logout)
  await logOut(user)
  await waitFor(() => expect(address()).toBe(ROUTES.login))
  await waitFor(() => expect(screen.queryByRole('navigation', { name: shellText.mainMenu })).toBeNull())
})
