import { screen, waitFor, within } from '@testing-library/react'
import { getFieldsOverview } from '@vagu/core/fields/overview-contract'
import { orderFields } from '@vagu/core/fields/list-contract'
import { getStatus } from '@vagu/core/status/contract'
import { addField, changeField, listFields, toggleField } from '@vagu/core/fields/contract'
import { expect, it } from 'vitest'
import { newId } from '../../lib/new-id.ts'
import { pathTo } from '../../navigation/paths.ts'
import { recordsText } from '../../records/text.ts'
import { type Farm, openFarm, YEAR } from '../../testing/farm.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { changeUiSettings } from '@vagu/core/settings/contract'
import { addCertifiedWorker, addFields, addJobsTo, ploughing, spraying } from '../../testing/steps.ts'
import { uiText } from '../../ui/text.ts'
import { fieldsText } from '../../entities/fields/text.ts'
import { fieldsMapText } from './map/text.ts'
import { fieldsPageText } from './text.ts'

const list = () => screen.findByRole('list', { name: fieldsPageText.tableLabel(YEAR) })
const rowOf = async (name: string): Promise<HTMLElement> => {
  const link = await within(await list()).findByRole('link', { name })
  const row = link.closest('li')
  if (!row) throw new Error(`${name} is in no row`)
  return row
}
const names = async (): Promise<string[]> =>
  within(await list())
    .getAllByRole('link')
    .map((link) => link.textContent)
const nameIn = (dialog: HTMLElement) => within(dialog).findByRole('textbox', { name: fieldsPageText.name })

/** Waits until the screen's choice is kept with the account. */
const untilKept = (farm: Farm, settings: Readonly<Record<string, string>>) =>
  waitFor(() =>
    expect(farm.sent(changeUiSettings)).toContainEqual({ body: { componentName: 'fields', settings } }),
  )

it('shows the fields of the season with their crops and areas', async () => {
  const farm = await openFarm()
  await addFields(farm, ['Kodupõld', 'Mäealune'])
  await renderPage('fields')
  const row = await rowOf('Kodupõld')
  expect(row.textContent).toContain('Talinisu')
  expect(row.textContent).toContain('5')
  await rowOf('Mäealune')
})
it('leads to the samples of the fields in the same year', async () => {
  const farm = await openFarm()
  await addFields(farm, ['Kodupõld'])
  await renderPage('fields')
  const link = await screen.findByRole('link', { name: fieldsPageText.samples })
  expect(link.getAttribute('href')).toBe(pathTo('soilSamples', { year: YEAR }))
})
it('lists every field of a farm that has more than a screen holds', async () => {
  const farm = await openFarm()
  const all = Array.from({ length: 45 }, (_, i) => `Põld ${i + 1}`)
  await addFields(farm, all)
  await renderPage('fields')
  await waitFor(async () => expect(await names()).toEqual(all))
})
it('shows the crops beside the main one with their use, and finds a field by them', async () => {
  const farm = await openFarm()
  await addFields(farm, ['Kodupõld'])
  const otherCrops = [{ use: 'UNDERSOWN' as const, crop: 'punane_ristik' }]
  const yearInfo = [{ year: YEAR, mainCrop: { crop: 'suvioder' }, otherCrops }]
  await farm.does(addField, { body: { name: 'Mäealune', area: 4, yearInfo } })
  const { user } = await renderPage('fields')
  expect((await rowOf('Mäealune')).textContent).toContain('+ Punane ristik (allakülv)')
  expect((await rowOf('Kodupõld')).textContent).not.toContain('+')
  await user.type(screen.getByRole('searchbox', { name: fieldsPageText.search }), 'ristik')
  await waitFor(async () => expect(await names()).toEqual(['Mäealune']))
})
it('says how much the linked farms have together, where that is more than the own', async () => {
  const farm = await openFarm()
  await addFields(farm, ['Kodupõld'])
  const status = await farm.does(getStatus, {})
  farm.answers(getStatus, () => ({ ...status, totalActiveArea: 123.4567 }))
  await renderPage('fields')
  const line = await screen.findByText(fieldsPageText.totalOfFarms(YEAR))
  expect(line.parentElement?.textContent).toMatch(/123,457\sha/)
})
it('says nothing of linked farms where there are none', async () => {
  const farm = await openFarm()
  await addFields(farm, ['Kodupõld'])
  await renderPage('fields')
  await screen.findByText(fieldsPageText.activeTotal)
  await farm.untilSent(getStatus)
  expect(screen.queryByText(fieldsPageText.totalOfFarms(YEAR))).toBeNull()
})
it('stands in the order that the farmer gave, not in that of names', async () => {
  const farm = await openFarm()
  const [a = '', b = '', c = ''] = await addFields(farm, ['Aas', 'Kivi', 'Mets'])
  await farm.does(orderFields, { body: { ids: [c, a, b] } })
  await renderPage('fields')
  expect(await names()).toEqual(['Mets', 'Aas', 'Kivi'])
})
it('says how fields come in where there are none, and adds one', async () => {
  const farm = await openFarm()
  const { user } = await renderPage('fields')
  await screen.findByText(fieldsPageText.emptyTitle)
  const [button] = screen.getAllByRole('button', { name: fieldsPageText.add })
  if (button) await user.click(button)
  const dialog = await screen.findByRole('dialog', { name: fieldsPageText.addTitle })
  await user.type(await nameIn(dialog), 'Jõeäär')
  await user.type(within(dialog).getByRole('textbox', { name: fieldsPageText.area }), '4,5')
  await user.click(within(dialog).getByRole('button', { name: uiText.save }))
  await rowOf('Jõeäär')
  expect(await farm.untilSent(addField)).toMatchObject([{ body: { name: 'Jõeäär', area: 4.5 } }])
})
it('loads the fields again where they could not be loaded', async () => {
  const farm = await openFarm()
  await addFields(farm, ['Kodupõld'])
  farm.refuses(listFields)
  const { user } = await renderPage('fields')
  const reload = await screen.findByRole('button', { name: uiText.reload })
  farm.lets(listFields)
  await user.click(reload)
  await rowOf('Kodupõld')
})
it('finds a field, and says when there is none', async () => {
  const farm = await openFarm()
  await addFields(farm, ['Kodupõld', 'Mäealune'])
  const { user } = await renderPage('fields')
  await rowOf('Kodupõld')
  const search = screen.getByRole('searchbox', { name: fieldsPageText.search })
  await user.type(search, 'mäe')
  await waitFor(async () => expect(await names()).toEqual(['Mäealune']))
  await user.type(search, ' xyz')
  await screen.findByText(fieldsPageText.noneFound)
})
it('takes a field out of use', async () => {
  const farm = await openFarm()
  const [id = ''] = await addFields(farm, ['Kodupõld', 'Mäealune'])
  const { user } = await renderPage('fields')
  await user.click(await screen.findByRole('button', { name: recordsText.menuOf('Kodupõld') }))
  await user.click(await screen.findByRole('menuitem', { name: fieldsPageText.deactivate }))
  expect(await farm.untilSent(toggleField)).toEqual([{ params: { id } }])
  await screen.findByRole('button', { name: fieldsPageText.showInactive(1) })
})
it('opens the field that the address names', async () => {
  const farm = await openFarm()
  const [id = ''] = await addFields(farm, ['Kodupõld'])
  const { user, address } = await renderPage('fields', { rest: `#${id}` })
  const dialog = await screen.findByRole('dialog', { name: fieldsPageText.editTitle })
  expect(await nameIn(dialog)).toHaveProperty('value', 'Kodupõld')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(address()).toBe(pathTo('fields', { year: YEAR })))
})
it('says that the field of an address is gone', async () => {
  const farm = await openFarm()
  await addFields(farm, ['Kodupõld'])
  await renderPage('fields', { rest: `#${newId()}` })
  await screen.findByText(fieldsPageText.missing)
})
it('shows both versions of a field that was changed meanwhile, and stores the chosen one', async () => {
  const farm = await openFarm()
  const [id = ''] = await addFields(farm, ['Kodupõld'])
  const { user } = await renderPage('fields', { rest: `#${id}` })
  const dialog = await screen.findByRole('dialog', { name: fieldsPageText.editTitle })
  await user.type(await nameIn(dialog), ' 2')
  await farm.does(changeField, { params: { id }, body: { name: 'Kodunurm', area: 5 } })
  await user.click(within(dialog).getByRole('button', { name: uiText.save }))
  await within(dialog).findByText(fieldsPageText.conflictTitle)
  await user.click(within(dialog).getByRole('button', { name: uiText.keepMine }))
  await rowOf('Kodupõld 2')
})

it('shows the numbers in a table for those who compare them, and remembers it', async () => {
  const farm = await openFarm()
  await addFields(farm, ['Kodupõld', 'Mäealune'])
  const { user } = await renderPage('fields')
  await rowOf('Kodupõld')
  await user.click(screen.getByRole('radio', { name: fieldsPageText.table }))
  const table = await screen.findByRole('table', { name: fieldsPageText.tableLabel(YEAR) })
  expect(within(table).getAllByRole('row')).toHaveLength(3)
  expect(within(table).getByRole('row', { name: /Kodupõld/ }).textContent).toContain('Talinisu')
  await untilKept(farm, { view: 'table' })
})
it('tells of a field what was done last and from when it is free', async () => {
  const farm = await openFarm()
  const [sprayed = '', ploughed = ''] = await addFields(farm, ['Kodupõld', 'Mäealune'])
  const worker = await addCertifiedWorker(farm)
  const on = { area: 5, date: '2026-05-19', endDate: '2026-05-19' }
  await addJobsTo(farm, [{ ...spraying(sprayed, worker), ...on }, ploughing(ploughed)])
  const { user } = await renderPage('fields')
  await within(await rowOf('Kodupõld')).findByText(fieldsMapText.lastJob('Pritsimine', '19.05.'))
  within(await rowOf('Kodupõld')).getByText(fieldsMapText.workFromShort('21.05.'))
  // a mouse over its shape tells the same before anything is pressed
  const map = await screen.findByRole('img', { name: fieldsText.allFields })
  for (const shape of map.querySelectorAll('path[data-clickable]')) {
    await user.hover(shape)
    if (screen.queryByText(fieldsMapText.harvestFrom('23.06.'))) break
  }
  await screen.findByText(fieldsMapText.harvestFrom('23.06.'))
  await user.unhover(map)
  await user.click(screen.getByRole('button', { name: fieldsMapText.select('Kodupõld') }))
  const card = await screen.findByRole('region', { name: fieldsMapText.card })
  within(card).getByText(fieldsMapText.harvestFrom('23.06.'))
  expect(within(card).getByRole('link', { name: fieldsMapText.open }).getAttribute('href')).toBe(
    pathTo('field', { year: YEAR, id: sprayed }),
  )
})
it('chooses one field at a time in list and map, and lets it go', async () => {
  const farm = await openFarm()
  await addFields(farm, ['Kodupõld', 'Mäealune'])
  const { user } = await renderPage('fields')
  await rowOf('Kodupõld')
  const [home, hill] = ['Kodupõld', 'Mäealune'].map((name) =>
    screen.getByRole('button', { name: fieldsMapText.select(name) }),
  ) as [HTMLElement, HTMLElement]
  await user.click(home)
  await user.click(hill)
  expect([home, hill].map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'true'])
  const card = await screen.findByRole('region', { name: fieldsMapText.card })
  within(card).getByRole('heading', { name: 'Mäealune' })
  await user.click(within(card).getByRole('button', { name: fieldsMapText.edit }))
  const dialog = await screen.findByRole('dialog', { name: fieldsPageText.editTitle })
  expect(await nameIn(dialog)).toHaveProperty('value', 'Mäealune')
  await user.keyboard('{Escape}')
  await user.click(within(card).getByRole('button', { name: fieldsMapText.closeCard }))
  expect(screen.queryByRole('region', { name: fieldsMapText.card })).toBeNull()
})
it('narrows the list by what the colours mean, several at once, and shows all again', async () => {
  const farm = await openFarm()
  await addFields(farm, ['Kodupõld', 'Mäealune'])
  for (const [name, crop] of [
    ['Rapsipõld', 'taliraps'],
    ['Paljas', ''],
  ] as const)
    await farm.does(addField, {
      body: { name, area: 3, yearInfo: crop === '' ? [] : [{ year: YEAR, mainCrop: { crop } }] },
    })
  const { user } = await renderPage('fields')
  await rowOf('Paljas')
  const legend = screen.getByRole('list', { name: fieldsMapText.legend })
  await user.click(within(legend).getByRole('button', { name: /Talinisu.*2.*10.ha/ }))
  await waitFor(async () => expect(await names()).toEqual(['Kodupõld', 'Mäealune']))
  await user.click(within(legend).getByRole('button', { name: /Taliraps/ }))
  await waitFor(async () => expect(await names()).toEqual(['Kodupõld', 'Mäealune', 'Rapsipõld']))
  const [all] = screen.getAllByRole('button', { name: fieldsMapText.showAll })
  if (all) await user.click(all)
  await waitFor(async () => expect(await names()).toHaveLength(4))
})
it('counts the fields without a shape, lists them, and leads to drawing', async () => {
  const farm = await openFarm()
  await addFields(farm, ['Kodupõld'])
  await farm.does(addField, { body: { name: 'Paljas', area: 3 } })
  const { user } = await renderPage('fields')
  await user.click(await screen.findByRole('button', { name: fieldsMapText.withoutShape(1) }))
  await waitFor(async () => expect(await names()).toEqual(['Paljas']))
  await user.click(screen.getByRole('button', { name: fieldsMapText.drawOf('Paljas') }))
  await screen.findByRole('dialog', { name: fieldsPageText.editTitle })
})
it('colours by what is chosen, and remembers it', async () => {
  const farm = await openFarm()
  const [id = ''] = await addFields(farm, ['Kodupõld', 'Mäealune'])
  await addJobsTo(farm, [ploughing(id)])
  const { user } = await renderPage('fields')
  await rowOf('Kodupõld')
  await user.click(screen.getByRole('radio', { name: fieldsMapText.modes.lastJob }))
  const legend = await screen.findByRole('list', { name: fieldsMapText.legend })
  await within(legend).findByRole('button', { name: new RegExp(fieldsMapText.noJob) })
  await untilKept(farm, { colourBy: 'lastJob' })
})
it('stands without what is in force, when that could not be loaded', async () => {
  const farm = await openFarm()
  await addFields(farm, ['Kodupõld'])
  farm.refuses(getFieldsOverview)
  await renderPage('fields')
  await rowOf('Kodupõld')
})
