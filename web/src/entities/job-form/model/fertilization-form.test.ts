import { expect, it } from 'vitest'
import { emptyMaterial } from '../../materials/material-form.ts'
import { changeFertilization, soilSampleYears, spreadsOrganic } from './fertilization-form.ts'

it('is nothing while nothing is known, and again when it is taken back', () => {
  const known = changeFertilization(null, { spreading: 'BAND' })
  expect(known).toMatchObject({ spreading: 'BAND', highNutrientN: false })
  expect(changeFertilization(known, { spreading: null })).toBeNull()
  expect(changeFertilization(null, { incorporatedWithinHours: 0 })).not.toBeNull()
})
it('forgets the proof of a high need with the need', () => {
  const high = changeFertilization(null, { highNutrientN: true, nutrientN: 40, soilSampleYear: 2025 })
  expect(high).toMatchObject({ nutrientN: 40, soilSampleYear: 2025 })
  expect(changeFertilization(high, { highNutrientN: false })).toBeNull()
})
it('names the method only where it is not the usual one, and forgets it with the need', () => {
  const high = changeFertilization(null, { highNutrientN: true, nutrientN: 19, soilSampleYear: 2025 })
  expect(high).not.toHaveProperty('soilMethod')
  const byLactate = changeFertilization(high, { soilMethod: 'DL' })
  expect(byLactate).toMatchObject({ soilMethod: 'DL', nutrientN: 19 })
  expect(changeFertilization(byLactate, { spreading: 'BAND', highNutrientN: false })).not.toHaveProperty(
    'soilMethod',
  )
})
it('offers this year and four before, and the stored one', () => {
  expect(soilSampleYears('2026-01-01', null)).toEqual([2026, 2025, 2024, 2023, 2022])
  expect(soilSampleYears('2026-12-31', 2019)).toEqual([2026, 2025, 2024, 2023, 2022, 2019])
  expect(soilSampleYears('2026-12-31', 2022)).toHaveLength(5)
})
it('asks how soon it is in the soil only of what is organic', () => {
  const mineral = emptyMaterial('fertilizer', 'a')
  const manure = { ...mineral, facts: { ...mineral.facts, fertilizerKind: 'ORGANIC_FERTILIZER' as const } }
  expect(spreadsOrganic([mineral])).toBe(false)
  expect(spreadsOrganic([mineral, manure])).toBe(true)
})
