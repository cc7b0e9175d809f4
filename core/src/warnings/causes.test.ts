import { expect, test } from 'vitest'
import { customFieldAreasNeedConfirmation } from './rules/custom-field-areas-need-confirmation/rule.ts'
import type { MaterialLike } from './facts.ts'
import type { FarmFacts } from './farm.ts'
import { duplicateFieldName } from './rules/duplicate-field-name/rule.ts'
import { missingInspections } from './rules/missing-inspections/rule.ts'
import { sampleFacts, sampleFarm, sampleJob, withCrop } from './sample.ts'
import { sprayingRecordIncomplete } from './rules/spraying-record-incomplete/rule.ts'

const field = (_id: string) => ({ _id, name: 'Väli', area: 5, yearInfo: [] })
const named = (...ids: readonly string[]) => sampleFarm({ fields: ids.map(field) })
const causeOn = (farm: FarmFacts, id: string) =>
  duplicateFieldName.checkFarm?.(farm).find(({ target }) => target.id === id)?.cause

test('a shared name shows again when another field comes to share it', () => {
  expect(causeOn(named('a', 'b'), 'a')).toBe(causeOn(named('b', 'a'), 'a'))
  expect(causeOn(named('a', 'b', 'c'), 'a')).toBe(causeOn(named('c', 'b', 'a'), 'a'))
  expect(causeOn(named('a', 'b'), 'a')).not.toBe(causeOn(named('a', 'c'), 'a'))
  expect(causeOn(named('a', 'b'), 'a')).not.toBe(causeOn(named('a', 'b', 'c'), 'a'))
})

const spraying = (...materials: readonly MaterialLike[]) =>
  sampleFacts([sampleJob('spraying', '2026-05-04', { materials })])
const chemical = (name: string): MaterialLike => ({ name, type: 'chemical', amount: 1, unit: 'l/ha' })

test.each([
  ['monitoring', missingInspections],
  ['a whole record', sprayingRecordIncomplete],
])('the lack of %s shows again when another product is used, and not when they change places', (_, rule) => {
  const causeOf = (...names: readonly string[]) => rule.check?.(spraying(...names.map(chemical)))[0]?.cause
  expect(causeOf('A')).toBeDefined()
  expect(causeOf('A', 'B')).toBe(causeOf('B', 'A'))
  expect(causeOf('A')).toBe(causeOf('a '))
  expect(causeOf('A')).not.toBe(causeOf('B'))
  expect(causeOf('A')).not.toBe(causeOf('A', 'B'))
})

test('a code that lacks for one crop is not that of another', () => {
  const [oneCause, otherCause] = ['kasvuhoone', 'muu_koogivili'].map(
    (crop) =>
      sprayingRecordIncomplete.check?.({
        ...spraying(chemical('A')),
        field: { ...sampleFacts([]).field, ...withCrop(crop) },
      })[0]?.cause,
  )
  expect(oneCause).not.toBe(otherCause)
})

type CustomArea = FarmFacts['customAreas'][number]
const area = (overrides: Partial<CustomArea>): CustomArea => ({
  id: 'edge',
  areaName: 'Ääreala',
  fieldId: 'a',
  year: 2026,
  status: 'MISSING',
  ...overrides,
})
const areaCause = (...customAreas: readonly CustomArea[]) =>
  customFieldAreasNeedConfirmation.checkFarm?.({ ...named('a', 'b'), customAreas })[0]?.cause

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
