import { screen, waitFor, within } from '@testing-library/react'
import { addField } from '@vagu/core/fields/contract'
import { soilFileError } from '@vagu/core/soil-samples/import/messages'
import { addSoilSample, importSoilSamples, listSoilSamples } from '@vagu/core/soil-samples/contract'
import { expect, it } from 'vitest'
import { soilSamplesText } from '../../entities/soil-samples/text.ts'
import { pathTo } from '../../navigation/paths.ts'
import { openFarm } from '../../testing/farm.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { soilPageText } from '../soil-samples/text.ts'
import { soilImportText as text } from './text.ts'

const HEADER = 'Proovi nr;Põld;Kuupäev;pH(KCl);P2O5;K mg/kg'
const LINES = ['1;Mäepõld;12.09.2025;6,1;12;90', '2;Tagumine;12.09.2025;65;<5;80', 'Keskmine;;;6;9;85']
const fileOf = (...lines: readonly string[]) => new File([[HEADER, ...lines].join('\n')], 'labor.csv')
const FILE = fileOf(...LINES)

const input = (): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!found) throw new Error('the page takes no file')
  return found
}
async function farmWithFields() {
  const farm = await openFarm()
  const { _id: mae } = await farm.does(addField, { body: { name: 'Mäepõld', area: 5 } })
  const { _id: oru } = await farm.does(addField, { body: { name: 'Oru', area: 2 } })
  return { farm, mae, oru }
}
async function openFile(file: File) {
  const { user, address } = await renderPage('soilImport', { year: 2026 })
  await screen.findByText(text.dropTitle)
  await user.upload(input(), file)
  return { user, address }
}
const toReview = () => screen.findByRole('button', { name: text.toReview })
const reviewTable = async () => within(await screen.findByRole('table', { name: text.tableLabel }))

it.each([0, 1])('is opened from the page of samples where there are %d', async (count) => {
  const { farm, mae } = await farmWithFields()
  if (count > 0) await farm.does(addSoilSample, { body: { fieldId: mae, date: '2025-09-12' } })
  await renderPage('soilSamples', { year: 2026 })
  const link = await screen.findByRole('link', { name: soilPageText.toImport })
  expect(link.getAttribute('href')).toBe(pathTo('soilImport', { year: 2026 }))
})
it('refuses a file that has no samples in words, and takes another', async () => {
  const { farm } = await farmWithFields()
  const { user } = await openFile(new File(['Tere, proovid tulevad homme.'], 'kiri.csv'))
  await screen.findByText(soilFileError('noTable').message)
  farm.refuses(importSoilSamples)
  await user.upload(input(), FILE)
  await screen.findByText(text.readFailed)
  farm.lets(importSoilSamples)
  await user.upload(input(), FILE)
  await toReview()
})
it('goes from the columns over the rows to a receipt, and stores what was chosen', async () => {
  const { farm, mae, oru } = await farmWithFields()
  const { user } = await openFile(FILE)
  const button = await toReview()
  const unit = screen.getByRole('combobox', { name: text.unitOf('P2O5') })
  expect(unit.getAttribute('value')).toBe(text.units.oxideMgPerKg.p)
  screen.getByText(text.unitMissing)
  await user.click(unit)
  await user.click(await screen.findByRole('option', { name: text.units.oxideMgPer100g.p }))
  await user.click(screen.getByRole('combobox', { name: soilSamplesText.methodP }))
  await user.click(await screen.findByRole('option', { name: soilSamplesText.methods.AL }))
  await user.click(button)

  const table = await reviewTable()
  table.getByText(/P 52,37/)
  table.getByText('pH „65“: koma on kadunud, loetud on kümnendik.')
  screen.getByText(text.chosen(1))
  await user.click(screen.getByRole('radio', { name: `${text.statuses.NO_FIELD} 1` }))
  await user.click(screen.getByRole('combobox', { name: text.fieldOf(2) }))
  await user.click(await screen.findByRole('option', { name: 'Oru' }))
  await screen.findByText(text.chosen(2))
  await user.click(screen.getByRole('button', { name: text.store }))

  await screen.findByRole('heading', { name: text.receiptTitle(3, 2, 1) })
  screen.getByText(text.reasons.invalid)
  const samples = await farm.does(listSoilSamples, { query: {} })
  const figuresOf = (id: string) => samples.find(({ fieldId }) => fieldId === id)
  expect(figuresOf(mae)).toMatchObject({ p: 52.37, methodP: 'AL', below: [] })
  expect(figuresOf(oru)).toMatchObject({ p: 21.82, methodP: 'AL', below: ['p'], ph: 6.5 })
})
it('shows what would change of a sample that is there, and that one is the same', async () => {
  const { farm, mae } = await farmWithFields()
  const stored = { fieldId: mae, date: '2025-09-12', methodP: 'AL' as const, ph: 6.1, p: 52.37 }
  await farm.does(addSoilSample, { body: { ...stored, sampleNo: '1', k: 90 } })
  await farm.does(addSoilSample, { body: { ...stored, sampleNo: '2', k: 95 } })
  const header = 'Proovi nr;Põld;Kuupäev;pH;P (AL) mg/kg;K mg/kg'
  const lines = [1, 2].map((number) => `${number};Mäepõld;12.09.2025;6,1;52,37;90`)
  const { user } = await openFile(new File([[header, ...lines].join('\n')], 'labor.csv'))
  await user.click(await toReview())
  const table = await reviewTable()
  const [, same, different] = table.getAllByRole('row')
  expect(same?.textContent).toContain(text.statuses.SAME)
  await waitFor(() => expect(different?.textContent).toContain('95'))
  expect(different?.textContent).toContain(soilSamplesText.figures.k)
  await user.click(screen.getByRole('button', { name: text.store }))
  await screen.findByRole('heading', { name: text.receiptTitle(2, 1, 1) })
  const [one, two] = await farm.does(listSoilSamples, { query: {} })
  expect([one?.k, two?.k]).toEqual([90, 90])
})
it('keeps what was chosen where storing failed, and goes back to the columns', async () => {
  const { farm } = await farmWithFields()
  const { user } = await openFile(FILE)
  await user.click(await toReview())
  farm.refuses(importSoilSamples)
  await user.click(await screen.findByRole('button', { name: text.store }))
  await screen.findByText(new RegExp(text.nothingStored))
  screen.getByText(text.chosen(1))
  await user.click(screen.getByRole('button', { name: text.toColumns }))
  await toReview()
})
