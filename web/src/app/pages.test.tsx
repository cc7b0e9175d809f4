import { screen, waitFor } from '@testing-library/react'
import { addField } from '@vagu/core/fields/contract'
import { expect, it } from 'vitest'
import { jobsText } from '../entities/jobs/text.ts'
import { fieldImportText } from '../features/field-import/text.ts'
import { usersText } from '../features/users/text.ts'
import { isPublic, ROUTE_KEYS, type RouteKey } from '../navigation/paths.ts'
import { titles } from '../navigation/titles.ts'
import { openAsVisitor, openFarm } from '../testing/farm.ts'
import { openAddress, renderPage } from '../testing/render-page.tsx'
import { appText } from './text.ts'

/** Pages whose heading says more than their name in the menu. */
const HEADINGS: Partial<Record<RouteKey, string>> = {
  addJob: jobsText.addTitle,
  fieldImport: fieldImportText.title,
  field: 'Kodupõld',
  login: usersText.loginTitle,
  register: usersText.registerTitle,
  forgotPassword: usersText.forgotTitle,
  newPassword: usersText.newPasswordTitle,
}
const heading = () => document.querySelector('h1')?.textContent

it.each(ROUTE_KEYS.filter((key) => !isPublic(key)))('%s opens for a farmer', async (key) => {
  const farm = await openFarm()
  const { _id: id } = await farm.does(addField, { body: { name: 'Kodupõld', area: 5 } })
  await renderPage(key, { id })
  await waitFor(() => expect(heading()).toContain(HEADINGS[key] ?? titles[key]))
})
it.each(['login', 'register', 'forgotPassword', 'newPassword'] as const)(
  '%s opens for a visitor',
  async (key) => {
    await openAsVisitor()
    await renderPage(key)
    expect(heading()).toBe(HEADINGS[key])
  },
)
it.each(['/sellist-lehte-ei-ole', '/pollud/kaks', '/pollud/1500'])('%s is no page', async (address) => {
  await openFarm()
  await openAddress(address)
  expect(await screen.findAllByText(appText.notFoundTitle)).not.toEqual([])
})
