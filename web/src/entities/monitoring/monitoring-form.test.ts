import { NOTHING_FOUND } from '@vagu/core/monitoring/schema'
import { messageOf } from '@vagu/core/messages'
import { describe, expect, it } from 'vitest'
import { withTarget } from './choose-target.ts'
import {
  emptyMonitoringEntry,
  inputNames,
  monitoringErrors,
  monitoringOf,
  storedMonitoringEntryOf,
  withType,
} from './monitoring-form.ts'
import { monitoringText } from './text.ts'

const weeds = emptyMonitoringEntry('a', 'UMBROHUD')
const orashein = { ...weeds, target: 'ORASHEIN', amount: 25 }

describe('a row that nobody touched', () => {
  it('is not stored, and nothing is asked of it', () => {
    expect(monitoringOf([weeds])).toEqual([])
    expect(monitoringErrors([weeds])).toEqual([])
  })
  it('is touched by the choice of a type', () => {
    expect(monitoringOf([{ ...weeds, isTypeChosen: true }])).toMatchObject([{ target: '' }])
  })
})

describe('a suggestion', () => {
  const suggested = withTarget(weeds, 'Orashein', 0.5)
  it('comes with the target, and is never stored by itself', () => {
    expect(suggested).toMatchObject({ target: 'ORASHEIN', amount: null, suggestion: 40 })
    expect(monitoringOf([suggested])).toMatchObject([{ amount: null }])
    expect(monitoringErrors([suggested])).toEqual([
      { path: 'inspections.0.amount', message: monitoringText.unconfirmed },
    ])
  })
  it('is not made where an amount was observed, nor where nothing is counted', () => {
    expect(withTarget(orashein, 'Tuulekaer', 0.5)).toMatchObject({ amount: 25, suggestion: null })
    expect(withTarget(suggested, NOTHING_FOUND, 0.5)).toMatchObject({
      target: NOTHING_FOUND,
      suggestion: null,
    })
    expect(monitoringErrors([withTarget(orashein, 'ei tuvastatud', 0.5)])).toEqual([])
    expect(withTarget(emptyMonitoringEntry('e', 'SUNDMUSED'), 'HAVING', 0.5).suggestion).toBeNull()
  })
  it("is made for the farmer's own words too", () => {
    expect(withTarget(weeds, ' Karuputke võsu ', 0)).toMatchObject({
      target: 'Karuputke võsu',
      suggestion: 20,
    })
  })
})

it('keeps the threshold of control where something is counted', () => {
  const bound = { ...orashein, threshold: 20 }
  const [stored] = monitoringOf([bound])
  expect(stored).toEqual({
    inspectionType: 'UMBROHUD',
    target: 'ORASHEIN',
    amount: 25,
    unit: 'tk/m2',
    threshold: 20,
  })
  expect(stored && storedMonitoringEntryOf(stored, 'a')).toMatchObject({ amount: 25, threshold: 20 })
  expect(monitoringOf([{ ...bound, target: NOTHING_FOUND }])).toEqual([
    { inspectionType: 'UMBROHUD', target: NOTHING_FOUND, amount: null, unit: null },
  ])
  expect(monitoringOf([orashein])[0]).not.toHaveProperty('threshold')
})
it('loses what was found with its type, but not that nothing was', () => {
  expect(withType(orashein, 'KAHJURID')).toMatchObject({
    inspectionType: 'KAHJURID',
    target: '',
    amount: null,
  })
  expect(withType(orashein, 'UMBROHUD')).toBe(orashein)
  expect(withType({ ...weeds, target: NOTHING_FOUND }, 'KAHJURID').target).toBe(NOTHING_FOUND)
})
it('takes the type of the target where none was chosen', () => {
  const row = emptyMonitoringEntry('b')
  expect(withTarget(row, 'KARTULIMARDIKAS', 0)).toMatchObject({ inspectionType: 'KAHJURID', suggestion: 2 })
  expect(withTarget(row, 'miski', 0)).toMatchObject({
    inspectionType: null,
    target: 'miski',
    suggestion: null,
  })
})
it('asks for the type of what was found', () => {
  const untyped = { ...emptyMonitoringEntry('b'), target: 'midagi' }
  expect(monitoringErrors([untyped, orashein])).toEqual([
    { path: 'inspections.1.inspectionType', message: messageOf('required') },
  ])
})
it('names inputs as the rows travel', () => {
  const rows = [emptyMonitoringEntry('empty'), orashein, { ...orashein, key: 'c' }]
  expect(Object.fromEntries(inputNames(rows))).toEqual({
    a: 'inspections.0',
    c: 'inspections.1',
    empty: 'inspections.2',
  })
})
it('is read back as it was stored', () => {
  const stored = { inspectionType: 'UMBROHUD', target: 'ORASHEIN', amount: 25, unit: 'tk/m2' } as const
  const nothing = { ...stored, target: NOTHING_FOUND, amount: null, unit: null }
  const rows = [stored, nothing].map((each, index) => storedMonitoringEntryOf(each, String(index)))
  expect(monitoringOf(rows)).toEqual([stored, nothing])
})
