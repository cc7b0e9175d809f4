import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { addField } from '@vagu/core/fields/contract'
import { changeUiSettings, getSettings } from '@vagu/core/settings/contract'
import { expect, it, vi } from 'vitest'
import { queryClient } from '../../entities/session/session.ts'
import { settingsKeys } from '../../entities/settings/keys.ts'
import { pathTo } from '../../navigation/paths.ts'
import { titles } from '../../navigation/titles.ts'
import { type Farm, openFarm, YEAR } from '../../testing/farm.ts'
import { holdPage } from '../../testing/hold-page.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { shellText } from './text.ts'

const CHOSEN = YEAR - 2
/** After so long the year of an address is kept. */
const SAVE_AFTER_MS = 500
const select = () => screen.findByRole<HTMLSelectElement>('combobox', { name: shellText.year })
const choose = async (user: UserEvent): Promise<void> => user.selectOptions(await select(), String(CHOSEN))
const isShown = (year: number) => waitFor(async () => expect((await select()).value).toBe(String(year)))

/** The years that were kept, in their order. */
const kept = (farm: Farm) => farm.sent(changeUiSettings).map(({ body }) => body.settings['globalYear'])

it('takes a year along that was chosen before the settings were there', async () => {
  const farm = await openFarm()
  const letThrough = farm.holds(getSettings)
  const { user, address } = await renderPage('addJob')
  await choose(user)
  await isShown(CHOSEN)
  await user.click(
    await within(await screen.findByRole('navigation', { name: shellText.mainMenu })).findByRole('link', {
      name: new RegExp(`^${titles.fields}`),
    }),
  )
  await waitFor(() => expect(address()).toBe(pathTo('fields', { year: CHOSEN })))
  letThrough()
  await waitFor(() => expect(queryClient.getQueryData(settingsKeys.all)).toBeDefined())
  await isShown(CHOSEN)
  expect(kept(farm)).toEqual([CHOSEN])
})
it('keeps a year that is on its way to the server over an answer that does not know it', async () => {
  const farm = await openFarm()
  const { user } = await renderPage('addJob')
  await isShown(YEAR)
  await waitFor(() => expect(queryClient.getQueryData(settingsKeys.all)).toBeDefined())
  const store = farm.holds(changeUiSettings)
  await choose(user)
  await farm.untilSent(changeUiSettings)
  await queryClient.invalidateQueries({ queryKey: settingsKeys.all })
  await isShown(CHOSEN)
  store()
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  await queryClient.invalidateQueries({ queryKey: settingsKeys.all })
  await isShown(CHOSEN)
})
it('keeps no year of a page that is left already, however long the next one loads', async () => {
  const farm = await openFarm()
  const { user, address } = await renderPage('fields')
  await waitFor(() => expect(kept(farm)).toEqual([YEAR]))
  const letGo = holdPage('jobs')
  const wait = vi.spyOn(globalThis, 'setTimeout')
  const menu = await screen.findByRole('navigation', { name: shellText.mainMenu })
  fireEvent.click(within(menu).getByRole('link', { name: new RegExp(`^${titles.jobs}`) }))
  await waitFor(() => expect(address()).toBe(pathTo('jobs', { year: YEAR })))
  await choose(user)
  await waitFor(() => expect(kept(farm)).toEqual([YEAR, CHOSEN]))
  expect(wait.mock.calls.filter(([, after]) => after === SAVE_AFTER_MS)).toEqual([])
  letGo()
  await isShown(CHOSEN)
})
it('offers the years from the first of which the farm holds something', async () => {
  const farm = await openFarm()
  const old = { year: 2015, mainCrop: { crop: 'talinisu' } }
  await farm.does(addField, { body: { name: 'Vana põld', area: 5, yearInfo: [old] } })
  const { user } = await renderPage('addJob')
  await waitFor(async () => {
    const years = within(await select()).getAllByRole('option')
    expect(years.at(-1)?.textContent).toBe('2014/2015')
  })
  await user.selectOptions(await select(), '2015')
  const menu = await screen.findByRole('navigation', { name: shellText.mainMenu })
  const link = within(menu).getByRole('link', { name: new RegExp(`^${titles.fields}`) })
  await waitFor(() => expect(link.getAttribute('href')).toBe(pathTo('fields', { year: 2015 })))
})
