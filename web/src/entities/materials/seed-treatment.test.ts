import { Material } from '@vagu/core/materials/schema'
import { describe, expect, it } from 'vitest'
import {
  chooseSeedTreatment,
  seedTreatmentOptions,
  seedTreatmentValue,
  COATING_UNITS,
  switchSeedTreatment,
  withCertificate,
  withSeedTreatment,
} from './seed-treatment.ts'
import { jobMaterialOf, materialOf, newMaterial, materialDraftOf } from './material-form.ts'
import { withFacts } from './material-props.ts'

const ID = '019b0000-0000-7000-8000-000000000001'
const requisite = (facts: object) =>
  Material.parse({ _id: ID, amount: null, unit: null, updatedAt: '2026-01-01T00:00:00.000Z', ...facts })
const own = requisite({ name: 'Kinto Plus', type: 'chemical' })
const seed = newMaterial('Hermes', 'seed', 'a')
const dressed = switchSeedTreatment(seed, true)

describe('the switch', () => {
  it('begins with nothing but the usual unit', () => {
    expect(dressed.facts.coating).toEqual({ name: '', requisiteId: null, amount: null, unit: 'l/t' })
    expect(COATING_UNITS[0]).toBe('l/t')
  })
  it('leaves nothing behind when it is off', () => {
    const chosen = withSeedTreatment(chooseSeedTreatment(dressed, [own], `farm:${ID}`), {
      amount: 1.5,
      unit: 'kg/t',
    })
    const off = switchSeedTreatment(chosen, false)
    expect(jobMaterialOf(off, null).coating).toBeNull()
    expect(switchSeedTreatment(off, true).facts.coating).toEqual(dressed.facts.coating)
  })
})

describe('the choice', () => {
  it("is the farm's chemical by its id, or a name of the register that is known by that", () => {
    const chosen = chooseSeedTreatment(dressed, [own], `farm:${ID}`)
    expect(chosen.facts.coating).toMatchObject({ name: 'Kinto Plus', requisiteId: ID })
    expect(chosen.knownCoating).toBeUndefined()
    const registered = chooseSeedTreatment(chosen, [own], 'register:Vibrance  Gold')
    expect(registered.facts.coating).toMatchObject({ name: 'Vibrance  Gold', requisiteId: null })
    expect(registered.knownCoating).toBe('vibrance gold')
  })
  it('keeps the amount, and changes nothing for what the list does not have', () => {
    const typed = withSeedTreatment(dressed, { amount: 2 })
    expect(chooseSeedTreatment(typed, [own], `farm:${ID}`).facts.coating?.amount).toBe(2)
    expect(chooseSeedTreatment(typed, [own], 'farm:x')).toBe(typed)
    expect(chooseSeedTreatment(typed, [own], null)).toBe(typed)
  })
  it("offers the farm's own first, and each name once", () => {
    const coating = { name: '', requisiteId: null, amount: null, unit: 'l/t' }
    const labels = seedTreatmentOptions([own], ['KINTO plus', 'Vibrance'], coating).map(({ label }) => label)
    expect(labels).toEqual(['Kinto Plus', 'Vibrance'])
    const old = { ...coating, name: 'Vibrance' }
    expect(seedTreatmentOptions([own], ['Vibrance'], old).map(({ value }) => value)).toEqual([
      'this',
      `farm:${ID}`,
    ])
    expect(seedTreatmentValue([own], old)).toBe('this')
    expect(seedTreatmentValue([own], { ...coating, name: 'kinto  plus' })).toBe(`farm:${ID}`)
    expect(seedTreatmentValue([own], coating)).toBeNull()
  })
})

it('comes along with a seed of the farm, known as it was stored', () => {
  const coating = { name: 'Vibrance Gold', requisiteId: null, amount: 2, unit: 'l/t' }
  const picked = materialOf(requisite({ name: 'Hermes', type: 'seed', coating }), 'b')
  expect(picked.facts.coating).toEqual(coating)
  expect(picked.knownCoating).toBe('vibrance gold')
})
it('comes from the farm without when another lot was dressed, and by whom', () => {
  const coating = { name: 'Vibrance Gold', requisiteId: null, amount: 2, unit: 'l/t' }
  const treated = { ...coating, treatedOn: '2026-04-20', treatedBy: 'Jaan Tamm' }
  const stored = { ...requisite({ name: 'Hermes', type: 'seed' }), coating: treated }
  expect(materialOf(stored, 'b').facts.coating).toEqual(coating)
})
it('has a day and a name while the seed is the own one', () => {
  const treated = withSeedTreatment(withCertificate(dressed, 'OTS'), { treatedOn: '20.0', treatedBy: 'Mari' })
  expect(withCertificate(treated, 'OTS').facts.coating).toMatchObject({
    treatedOn: '20.0',
    treatedBy: 'Mari',
  })
  const bought = withCertificate(treated, 'C1')
  expect(bought.facts).toMatchObject({ seedCertificate: 'C1', coating: dressed.facts.coating })
  expect(bought.facts.coating).not.toHaveProperty('treatedOn')
})
it('only a seed is dressed', () => {
  const chemical = withFacts(newMaterial('Vahend', 'chemical', 'c'), {
    coating: dressed.facts.coating ?? null,
  })
  expect(jobMaterialOf(chemical, null).coating).toBeNull()
})
it('a wetting agent is stored without what a label says, in the job and on the farm', () => {
  const restricted = withFacts(newMaterial('Silwet', 'chemical', 'd'), {
    subtype: 'PMA_TKV_TOIME_LIIK_MUU',
    harvestDelayDays: 7,
    safetyArea: 3,
  })
  const agent = withFacts(restricted, { subtypeVariant: 'MARGAJA' })
  const nothing = { subtype: null, harvestDelayDays: null, safetyArea: null }
  expect(jobMaterialOf(agent, null)).toMatchObject(nothing)
  expect(materialDraftOf(agent)).toMatchObject(nothing)
  const figures = { harvestDelayDays: 7, workDelayDays: null, usageTimes: null }
  const fitted = { ...agent, fitted: { crops: figures, any: { ...figures, harvestDelayDays: 14 } } }
  expect(materialDraftOf(fitted).harvestDelayDays).toBeNull()
  const desiccant = withFacts(restricted, { subtypeVariant: 'DESIKANT' })
  expect(jobMaterialOf(desiccant, null)).toMatchObject({ harvestDelayDays: 7, safetyArea: 3 })
})
