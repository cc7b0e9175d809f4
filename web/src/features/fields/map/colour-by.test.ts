import type { Field } from '@vagu/core/fields/schema'
import { addDays } from '@vagu/core/time/day'
import { describe, expect, it } from 'vitest'
import { colourFields, type ColourMode } from './colour-by.ts'
import type { FieldRow } from './field-row.ts'

const TODAY = '2026-05-20'
const field: Field = {
  _id: 'f1',
  active: true,
  code: '',
  name: 'Kivi',
  area: 5,
  priaCode: '',
  externalId: '',
  ordering: 0,
  hasJobEventsThisYear: false,
  updatedAt: '2026-05-04T10:00:00.000Z',
  yearInfo: [],
}
const row = (change: Partial<FieldRow> = {}): FieldRow => ({
  id: 'f1',
  field,
  name: 'Kivi',
  area: 5,
  crop: undefined,
  lastJob: null,
  workFrom: null,
  harvestFrom: null,
  warnings: 0,
  hasShape: true,
  ...change,
})
const keyOf = (mode: ColourMode, change: Partial<FieldRow>) =>
  colourFields(mode, [row(change)], TODAY).of.get('f1')?.key

describe('by waiting periods', () => {
  it.each([
    [-1, 'now'],
    [0, 'now'],
    [1, 'days3'],
    [3, 'days3'],
    [4, 'days7'],
    [7, 'days7'],
    [8, 'days14'],
    [14, 'days14'],
    [15, 'longer'],
  ])('a field that is free in %i days', (days, key) => {
    expect(keyOf('free', { workFrom: addDays(TODAY, days) })).toBe(key)
    expect(keyOf('free', { harvestFrom: addDays(TODAY, days) })).toBe(key)
  })
  it('asks the longer of two', () => {
    const [near, far] = [addDays(TODAY, 2), addDays(TODAY, 10)]
    expect(keyOf('free', { workFrom: near, harvestFrom: far })).toBe('days14')
    expect(keyOf('free', { workFrom: far, harvestFrom: near })).toBe('days14')
    expect(keyOf('free', {})).toBe('now')
  })
})
it.each([
  [0, 'none'],
  [1, 'one'],
  [2, 'few'],
  [3, 'few'],
  [4, 'many'],
  [40, 'many'],
])('by warnings: a field with %i', (warnings, key) => expect(keyOf('warnings', { warnings })).toBe(key))

it.each<[ColourMode, Partial<FieldRow>[], string[]]>([
  [
    'warnings',
    [
      { warnings: 5, area: 90 },
      { warnings: 2, area: 1 },
      { warnings: 0, area: 3 },
      { warnings: 3, area: 2 },
    ],
    ['none 1 3', 'few 2 3', 'many 1 90'],
  ],
  [
    'free',
    [{ workFrom: addDays(TODAY, 20), area: 90 }, { area: 1 }, { workFrom: addDays(TODAY, 3), area: 7 }],
    ['now 1 1', 'days3 1 7', 'longer 1 90'],
  ],
])('the legend of %s keeps the order of its steps, with fields and hectares', (mode, changes, groups) => {
  const rows = changes.map((change, i) => row({ id: `f${i}`, ...change }))
  expect(
    colourFields(mode, rows, TODAY).groups.map(({ key, count, area }) => `${key} ${count} ${area}`),
  ).toEqual(groups)
})
it('jobs that begin alike have letters that tell them apart', () => {
  const names = ['Külvamine', 'Kündmine', 'Koristus', 'Kobestamine', 'Äestamine']
  const rows = names.map((name, i) => row({ id: `f${i}`, lastJob: { name, date: TODAY } }))
  const { of } = colourFields('lastJob', rows, TODAY)
  expect(rows.map(({ id }) => of.get(id)?.letters)).toEqual(['Kül', 'Kün', 'Kor', 'Kob', 'Äe'])
})
it('each step has letters and a colour of its own', () => {
  for (const mode of ['free', 'warnings'] as const) {
    const rows = [0, 1, 3, 5, 10, 20].map((n, i) =>
      row({ id: `f${i}`, warnings: n, workFrom: addDays(TODAY, n) }),
    )
    const { groups } = colourFields(mode, rows, TODAY)
    expect(new Set(groups.map(({ colour }) => colour)).size).toBe(groups.length)
    expect(new Set(groups.map(({ letters }) => letters)).size).toBe(groups.length)
  }
})
