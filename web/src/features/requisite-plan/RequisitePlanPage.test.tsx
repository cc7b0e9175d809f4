import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { addField, deleteField } from '@vagu/core/fields/contract'
import { listJobs } from '@vagu/core/jobs/batch-contract'
import { addMaterial, deleteMaterial } from '@vagu/core/materials/contract'
import {
  addRequisitePlan,
  changeCropTemplate,
  changeRequisitePlan,
  getRequisitePlan,
} from '@vagu/core/requisite-plan/contract'
import { changeCostOverview } from '@vagu/core/profit/contract'
import { expect, it } from 'vitest'
import { type Farm, openFarm, YEAR } from '../../testing/farm.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { verdictDetailsText } from '../../entities/verdicts/details-text.ts'
import { historyText } from '../../records/history/text.ts'
import { uiText } from '../../ui/text.ts'
import { otherCropText } from './other-crop-text.ts'
import { planText as text } from './text.ts'

const NAME = 'AN 34,4'
const FERTILIZER = {
  type: 'fertilizer',
  subtype: 'FERTILIZER',
  subtypeVariant: 'VAETIS_REGISTRIST',
  fertilizerKind: 'MINERAL_FERTILIZER',
} as const
const PESTICIDE = {
  subtype: 'fungitsiid',
  subtypeVariant: 'TKV_MUU',
  ingredients: [{ name: 'protiokonasool', code: 'PTZ' }],
}
const WHEAT = 'Talinisu'

async function addWheat(farm: Farm, name: string, crop = 'talinisu') {
  const yearInfo = [YEAR - 1, YEAR].map((year) => ({ year, mainCrop: { crop } }))
  return (await farm.does(addField, { body: { name, area: 10, yearInfo } }))._id
}
const line = (fieldId: string, change: object = {}) => ({
  fieldId,
  year: YEAR,
  crop: 'talinisu',
  type: { typeName: NAME },
  name: NAME,
  amount: 270,
  unit: 'kg/ha' as const,
  timeframe: 'SPRING' as const,
  ...change,
})
/** A line's button, by the beginning of its name: what the cell says follows. */
const lineOf = (material: string) => (name: string) => name.startsWith(text.openLine(material, 'Kodupõld'))
const planOf = (farm: Farm) => farm.does(getRequisitePlan, { params: { year: YEAR }, query: {} })
const ratesOf = async (farm: Farm) =>
  (await planOf(farm)).plans.map(({ amount }) => amount).toSorted((a, b) => b - a)

async function fill(user: UserEvent, rate: string, count: number) {
  const dialog = within(await screen.findByRole('dialog', { name: text.dialogAdd(WHEAT, count) }))
  await user.click(await dialog.findByRole('combobox', { name: text.material }))
  await user.click(await screen.findByRole('option', { name: NAME }))
  await user.type(dialog.getByRole('textbox', { name: text.amount }), rate)
  await user.click(dialog.getByRole('radio', { name: text.timeframes.SPRING }))
  return dialog
}

it('leads to the fields where the farm has none', async () => {
  await openFarm()
  await renderPage('requisitePlan')
  expect(await screen.findByRole('heading', { name: text.emptyTitle })).toBeDefined()
})
it('says that it could not be loaded, and loads again', async () => {
  const farm = await openFarm()
  await addWheat(farm, 'Kodupõld')
  farm.refuses(getRequisitePlan)
  const { user } = await renderPage('requisitePlan')
  await screen.findByText(text.loadFailed)
  farm.lets(getRequisitePlan)
  await user.click(screen.getByRole('button', { name: uiText.reload }))
  expect(await screen.findByRole('button', { name: text.addTo(WHEAT) })).toBeDefined()
})

it('adds a material to the chosen fields of a crop, and takes it back', async () => {
  const farm = await openFarm()
  for (const name of ['Kodupõld', 'Raba', 'Mäe']) await addWheat(farm, name)
  await farm.does(addMaterial, { body: { ...FERTILIZER, name: NAME } })
  const { user } = await renderPage('requisitePlan')
  await user.click(await screen.findByRole('button', { name: text.addTo(WHEAT) }))
  const dialog = await fill(user, '270', 3)
  await user.click(dialog.getByRole('checkbox', { name: /Raba/ }))
  await user.click(dialog.getByRole('button', { name: text.saveTo(2) }))
  await screen.findByRole('button', { name: lineOf(NAME) })
  expect(screen.getByRole('button', { name: text.addLine(NAME, 'Raba') })).toBeDefined()
  expect(await ratesOf(farm)).toEqual([270, 270])
  await user.click(await screen.findByRole('button', { name: text.undo }))
  await waitFor(async () => expect(await ratesOf(farm)).toEqual([]))
})
it('names the field that a line of another one is taken to', async () => {
  const farm = await openFarm()
  const fieldId = await addWheat(farm, 'Kodupõld')
  await addWheat(farm, 'Raba')
  await farm.does(addRequisitePlan, { body: line(fieldId) })
  const { user } = await renderPage('requisitePlan')
  await user.click(await screen.findByRole('button', { name: text.addLine(NAME, 'Raba') }))
  await screen.findByRole('dialog', { name: text.dialogAddTo('Raba') })
})
it('keeps what was typed where something is missing', async () => {
  const farm = await openFarm()
  await addWheat(farm, 'Kodupõld')
  const { user } = await renderPage('requisitePlan')
  await user.click(await screen.findByRole('button', { name: text.addTo(WHEAT) }))
  const dialog = within(await screen.findByRole('dialog', { name: text.dialogAdd(WHEAT, 1) }))
  await user.type(dialog.getByRole('textbox', { name: text.amount }), '12')
  await user.click(dialog.getByRole('button', { name: text.saveTo(1) }))
  expect(await dialog.findAllByText(text.required)).not.toHaveLength(0)
  expect(dialog.getByRole('textbox', { name: text.amount })).toHaveProperty('value', '12')
  expect(await ratesOf(farm)).toEqual([])
})
it('changes a line, and deletes it with a way back', async () => {
  const farm = await openFarm()
  await farm.does(addRequisitePlan, { body: line(await addWheat(farm, 'Kodupõld')) })
  const { user } = await renderPage('requisitePlan')
  const open = async () => user.click(await screen.findByRole('button', { name: lineOf(NAME) }))
  await open()
  const amount = await screen.findByRole('textbox', { name: text.amount })
  await user.clear(amount)
  await user.type(amount, '200')
  await user.click(screen.getByRole('button', { name: text.save }))
  await waitFor(async () => expect(await ratesOf(farm)).toEqual([200]))
  await screen.findByText('200 kg/ha')
  await open()
  await user.click(await screen.findByRole('button', { name: text.remove }))
  await waitFor(async () => expect(await ratesOf(farm)).toEqual([]))
})
it('copies the year before, and uses the templates of crops', async () => {
  const farm = await openFarm()
  const fieldId = await addWheat(farm, 'Kodupõld')
  await farm.does(addRequisitePlan, { body: line(fieldId, { year: YEAR - 1, amount: 250 }) })
  await farm.does(changeCropTemplate, {
    body: { crop: 'talinisu', updatedAt: null, lines: [line('', { timeframe: 'SUMMER', amount: 90 })] },
  })
  const { user } = await renderPage('requisitePlan')
  await user.click(await screen.findByRole('button', { name: text.copy(YEAR - 1) }))
  await waitFor(async () => expect(await ratesOf(farm)).toEqual([250]))
  await user.click(screen.getByRole('button', { name: text.applyTemplates }))
  await waitFor(async () => expect(await ratesOf(farm)).toEqual([250, 90]))
  const { plans } = await planOf(farm)
  expect(plans.map(({ source }) => source).toSorted()).toEqual(['COPY', 'TEMPLATE'])
})
it('makes planned jobs of what nothing stands for', async () => {
  const farm = await openFarm()
  const { _id: requisiteId } = await farm.does(addMaterial, { body: { ...FERTILIZER, name: NAME } })
  const fieldId = await addWheat(farm, 'Kodupõld')
  await farm.does(addRequisitePlan, { body: line(fieldId, { requisiteId, type: 'fertilizer', times: 2 }) })
  const { user } = await renderPage('requisitePlan')
  await user.click(await screen.findByRole('button', { name: text.makeJobs }))
  await user.click(await screen.findByRole('button', { name: text.jobsDo(2) }))
  await screen.findByText(text.jobsMade(2))
  const jobs = await farm.does(listJobs, { query: { year: String(YEAR) } })
  expect(jobs).toHaveLength(2)
  expect((await planOf(farm)).plans).toMatchObject([{ timesCovered: 2 }])
})
it('asks about lines of another crop, and of fields that are no more', async () => {
  const farm = await openFarm()
  const gone = await addWheat(farm, 'Raba')
  await farm.does(addRequisitePlan, { body: line(gone) })
  await farm.does(addRequisitePlan, { body: line(await addWheat(farm, 'Kodupõld', 'kaer')) })
  await farm.does(deleteField, { params: { id: gone } })
  const { user } = await renderPage('requisitePlan')
  await screen.findByText(text.orphan('Raba', 'deleted', 1))
  await screen.findByText(text.cropChanged('Kodupõld', WHEAT, 1))
  await user.click(screen.getByRole('button', { name: text.keep }))
  await waitFor(async () => expect((await planOf(farm)).plans).toMatchObject([{ crop: 'kaer' }]))
  await waitFor(() => expect(screen.queryByRole('button', { name: text.keep })).toBeNull())
  await user.click(await screen.findByRole('button', { name: text.removeLines }))
  await waitFor(async () => expect((await planOf(farm)).orphans).toEqual([]))
})
it('tells what all rules say of a line before it is saved', async () => {
  const farm = await openFarm()
  const product = { name: 'Tiltor 300', type: 'chemical', unit: 'l/ha', usageTimes: 1, ...PESTICIDE } as const
  const { _id: requisiteId } = await farm.does(addMaterial, { body: product })
  const fieldId = await addWheat(farm, 'Kodupõld')
  const plan = { type: 'chemical', requisiteId, name: product.name, amount: 1, unit: 'l/ha', times: 2 }
  await farm.does(addRequisitePlan, { body: line(fieldId, plan) })
  const { user } = await renderPage('requisitePlan')
  await user.click(await screen.findByRole('button', { name: lineOf(product.name) }))
  // the region is made anew while what it tells of is loaded
  const told = (): HTMLElement => screen.getByRole('region', { name: text.verdictsTitle })
  await waitFor(() => expect(told().textContent).toContain('Kasutuskordade arv ületatud'))
  within(told()).getByText(verdictDetailsText.whatIf)
})
it('copies what can be copied, and names the deleted material that was left out', async () => {
  const farm = await openFarm()
  const { _id: requisiteId } = await farm.does(addMaterial, { body: { ...FERTILIZER, name: NAME } })
  const fieldId = await addWheat(farm, 'Kodupõld')
  const before = { year: YEAR - 1, type: 'fertilizer', requisiteId }
  await farm.does(addRequisitePlan, { body: line(fieldId, before) })
  await farm.does(addRequisitePlan, {
    body: line(fieldId, { year: YEAR - 1, name: 'Kile', type: { typeName: 'Kile' }, amount: 3 }),
  })
  await farm.does(deleteMaterial, { params: { id: requisiteId } })
  const { user } = await renderPage('requisitePlan')
  await user.click(await screen.findByRole('button', { name: text.copy(YEAR - 1) }))
  await screen.findByText(`${text.added(1)}. ${text.leftOut([NAME])}`)
  expect(await ratesOf(farm)).toEqual([3])
})
it('shows who changed a line, and brings an earlier state back', async () => {
  const farm = await openFarm()
  const fieldId = await addWheat(farm, 'Kodupõld')
  const { _id: id } = await farm.does(addRequisitePlan, { body: line(fieldId) })
  await farm.does(changeRequisitePlan, { params: { id }, body: line(fieldId, { amount: 200 }) })
  const { user } = await renderPage('requisitePlan')
  await user.click(await screen.findByRole('button', { name: lineOf(NAME) }))
  await user.click(await screen.findByRole('button', { name: historyText.open }))
  const history = within(await screen.findByRole('dialog', { name: historyText.title(NAME) }))
  await history.findByText('270 kg/ha')
  await user.click(history.getByRole('button', { name: /Taasta seis/ }))
  await waitFor(async () => expect(await ratesOf(farm)).toEqual([270]))
  await screen.findByText('270 kg/ha')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('tries another crop on a field: what is bought, what is left and what it earns, and stores nothing', async () => {
  const farm = await openFarm()
  const fieldId = await addWheat(farm, 'Kodupõld')
  const oats = await addWheat(farm, 'Raba', 'kaer')
  await farm.does(addRequisitePlan, { body: line(fieldId) })
  await farm.does(addRequisitePlan, { body: line(oats, { crop: 'kaer', amount: 100 }) })
  const entries = [
    [fieldId, 5000],
    [oats, 3000],
  ].map(([of, amount], at) => ({
    _id: `01890a5d-ac96-774b-bcce-b302099100e${at}`,
    kind: 'INCOME' as const,
    fieldId: String(of),
    crop: null,
    label: 'Müük',
    amount: Number(amount),
    per: 'TOTAL' as const,
  }))
  await farm.does(changeCostOverview, { params: { year: YEAR }, body: { entries } })
  const before = await planOf(farm)
  const { user } = await renderPage('requisitePlan')
  await user.click(await screen.findByRole('button', { name: text.tryCrop }))
  const dialog = within(await screen.findByRole('dialog', { name: otherCropText.title }))
  await user.click(dialog.getByRole('combobox', { name: otherCropText.field }))
  await user.click(await screen.findByRole('option', { name: /^Kodupõld/ }))
  await user.click(dialog.getByRole('combobox', { name: otherCropText.crop }))
  await user.click(await screen.findByRole('option', { name: /^Kaer/ }))
  const rows = await dialog.findByRole('table', { name: otherCropText.table })
  expect(rows.textContent).toContain(
    otherCropText.from(otherCropText.amount(3700, 'kg'), otherCropText.amount(2000, 'kg')),
  )
  const shown = () => screen.getByRole('dialog', { name: otherCropText.title }).textContent
  await waitFor(() => expect(shown()).toContain(otherCropText.money(500_000, 300_000)))
  expect(shown()).toContain(otherCropText.unpriced([NAME]))
  expect(await planOf(farm)).toEqual(before)
})
it('asks for another crop than the one that the field has', async () => {
  const farm = await openFarm()
  await addWheat(farm, 'Kodupõld')
  const { user } = await renderPage('requisitePlan')
  await user.click(await screen.findByRole('button', { name: text.tryCrop }))
  const dialog = within(await screen.findByRole('dialog', { name: otherCropText.title }))
  await user.click(dialog.getByRole('combobox', { name: otherCropText.field }))
  await user.click(await screen.findByRole('option', { name: /^Kodupõld/ }))
  await user.click(dialog.getByRole('combobox', { name: otherCropText.crop }))
  await user.click(await screen.findByRole('option', { name: /^Talinisu/ }))
  expect(await dialog.findByText(otherCropText.same)).toBeDefined()
})
