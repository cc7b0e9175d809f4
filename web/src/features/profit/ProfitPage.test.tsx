import { screen, waitFor, within } from '@testing-library/react'
import { addField } from '@vagu/core/fields/contract'
import { addJob } from '@vagu/core/jobs/contract'
import { changeCostOverview, getCostOverview, getFieldLines } from '@vagu/core/profit/contract'
import { changeJobRequirements } from '@vagu/core/settings/contract'
import { changeUserSettings } from '@vagu/core/account/contract'
import { expect, it } from 'vitest'
import { type Farm, openFarm, YEAR } from '../../testing/farm.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { addFields } from '../../testing/steps.ts'
import { uiText } from '../../ui/text.ts'
import { PROFIT_LOOKS } from './profit-map.ts'
import { profitText as text } from './text.ts'

const params = { year: YEAR }
const WHEAT = { crop: 'talinisu', yieldType: 'Terad', price: 190, unit: 't' as const }
const SUBSIDY = {
  _id: '019e449c-fe80-7000-8000-000000000001',
  kind: 'SUBSIDY' as const,
  label: 'Pindalatoetus',
  amount: 100,
  per: 'HA' as const,
}

async function addWheat(farm: Farm, name: string, area: number): Promise<string> {
  const mainCrop = { crop: 'talinisu', yieldType: 'Terad', yieldUnit: 't' }
  const yearInfo = [{ year: YEAR, mainCrop }]
  return (await farm.does(addField, { body: { name, area, yearInfo } }))._id
}
/** Harvest of a field, the one job that costs something. */
async function harvest(farm: Farm, fieldId: string, { area, tonnes }: { area: number; tonnes: number }) {
  await farm.does(addJob, {
    body: {
      fieldId,
      status: 'DONE',
      jobCategory: { name: 'Koristus' },
      job: { name: 'Koristus' },
      area,
      date: '2026-05-18',
      endDate: '2026-05-18',
      yield: tonnes,
      yieldUnit: 't',
      yieldType: 'Terad',
    },
  })
}
const priceHarvest = (farm: Farm, hectarePrice: number) =>
  farm.does(changeJobRequirements, {
    body: { jobCategoryName: 'harvest', jobName: 'harvesting', requires: ['yield'], hectarePrice },
  })
async function wholeFarm(): Promise<Farm> {
  const farm = await openFarm()
  const [home, hill] = [await addWheat(farm, 'Kodupõld', 12.4), await addWheat(farm, 'Mäealune', 7.35)]
  await harvest(farm, home, { area: 12.4, tonnes: 77.6 })
  await harvest(farm, hill, { area: 7.35, tonnes: 40 })
  await priceHarvest(farm, 100)
  await farm.does(changeCostOverview, { params, body: { prices: [WHEAT], entries: [SUBSIDY] } })
  return farm
}
async function card(name: string) {
  const section = (await screen.findByRole('heading', { name })).closest('section')
  if (!section) throw new Error(`${name} is no card`)
  return within(section)
}
const euros = (cents: number) => text.euros(cents)
/** The same as Testing Library reads it. */
const shown = (cents: number) => euros(cents).replaceAll('\u00A0', ' ')

it('leads to the fields where there are none', async () => {
  await openFarm()
  await renderPage('profitability')
  await screen.findByRole('heading', { name: text.emptyTitle })
  expect(screen.getByRole('link', { name: text.toFields }).getAttribute('href')).toBe(`/pollud/${YEAR}`)
})
it('says that costs are not kept, and leads to the settings', async () => {
  const farm = await openFarm()
  await farm.does(changeUserSettings, { body: { expenseTracking: false } })
  await renderPage('profitability')
  await screen.findByRole('heading', { name: text.offTitle })
  screen.getByRole('link', { name: text.toSettings })
})
it('loads what could not be loaded', async () => {
  const farm = await wholeFarm()
  farm.refuses(getCostOverview)
  const { user } = await renderPage('profitability')
  await screen.findByText(text.loadFailed)
  farm.lets(getCostOverview)
  await user.click(screen.getByRole('button', { name: uiText.reload }))
  await card(text.farm)
})
it('shows the farm, each field in bars and table, and the crops', async () => {
  await wholeFarm()
  const { user } = await renderPage('profitability')
  const farm = await card(text.farm)
  farm.getByText(shown(11_760 * 190 + 197_500))
  farm.getByText(shown(197_500))
  farm.getByRole('img', { name: text.known(2, 2) })
  const bars = await card(`${text.bars}, €`)
  expect(bars.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    `Kodupõld${euros(1_474_400)}`,
    `Mäealune${euros(760_000)}`,
  ])
  expect(screen.queryByText(text.missingTitle)).toBeNull()
  await user.click(screen.getByRole('radio', { name: text.by.crop }))
  await user.click(screen.getByRole('radio', { name: text.measures.ha }))
  const crops = await card(`${text.bars}, €/ha`)
  expect(crops.getAllByRole('button')).toHaveLength(1)
})
it('asks for the prices that matter most, and never counts a missing one as 0', async () => {
  const farm = await openFarm()
  await harvest(farm, await addWheat(farm, 'Kodupõld', 12.4), { area: 12.4, tonnes: 77.6 })
  const { user } = await renderPage('profitability')
  const asking = await card(text.missingTitle)
  ;(await card(`${text.bars}, €`)).getByText(text.barsUnranked)
  const crop = await asking.findByRole('textbox', { name: text.priceLabel('Talinisu (terad)') })
  await user.type(crop, '190')
  await user.tab()
  await screen.findByText(text.saved)
  await user.type(await asking.findByRole('textbox', { name: text.priceLabel('Koristus') }), '100')
  await user.tab()
  await waitFor(() => expect(screen.queryByText(text.missingTitle)).toBeNull())
  ;(await card(text.farm)).getByText(shown(1_474_400 - 124_000))
})
it('takes a price back', async () => {
  const farm = await wholeFarm()
  const { user } = await renderPage('profitability')
  await user.click(await screen.findByRole('radio', { name: text.views.prices }))
  const price = await screen.findByRole('textbox', { name: text.priceLabel('Talinisu (terad)') })
  await user.clear(price)
  await user.type(price, '200')
  await user.tab()
  await user.click(await screen.findByRole('button', { name: text.undo }))
  await waitFor(async () => expect((await farm.does(getCostOverview, { params })).prices).toEqual([WHEAT]))
})
it('takes no price back that somebody else has set since', async () => {
  const farm = await wholeFarm()
  const { user } = await renderPage('profitability')
  await user.click(await screen.findByRole('radio', { name: text.views.prices }))
  const price = await screen.findByRole('textbox', { name: text.priceLabel('Talinisu (terad)') })
  await user.clear(price)
  await user.type(price, '200')
  await user.tab()
  const undo = await screen.findByRole('button', { name: text.undo })
  const others = { ...WHEAT, price: 210 }
  await farm.does(changeCostOverview, { params, body: { prices: [others] } })
  await user.click(undo)
  await screen.findByText(text.conflict)
  expect((await farm.does(getCostOverview, { params })).prices).toEqual([others])
})
it('keeps a price that was typed without a network, and stores it once when the input is left again', async () => {
  const farm = await wholeFarm()
  const { user } = await renderPage('profitability')
  await user.click(await screen.findByRole('radio', { name: text.views.prices }))
  const price = await screen.findByRole('textbox', { name: text.priceLabel('Talinisu (terad)') })
  farm.cannotReach(changeCostOverview)
  await user.clear(price)
  await user.type(price, '200')
  await user.tab()
  await farm.untilSent(changeCostOverview)
  farm.lets(changeCostOverview)
  await waitFor(() => expect(price).toHaveProperty('value', '200'))
  await user.click(price)
  await user.tab()
  await screen.findByText(text.saved)
  expect((await farm.does(getCostOverview, { params })).prices).toEqual([{ ...WHEAT, price: 200 }])
})
it('never shows a unit that is not the stored one: a price that waits goes along with it', async () => {
  const farm = await openFarm()
  await harvest(farm, await addWheat(farm, 'Kodupõld', 12.4), { area: 12.4, tonnes: 77.6 })
  const { user } = await renderPage('profitability')
  const asking = await card(text.missingTitle)
  const name = 'Talinisu (terad)'
  farm.cannotReach(changeCostOverview)
  await user.type(await asking.findByRole('textbox', { name: text.priceLabel(name) }), '0,19')
  await user.tab()
  await farm.untilSent(changeCostOverview)
  farm.lets(changeCostOverview)
  await user.selectOptions(asking.getByRole('combobox', { name: text.unitLabel(name) }), 'kg')
  await screen.findByText(text.saved)
  expect((await farm.does(getCostOverview, { params })).prices).toEqual([
    { ...WHEAT, price: 0.19, unit: 'kg' },
  ])
})
it('shows the price that somebody else has set since, not the one that was refused', async () => {
  const farm = await wholeFarm()
  const { user } = await renderPage('profitability')
  await user.click(await screen.findByRole('radio', { name: text.views.prices }))
  const price = await screen.findByRole('textbox', { name: text.priceLabel('Talinisu (terad)') })
  await farm.does(changeCostOverview, { params, body: { prices: [{ ...WHEAT, price: 210 }] } })
  await user.clear(price)
  await user.type(price, '200')
  await user.tab()
  await screen.findByText(text.conflict)
  await waitFor(() => expect(price).toHaveProperty('value', '210'))
})
it('says what is wrong with a price, and stores nothing', async () => {
  const farm = await wholeFarm()
  const { user } = await renderPage('profitability')
  await user.click(await screen.findByRole('radio', { name: text.views.prices }))
  const price = await screen.findByRole('textbox', { name: text.priceLabel('Talinisu (terad)') })
  await user.clear(price)
  await user.type(price, '-5')
  await user.tab()
  await screen.findByText('Hind peab olema positiivne')
  expect((await farm.does(getCostOverview, { params })).prices).toEqual([WHEAT])
})
it('opens a field: what it is made of, and where it breaks even', async () => {
  const farm = await wholeFarm()
  farm.refuses(getFieldLines)
  const { user } = await renderPage('profitability')
  const bars = await card(`${text.bars}, €`)
  await user.click(bars.getByRole('button', { name: /Kodupõld/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Kodupõld' }))
  expect(dialog.getByRole('list', { name: text.waterfall }).children).toHaveLength(4)
  dialog.getByText(text.breakEvenAt('15,98 €/t', '0,526 t/ha'))
  await dialog.findByText(text.linesFailed)
  farm.lets(getFieldLines)
  await user.click(dialog.getByRole('button', { name: uiText.reload }))
  const lines = within(await dialog.findByRole('table', { name: text.lines }))
  expect(lines.getAllByRole('row')).toHaveLength(4)
  await user.selectOptions(dialog.getByRole('combobox', { name: text.stand }), '3')
  await screen.findByText(text.standSaved)
  expect((await farm.does(getCostOverview, { params })).stands).toMatchObject([{ years: 3 }])
})
it('keeps entries: a new one by the dialog, deleted and taken back', async () => {
  const farm = await wholeFarm()
  const { user } = await renderPage('profitability')
  await user.click(await screen.findByRole('radio', { name: text.views.prices }))
  await user.click(await screen.findByRole('button', { name: text.addEntry }))
  const dialog = within(await screen.findByRole('dialog', { name: text.addEntry }))
  await user.click(dialog.getByRole('button', { name: text.save }))
  const nameInput = dialog.getByRole('textbox', { name: text.entryLabel })
  expect(nameInput.getAttribute('aria-invalid')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(nameInput))
  await user.selectOptions(dialog.getByRole('combobox', { name: text.entryKind }), 'COST')
  await user.type(dialog.getByRole('textbox', { name: text.entryLabel }), 'Kindlustus')
  await user.type(dialog.getByRole('textbox', { name: text.entryAmount }), '320,50')
  await user.selectOptions(dialog.getByRole('combobox', { name: text.entryPer }), 'TOTAL')
  await user.click(dialog.getByRole('button', { name: text.save }))
  await screen.findByText(text.entrySaved)
  const labels = async () => (await farm.does(getCostOverview, { params })).entries.map(({ label }) => label)
  expect(await labels()).toEqual(['Pindalatoetus', 'Kindlustus'])
  await user.click(await screen.findByRole('button', { name: text.remove('Kindlustus') }))
  await screen.findByText(text.entryRemoved)
  expect(await labels()).toEqual(['Pindalatoetus'])
})
it('paints the fields by the profit of a hectare, and grey where it is not known', async () => {
  const farm = await openFarm()
  const [home = '', hill = ''] = await addFields(farm, ['Kodupõld', 'Mäealune', 'Sooäär'])
  await harvest(farm, home, { area: 5, tonnes: 30 })
  await harvest(farm, hill, { area: 5, tonnes: 1 })
  await farm.does(changeCostOverview, { params, body: { prices: [WHEAT] } })
  await priceHarvest(farm, 300)
  const { user } = await renderPage('profitability')
  await user.click(await screen.findByRole('radio', { name: text.views.map }))
  const shapeOf = async (name: string): Promise<Element> => {
    const map = await screen.findByRole('img', { name: text.mapLabel(YEAR) })
    const shape = [...map.querySelectorAll('path[data-clickable]')].find((each) => each.textContent === name)
    if (!shape) throw new Error(`${name} is not on the map`)
    return shape
  }
  const colourOf = async (name: string) => (await shapeOf(name)).getAttribute('fill')
  const [deepLoss, , , , best, unknown] = PROFIT_LOOKS
  await screen.findByText(text.mapUnknown(1))
  const legend = within(screen.getByRole('list', { name: text.legend }))
  expect(legend.getAllByRole('listitem')).toHaveLength(PROFIT_LOOKS.length)
  // 6 t/ha stay in profit, 0,2 t/ha do not, and of the third nothing is known
  expect(await colourOf('Kodupõld')).toBe(best?.colour)
  expect(await colourOf('Mäealune')).toBe(deepLoss?.colour)
  expect(await colourOf('Sooäär')).toBe(unknown?.colour)
  await user.click(await shapeOf('Mäealune'))
  await screen.findByRole('dialog', { name: 'Mäealune' })
})
it('puts years beside each other', async () => {
  await wholeFarm()
  const { user } = await renderPage('profitability')
  await user.click(await screen.findByRole('radio', { name: text.views.years }))
  const years = within(await screen.findByRole('table', { name: text.yearsTitle }))
  expect(years.getByText(String(YEAR))).not.toBeNull()
})
