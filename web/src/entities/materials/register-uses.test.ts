import { sampleUse } from '@vagu/core/warnings/sample'
import { expect, it } from 'vitest'
import { MaterialForm, newMaterial, materialDraftOf } from './material-form.ts'
import { figuresFor, fitToCrops, linesOfUses } from './register-uses.ts'

const wheat = sampleUse({
  crops: ['talinisu', 'suvinisu'],
  doseMin: 0.5,
  doseMax: 1,
  doseUnit: 'l/ha',
  harvestDelayDays: 35,
  timesMax: 2,
})
const rape = { ...wheat, crops: ['talirapsiseeme'], harvestDelayDays: 56, timesMax: 1 }
const indoors = { ...wheat, place: 'greenhouse' as const, harvestDelayDays: 3, timesMax: 9 }
const uses = [wheat, rape, indoors]
const details = { uses, harvestDelayDays: 56, workDelayDays: null, usageTimes: 2 }
const filled = (harvestDelayDays: number | null, usageTimes: number | null) => {
  const made = newMaterial('Prosaro', 'chemical', 'a')
  return { ...made, facts: { ...made.facts, harvestDelayDays, usageTimes } }
}
const figuresOf = (material: ReturnType<typeof fitToCrops>) =>
  material && [material.facts.harvestDelayDays, material.facts.usageTimes]

it('takes the longest delay and the fewest uses of the crops', () => {
  expect(figuresFor(uses, ['talinisu'])).toMatchObject({ harvestDelayDays: 35, usageTimes: 2 })
  expect(figuresFor(uses, ['talinisu', 'talirapsiseeme'])).toMatchObject({
    harvestDelayDays: 56,
    usageTimes: 1,
  })
  expect(figuresFor(uses, ['mais'])).toBeUndefined()
  expect(figuresFor(uses, [])).toBeUndefined()
})
it('counts the most of the uses in one crop, and no limit where one has none; a delay of 0 days is none', () => {
  expect(figuresFor([wheat, { ...wheat, timesMax: 1 }], ['talinisu'])?.usageTimes).toBe(2)
  expect(figuresFor([wheat, { ...wheat, timesMax: null }], ['talinisu'])?.usageTimes).toBeNull()
  expect(figuresFor([{ ...wheat, harvestDelayDays: 0 }], ['talinisu'])?.harvestDelayDays).toBeNull()
})
it('fits to any crop a use that is for all', () => {
  expect(figuresFor([{ ...wheat, crops: ['*'] }], ['mais'])?.harvestDelayDays).toBe(35)
})
it('follows the crops as long as the figures are the register’s', () => {
  const first = fitToCrops(filled(56, 2), details, ['talinisu'])
  expect(figuresOf(first)).toEqual([35, 2])
  const again = first && fitToCrops(first, details, ['talinisu', 'talirapsiseeme'])
  expect(figuresOf(again)).toEqual([56, 1])
  expect(figuresOf(again && fitToCrops(again, details, []))).toEqual([56, 2])
  expect(first && fitToCrops(first, details, ['talinisu'])).toBeUndefined()
})
it('leaves what the farmer typed', () => {
  expect(fitToCrops(filled(40, 3), details, ['talinisu'])).toBeUndefined()
  expect(figuresOf(fitToCrops(filled(56, 3), details, ['talinisu']))).toEqual([35, 3])
})
it('keeps for the farm what holds in any crop', () => {
  const fitted = fitToCrops(filled(56, 2), details, ['talirapsiseeme', 'talinisu'])
  expect(figuresOf(fitted)).toEqual([56, 1])
  expect(fitted && materialDraftOf(fitted)).toMatchObject({ harvestDelayDays: 56, usageTimes: 2 })
  const typed = fitted && { ...fitted, facts: { ...fitted.facts, usageTimes: 4 } }
  expect(typed && materialDraftOf(typed)).toMatchObject({ harvestDelayDays: 56, usageTimes: 4 })
})
it('says what the register allows, crops of which it says the same together', () => {
  expect(linesOfUses(uses, ['talinisu', 'suvinisu', 'mais'])).toEqual([
    'Registris: 0,5-1 l/ha, kuni 2 korda, ooteaeg 35 päeva (talinisu, suvinisu); kontrollige etiketti.',
  ])
  const two = linesOfUses(
    [wheat, { ...rape, doseMin: null, doseUnit: 'kg/ha' }],
    ['talirapsiseeme', 'talinisu'],
  )
  expect(two[0]).toContain('1 kg/ha, kuni 1 kord, ooteaeg 56 päeva')
  expect(two).toHaveLength(2)
})
it('follows the crops with the work delay, and leaves what the farmer typed', () => {
  const worked = [
    { ...wheat, workDelayDays: 5 },
    { ...rape, workDelayDays: 7 },
  ]
  const known = { ...details, uses: worked, workDelayDays: 7 }
  const withDays = (workDelayDays: number | null) => {
    const made = filled(56, 2)
    return { ...made, facts: { ...made.facts, workDelayDays } }
  }
  const first = fitToCrops(withDays(7), known, ['talinisu'])
  expect(first?.facts.workDelayDays).toBe(5)
  expect(first && materialDraftOf(first).workDelayDays).toBe(7)
  const both = first && fitToCrops(first, known, ['talinisu', 'talirapsiseeme'])
  expect(both?.facts.workDelayDays).toBe(7)
  expect(fitToCrops(withDays(3), known, ['talinisu'])?.facts.workDelayDays).toBe(3)
  expect(linesOfUses(worked, ['talinisu'])).toEqual([
    'Registris: 0,5-1 l/ha, kuni 2 korda, ooteaeg 35 päeva, tööooteaeg 5 päeva (talinisu); kontrollige etiketti.',
  ])
})
it('reads a form that was kept before the work delay was read', () => {
  const crops = { harvestDelayDays: 35, usageTimes: 2 }
  const same = MaterialForm.parse({ ...filled(35, 2), fitted: { crops, any: crops } })
  expect(same.fitted?.crops.workDelayDays).toBeNull()
})
