import { describe, expect, it, test } from 'vitest'
import { chooseStrategy, EMPTY_KIND, suggestedName, typeValue, valueInput } from './kind-form.ts'
import { customAreasText } from './text.ts'

describe('the name of a new kind', () => {
  test.each([
    ['EDGE_BUFFER', 5, '5m äärealata'],
    ['EDGE_BUFFER_ONLY', 2.5, '2,5m äärering'],
    ['PERCENT', 10, '10% vähendus'],
    ['PERCENT', -10, '10% suurendus'],
    ['PERCENT', 0, ''],
    ['EDGE_BUFFER', Number.NaN, ''],
    ['INITIAL', 5, ''],
  ] as const)('by %s of %d is %j', (calculationStrategy, calculationValue, name) => {
    expect(suggestedName({ areaName: '', calculationStrategy, calculationValue })).toBe(name)
  })

  it('follows the value, and is given anew with another calculation', () => {
    const buffer = chooseStrategy(EMPTY_KIND, 'EDGE_BUFFER', true)
    expect(buffer).toEqual({ areaName: '', calculationStrategy: 'EDGE_BUFFER', calculationValue: null })
    const five = typeValue(typeValue(buffer, 1, true), 15, true)
    expect(five.areaName).toBe('15m äärealata')
    expect(chooseStrategy(five, 'PERCENT', true)).toEqual({
      areaName: '',
      calculationStrategy: 'PERCENT',
      calculationValue: null,
    })
  })
  it('stays when somebody gave it himself, and that of a stored kind always does', () => {
    const own = { ...chooseStrategy(EMPTY_KIND, 'EDGE_BUFFER', true), areaName: 'Toetus' }
    expect(typeValue(own, 5, true).areaName).toBe('Toetus')
    expect(chooseStrategy(own, 'PERCENT', true).areaName).toBe('Toetus')
    const stored = {
      areaName: '5m äärealata',
      calculationStrategy: 'EDGE_BUFFER',
      calculationValue: 5,
    } as const
    expect(typeValue(stored, 6, false).areaName).toBe('5m äärealata')
    expect(chooseStrategy(stored, 'INITIAL', false).areaName).toBe('5m äärealata')
  })
})

test('the value is asked in metres or per cent, a negative one as an increase', () => {
  const of = (calculationStrategy: 'INITIAL' | 'PERCENT' | 'EDGE_BUFFER', calculationValue: number | null) =>
    valueInput({ calculationStrategy, calculationValue })
  expect(of('INITIAL', null)).toBeUndefined()
  expect(of('EDGE_BUFFER', null)).toEqual({ label: customAreasText.edgeWidth, unit: 'm' })
  expect(of('PERCENT', null)).toEqual({ label: customAreasText.decrease, unit: '%' })
  expect(of('PERCENT', -1)).toEqual({ label: customAreasText.increase, unit: '%' })
})
