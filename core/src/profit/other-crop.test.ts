import { expect, it } from 'vitest'
import { profitOfOtherCrop } from './other-crop.ts'
import { reportOf } from './report.ts'
import { sampleEntry, sampleFacts, sampleField } from './sample.ts'
import { NOTHING_STORED } from './schema.ts'

const field = (_id: string, area: number, crop: string) => sampleField({ _id, name: _id, area, crop })
const income = (fieldId: string, amount: number) =>
  sampleEntry({ _id: `entry-${fieldId}`, kind: 'INCOME', fieldId, label: 'Müük', amount })
const fields = [
  field('wheat', 10, 'talinisu'),
  field('rape-1', 12, 'taliraps'),
  field('rape-2', 4, 'taliraps'),
]
const rowsOf = (entries: readonly ReturnType<typeof income>[]) =>
  reportOf(sampleFacts({ fields, stored: { ...NOTHING_STORED, entries: [...entries] } })).rows
const all = [income('wheat', 5000), income('rape-1', 9000), income('rape-2', 1000)]
const asRape = { fieldId: 'wheat', crop: 'taliraps' }

it('is what other fields of the crop earn, by the hectare of them all', () => {
  // 10 000 € on 16 ha, and not the mean of 750 and 250 €/ha
  expect(profitOfOtherCrop(rowsOf(all), asRape)).toEqual({
    before: 500_000,
    after: 625_000,
    fields: 2,
    gaps: [],
  })
})
it('is none where no other field has the crop', () =>
  expect(profitOfOtherCrop(rowsOf(all), { fieldId: 'wheat', crop: 'kaer' })).toEqual({
    before: 500_000,
    after: null,
    fields: 0,
    gaps: [],
  }))
it('leaves fields out of which something is missing, and names it where none is left', () => {
  const harvest = {
    jobId: 'job-5',
    fieldId: 'rape-1',
    day: '2026-08-10',
    yieldType: 'Seemned',
    amount: 30,
    unit: 't',
    kilograms: 30_000,
  }
  const { rows } = reportOf(
    sampleFacts({ fields, harvests: [harvest], stored: { ...NOTHING_STORED, entries: [...all] } }),
  )
  expect(profitOfOtherCrop(rows, asRape)).toMatchObject({ after: 250_000, fields: 1 })
  const alone = rows.filter(({ fieldId }) => fieldId !== 'rape-2')
  expect(profitOfOtherCrop(alone, asRape)).toMatchObject({
    after: null,
    fields: 0,
    gaps: [{ what: 'cropPrice' }],
  })
})
it('is told of no field that the year does not have', () =>
  expect(profitOfOtherCrop(rowsOf(all), { fieldId: 'gone', crop: 'kaer' }).before).toBeNull())
