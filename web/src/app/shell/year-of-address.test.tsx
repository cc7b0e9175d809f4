/** The chosen year and the addresses that carry one: each follows the other. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { addField } from '@vagu/core/fields/contract'
import { getSettings } from '@vagu/core/settings/contract'
import { expect, it } from 'vitest'
import { cropsText } from '../../entities/crops/text.ts'
import { jobsText } from '../../entities/jobs/text.ts'
import { fieldsPageText } from '../../features/fields/text.ts'
import { pathTo, type RouteKey, ROUTES } from '../../navigation/paths.ts'
import { titles } from '../../navigation/titles.ts'
import { type Farm, openFarm, YEAR } from '../../testing/farm.ts'
import { holdPage } from '../../testing/hold-page.ts'
import { closeApp, openAddress, type Page, renderPage } from '../../testing/render-page.tsx'
import { addFields, addJobsTo, ploughing } from '../../testing/steps.ts'
import { shellText } from './text.ts'

const select = () => screen.findByRole<HTMLSelectElement>('combobox', { name: shellText.year })
const isShown = (year: number) => waitFor(async () => expect((await select()).value).toBe(String(year)))
const choose = async ({ user }: Page, year: number) => user.selectOptions(await select(), String(year))
const isAt = ({ address }: Page, path: string) => waitFor(() => expect(address()).toBe(path))
const menuLink = async (key: RouteKey): Promise<HTMLElement> =>
  within(await screen.findByRole('navigation', { name: shellText.mainMenu })).findByRole('link', {
    name: new RegExp(`^${titles[key]}`),
  })
async function openByMenu({ user }: Page, key: RouteKey): Promise<void> {
  await user.click(await menuLink(key))
  await waitFor(async () => expect((await menuLink(key)).getAttribute('aria-current')).toBe('page'))
}
/** An address as a load of the program opens it: nothing is remembered but what was stored. */
function load(address: string): Promise<Page> {
  closeApp()
  return openAddress(address)
}
const isKept = (farm: Farm, year: number) =>
  expect.poll(async () => (await farm.does(getSettings, {})).uiSettings['global']?.['globalYear']).toBe(year)

it('follows the address, and the address the year', async () => {
  const farm = await openFarm()
  await addFields(farm, ['Kodupõld'])
  const page = await renderPage('fields', { year: 2025 })
  await isShown(2025)
  await choose(page, 2024)
  await isAt(page, pathTo('fields', { year: 2024 }))
  await openByMenu(page, 'addJob')
  await isShown(2024)
  await choose(page, 2023)
  const ofYear = pathTo('fields', { year: 2023 })
  await waitFor(async () => expect((await menuLink('fields')).getAttribute('href')).toBe(ofYear))
  await openByMenu(page, 'fields')
  await isAt(page, ofYear)

  // kept with the account, also when it came with a link
  await load(pathTo('fields', { year: 2025 }))
  await isKept(farm, 2025)
  await load(ROUTES.addJob)
  await isShown(2025)
})
it('leads from an address without a year to the chosen one', async () => {
  const farm = await openFarm()
  await addFields(farm, ['Kodupõld'])
  await renderPage('fields', { year: 2025 })
  await isKept(farm, 2025)
  await isAt(await load('/pollud'), pathTo('fields', { year: 2025 }))
  await screen.findByRole('list', { name: fieldsPageText.tableLabel(2025) })
  await isAt(await load('/tood?olek=DONE'), `${pathTo('jobs', { year: 2025 })}?olek=DONE`)
  await isAt(await load('/pollud/import'), pathTo('fieldImport', { year: 2025 }))
})
it('holds where it is chosen while the page still loads', async () => {
  await addFields(await openFarm(), ['Kodupõld'])
  const page = await renderPage('workers')
  const letGo = holdPage('fields')
  fireEvent.click(await menuLink('fields'))
  await isAt(page, pathTo('fields', { year: YEAR }))
  await choose(page, 2024)
  letGo()
  await isAt(page, pathTo('fields', { year: 2024 }))
  await screen.findByRole('heading', { level: 1, name: titles.fields })
  await isShown(2024)
})
it('says that a page brought another year along, and offers the way back', async () => {
  const farm = await openFarm()
  const before = YEAR - 1
  const yearInfo = [{ year: before, mainCrop: { crop: 'talinisu' } }]
  const { _id: id } = await farm.does(addField, { body: { name: 'Kodupõld', area: 5, yearInfo } })
  const days = { date: `${before}-05-06`, endDate: `${before}-05-06` }
  await addJobsTo(farm, [ploughing(id, days)])
  const page = await renderPage('fields')
  // of the year before the crop is known: it is shown with its year, never as this one's
  await screen.findByText(cropsText.ofYear(before, 'Talinisu'))
  await isKept(farm, YEAR)
  await openByMenu(page, 'addJob')
  // the list of fields, which is shown until the page has come, leads to the field too, in the chosen year
  const recent = within(await screen.findByRole('region', { name: jobsText.recent }))
  await page.user.click(await recent.findByRole('link', { name: 'Kodupõld' }))
  await isAt(page, pathTo('field', { year: before, id }))
  await screen.findByText(shellText.yearChanged(before))
  await page.user.click(screen.getByRole('button', { name: shellText.backToYear(YEAR) }))
  await isAt(page, pathTo('field', { year: YEAR, id }))
  await waitFor(() => expect(screen.queryByText(shellText.yearChanged(YEAR))).toBeNull())
})
