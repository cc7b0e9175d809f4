import { expect, test } from 'vitest'
import { customAreaUnconfirmed } from './custom-area-unconfirmed/rule.ts'
import type { FarmFacts } from './farm.ts'
import { fieldNameDuplicate } from './field-name-duplicate/rule.ts'
import { sampleFarm } from './sample.ts'

const field = (_id: string) => ({ _id, name: 'Väli', area: 5, yearInfo: [] })
const named = (...ids: readonly string[]) => sampleFarm({ fields: ids.map(field) })
const causeOn = (farm: FarmFacts, id: string) =>
  fieldNameDuplicate.checkFarm?.(farm).find(({ target }) => target.id === id)?.cause

test('a shared name shows again when another field comes to share it', () => {
  expect(causeOn(named('a', 'b'), 'a')).toBe(causeOn(named('b', 'a'), 'a'))
  expect(causeOn(named('a', 'b', 'c'), 'a')).toBe(causeOn(named('c', 'b', 'a'), 'a'))
  expect(causeOn(named('a', 'b'), 'a')).not.toBe(causeOn(named('a', 'c'), 'a'))
  expect(causeOn(named('a', 'b'), 'a')).not.toBe(causeOn(named('a', 'b', 'c'), 'a'))
})

type CustomArea = FarmFacts['customAreas'][number]
const area = (given: Partial<CustomArea>): CustomArea => ({
  id: 'edge',
  areaName: 'Ääreala',
  fieldId: 'a',
  year: 2026,
  status: 'MISSING',
  ...given,
})
const areaCause = (...customAreas: readonly CustomArea[]) =>
  customAreaUnconfirmed.checkFarm?.({ ...named('a', 'b'), customAreas })[0]?.cause

test('areas to confirm show again when another field, year or reason comes', () => {
  const other = area({ fieldId: 'b' })
  expect(areaCause(area({}), other)).toBe(areaCause(other, area({})))
  const causes = [
    areaCause(area({})),
    areaCause(other),
    areaCause(area({ year: 2027 })),
    areaCause(area({ status: 'AREA_CHANGED' })),
    areaCause(area({}), other),
  ]
  expect(new Set(causes).size).toBe(causes.length)
})
