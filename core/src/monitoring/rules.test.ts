import { describe, expect, test } from 'vitest'
import { suggestAmount, targetInType, typeOfSubtype } from './rules.ts'
import { MonitoringEntry, NOTHING_FOUND } from './schema.ts'
import { boundsOf } from './table.ts'

test.each([
  ['PMA_TKV_TOIME_LIIK_FUNGITSIID', 'TAIMEHAIGUSED'],
  ['PMA_TKV_TOIME_LIIK_HERBITSIID', 'UMBROHUD'],
  ['PMA_TKV_TOIME_LIIK_INSEKTITSIID', 'KAHJURID'],
  ['fungitsiid', 'TAIMEHAIGUSED'],
  ['PMA_TKV_TOIME_LIIK_KASVUREGULAATOR', undefined],
  ['', undefined],
  [null, undefined],
])('a chemical of subtype %s works on %s', (subtype, type) => {
  expect(typeOfSubtype(subtype)).toBe(type)
})

test('a target goes with its type; nothing found stays, but not as an event', () => {
  expect(targetInType('ORASHEIN', 'KAHJURID')).toBeNull()
  expect(targetInType('omad sõnad', 'KAHJURID')).toBeNull()
  expect(targetInType(NOTHING_FOUND, 'KAHJURID')).toBe(NOTHING_FOUND)
  expect(targetInType(NOTHING_FOUND, 'SUNDMUSED')).toBeNull()
  expect(targetInType(null, 'KAHJURID')).toBeNull()
})

describe('a suggested amount', () => {
  const diseases = { lower: 10, upper: 50, step: 10 }
  test.each([
    [0, 10],
    [0.1999, 10],
    [0.2, 20],
    [0.5, 30],
    [0.9999, 50],
  ])('of the random number %d is %d', (random, amount) => {
    expect(suggestAmount(diseases, random)).toBe(amount)
  })
  test('stays within bounds that the step does not fill', () => {
    expect(suggestAmount({ lower: 10, upper: 25, step: 10 }, 0.9999)).toBe(20)
    expect(suggestAmount({ lower: 5, upper: 5, step: 1 }, 0.9999)).toBe(5)
  })
  test('reaches both ends of the bounds of a pest', () => {
    const bounds = boundsOf('KAHJURID', 'LEHETAID')
    expect(bounds && [suggestAmount(bounds, 0), suggestAmount(bounds, 0.9999)]).toEqual([10, 25])
  })
})

describe('a finding as it travels', () => {
  const finding = (overrides: object) => MonitoringEntry.parse({ target: 'ORASHEIN', ...overrides })
  test('has the unit of its type, whatever was sent', () => {
    expect(finding({ inspectionType: 'UMBROHUD', amount: 25, unit: '%' })).toMatchObject({ unit: 'tk/m2' })
    expect(finding({ inspectionType: 'TAIMEHAIGUSED', amount: 20 })).toMatchObject({ unit: '%' })
  })
  test('has the threshold of control that the farmer wrote, where something is counted', () => {
    const bound = { inspectionType: 'UMBROHUD', amount: 25, threshold: 20 } as const
    expect(finding(bound)).toMatchObject({ threshold: 20 })
    for (const without of [
      finding({ ...bound, target: NOTHING_FOUND }),
      finding({ ...bound, threshold: null }),
    ])
      expect(without).not.toHaveProperty('threshold')
    expect(MonitoringEntry.safeParse({ ...bound, target: 'ORASHEIN', threshold: -1 }).success).toBe(false)
  })
  test('has neither amount nor unit where nothing is counted', () => {
    const none = { amount: null, unit: null }
    expect(finding({ inspectionType: 'SUNDMUSED', target: 'HAVING', amount: 3 })).toMatchObject(none)
    expect(finding({ inspectionType: 'UMBROHUD', target: NOTHING_FOUND, amount: 3 })).toMatchObject(none)
  })
})
