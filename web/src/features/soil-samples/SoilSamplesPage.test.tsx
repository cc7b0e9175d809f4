import { screen, within } from '@testing-library/react'
import { addField } from '@vagu/core/fields/contract'
import { addSoilSample, deleteSoilSample, listSoilSamples } from '@vagu/core/soil-samples/contract'
import { expect, it } from 'vitest'
import { sampleKind } from '../../entities/soil-samples/sample-kind.ts'
import { soilSamplesText } from '../../entities/soil-samples/text.ts'
import { recordsText } from '../../records/text.ts'
import { openFarm } from '../../testing/farm.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { uiText } from '../../ui/text.ts'
import { soilPageText } from './text.ts'

async function farmWith(samples: readonly { date: string; p?: number; sampleNo?: string }[]) {
  const farm = await openFarm()
  const { _id: fieldId } = await farm.does(addField, { body: { name: 'Mäepõld', area: 12.4 } })
  for (const sample of samples)
    await farm.does(addSoilSample, { body: { fieldId, methodP: 'MEHLICH3', ...sample } })
  return { farm, fieldId }
}
const openOf = (name: string) => ({ name: soilPageText.openField(name) })

it('shows the class of each field with its range, and what is owed by when', async () => {
  await farmWith([38, 44, 57].map((p) => ({ date: '2024-10-01', p })))
  await renderPage('soilSamples', { year: 2026 })
  const row = within(await screen.findByRole('row', { name: /Mäepõld/ }))
  row.getByText('46')
  row.getByRole('img', { name: 'keskmine tarve' })
  row.getByText(soilSamplesText.range('38', '57'))
  row.getByText(soilPageText.samples(3, 3))
  row.getByText('01.10.2029')
  screen.getByText(soilPageText.noneOwed(2026))
})
it('counts no sample that one field has beyond its need for another', async () => {
  const { farm } = await farmWith(['01', '02', '03', '04'].map((day) => ({ date: `2024-10-${day}` })))
  await farm.does(addField, { body: { name: 'Aas', area: 3 } })
  await renderPage('soilSamples', { year: 2026 })
  await screen.findByText(soilPageText.owed(1, '01.12.2026'))
  screen.getByText(new RegExp(soilPageText.state(4, 3)))
})
it('counts what is owed of a sample that must be renewed this year', async () => {
  await farmWith([{ date: '2021-10-10', p: 30 }, { date: '2024-10-10' }])
  await renderPage('soilSamples', { year: 2026 })
  await screen.findByText(soilPageText.owed(2, '01.12.2026'))
  screen.getByText(soilPageText.owedOf(2, 1))
})
it('shows the samples of one year alone, of this and the four before, and all again', async () => {
  const { farm } = await farmWith([
    { date: '2022-10-10', p: 30 },
    { date: '2024-10-10', p: 60 },
  ])
  await farm.does(addField, { body: { name: 'Aas', area: 3 } })
  const { user } = await renderPage('soilSamples', { year: 2026 })
  const years = await screen.findByRole('combobox', { name: soilPageText.taken })
  expect(
    within(years)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([soilPageText.allYears, ...[2026, 2025, 2024, 2023, 2022].map(soilPageText.takenIn)])
  await user.selectOptions(years, '2022')
  within(screen.getByRole('row', { name: /Mäepõld/ })).getByText('30')
  expect(screen.queryByRole('row', { name: /Aas/ })).toBeNull()
  await user.selectOptions(years, '2023')
  screen.getByText(soilPageText.noneTaken(2023))
  await user.selectOptions(years, '')
  within(screen.getByRole('row', { name: /Mäepõld/ })).getByText('60')
  screen.getByRole('row', { name: /Aas/ })
})
it('says how many samples a farm without any owes, and adds the first', async () => {
  const { farm, fieldId } = await farmWith([])
  const { user } = await renderPage('soilSamples', { year: 2026 })
  await screen.findByText(soilPageText.emptyText(3))
  await user.click(screen.getByRole('button', { name: soilSamplesText.add }))
  await user.click(await screen.findByRole('button', { name: uiText.save }))
  const field = await screen.findByRole('combobox', { name: new RegExp(soilSamplesText.field) })
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await user.click(field)
  await user.click(await screen.findByRole('option', { name: 'Mäepõld' }))
  await user.type(screen.getByRole('textbox', { name: new RegExp(soilSamplesText.sampleNo) }), '7')
  await user.click(screen.getByRole('button', { name: uiText.save }))
  await screen.findByRole('button', openOf('Mäepõld'))
  expect(farm.sent(addSoilSample).at(-1)).toMatchObject({
    body: { fieldId, sampleNo: '7', date: '2026-05-20', p: null },
  })
})
it('loads the samples again where they could not be loaded', async () => {
  const { farm } = await farmWith([{ date: '2024-10-01', p: 38 }])
  farm.refuses(listSoilSamples)
  const { user } = await renderPage('soilSamples', { year: 2026 })
  const reload = await screen.findByRole('button', { name: uiText.reload })
  farm.lets(listSoilSamples)
  await user.click(reload)
  await screen.findByRole('button', openOf('Mäepõld'))
})
it('opens the samples of a field, deletes one and takes it back', async () => {
  const { farm } = await farmWith([
    { date: '2024-10-01', p: 38, sampleNo: 'A1' },
    { date: '2024-10-01', sampleNo: 'A2' },
  ])
  const { user } = await renderPage('soilSamples', { year: 2026 })
  await user.click(await screen.findByRole('button', openOf('Mäepõld')))
  await user.click(await screen.findByRole('button', { name: recordsText.menuOf('A1') }))
  await user.click(await screen.findByRole('menuitem', { name: recordsText.delete }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: recordsText.delete }))
  expect(await farm.untilSent(deleteSoilSample)).toHaveLength(1)
  await screen.findByText(soilSamplesText.deleted('A1'))
  await user.click(screen.getByRole('button', { name: uiText.undo }))
  await screen.findByText(soilSamplesText.restored('A1'))
})
it('says of every part of a sample what it is', () =>
  expect(Object.keys(sampleKind.describe)).toContain('below'))
