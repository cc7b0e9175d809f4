import { describe, expect, it } from 'vitest'
import { emptyMonitoringEntry } from '../../../entities/monitoring/monitoring-form.ts'
import { newMaterial } from '../../../entities/materials/material-form.ts'
import { withFacts } from '../../../entities/materials/material-props.ts'
import { withType } from '../../../entities/materials/material-type.ts'
import { withKind, withSubtype } from '../../../entities/materials/fertilizer.ts'
import { sampleMaterial } from '../sample.ts'
import { draftOf, emptyForm, formOf, takeOffer, takeRefined, withMaterial } from './material-dialog-form.ts'

const ID = '01930000-0000-7000-8000-0000000000aa'
const rust = { inspectionType: 'TAIMEHAIGUSED', target: 'KOLLANE_ROOSTE' } as const
const product = sampleMaterial({
  inspections: [rust],
  customFieldArea: { id: ID, name: 'Ilma servata' },
  note: 'Laos',
  harvestDelayDays: 56,
})

it('sends what was stored when nothing was changed, and that there is no dressing', () => {
  const { updatedAt: _at, ...stored } = product
  expect(draftOf(formOf(product))).toEqual({ ...stored, coating: null })
})

it('begins a new one with the id that it will have, and the first unit of its kind', () => {
  expect(draftOf(emptyForm('fertilizer', ID))).toMatchObject({
    _id: ID,
    unit: 'kg/ha',
    amount: null,
    subtype: 'FERTILIZER',
    subtypeVariant: 'VAETIS_REGISTRIST',
  })
  expect(draftOf(emptyForm('chemical', ID)).unit).toBe('l/ha')
})

describe('a change of what it is', () => {
  it('takes the monitoring and the kinds of a product away with its type', () => {
    const form = formOf(product)
    const seed = withMaterial(form, withType(form.material, 'seed'))
    const draft = draftOf(seed)
    expect(draft).toMatchObject({ type: 'seed', inspections: [], note: 'Laos', name: 'Prosaro' })
    expect([draft.subtype, draft.subtypeVariant, draft.harvestDelayDays]).toEqual([
      undefined,
      undefined,
      null,
    ])
  })
  it('keeps no label of a wetting agent', () => {
    const form = formOf(product)
    const agent = withMaterial(form, withFacts(form.material, { subtypeVariant: 'MARGAJA' }))
    expect(draftOf(agent)).toMatchObject({
      subtype: null,
      inspections: [],
      ingredients: [],
      harvestDelayDays: null,
    })
    const product2 = withMaterial(agent, withFacts(agent.material, { subtypeVariant: 'DESIKANT' }))
    expect(draftOf(product2)).toMatchObject({ inspections: [rust], harvestDelayDays: 56 })
  })
  it('lets the only row of monitoring follow the subtype, and clears its target', () => {
    const form = formOf(product)
    const next = withMaterial(form, withFacts(form.material, { subtype: 'PMA_TKV_TOIME_LIIK_HERBITSIID' }))
    expect(next.inspections).toMatchObject([{ inspectionType: 'UMBROHUD', target: '' }])
    const two = { ...form, inspections: [...form.inspections, emptyMonitoringEntry('b', 'KAHJURID')] }
    const same = withMaterial(two, withFacts(form.material, { subtype: 'PMA_TKV_TOIME_LIIK_HERBITSIID' }))
    expect(same.inspections.map((row) => row.inspectionType)).toEqual(['TAIMEHAIGUSED', 'KAHJURID'])
  })
  it('leaves the row alone where the subtype looks for nothing', () => {
    const form = formOf(product)
    const regulator = withFacts(form.material, { subtype: 'PMA_TKV_TOIME_LIIK_KASVUREGULAATOR' })
    expect(withMaterial(form, regulator).inspections).toBe(form.inspections)
  })
})

describe('the unit of a fertilizer', () => {
  const fertilizer = (unit: 'kg/ha' | 'kg' | 'l/ha') =>
    formOf(
      sampleMaterial({
        type: 'fertilizer',
        subtype: 'FERTILIZER',
        subtypeVariant: 'VAETIS_REGISTRIST',
        fertilizerKind: 'MINERAL_FERTILIZER',
        amount: 200,
        unit,
      }),
    )
  const organic = (form: ReturnType<typeof fertilizer>) =>
    draftOf(withMaterial(form, withKind(form.material, 'ORGANIC_FERTILIZER')))
  it('is converted to one of the other kind, and the first when that cannot be', () => {
    expect(organic(fertilizer('kg/ha'))).toMatchObject({ amount: 0.2, unit: 't/ha' })
    expect(organic(fertilizer('kg'))).toMatchObject({ amount: null, unit: 't/ha' })
  })
  it('stays where both kinds have it', () => {
    const form = fertilizer('kg/ha')
    expect(draftOf(withMaterial(form, withSubtype(form.material, 'FERTILIZER_LIMESTONE')))).toMatchObject({
      amount: 200,
      unit: 'kg/ha',
    })
  })
})

describe('what a register knows', () => {
  const made = withFacts(newMaterial('Prosaro EC 250', 'chemical', 'x'), {
    registerNumber: '123',
    harvestDelayDays: 35,
  })
  it('takes the place of what was typed, and leaves the farmer his norm and note', () => {
    expect(draftOf(takeOffer(formOf(product), made))).toMatchObject({
      _id: product._id,
      name: 'Prosaro EC 250',
      registerNumber: '123',
      harvestDelayDays: 35,
      amount: 1,
      note: 'Laos',
    })
  })
  it('is taken in the parts that differ, and only those', () => {
    const taken = takeRefined(formOf({ ...product, usageTimes: 5 }), {
      requisite: product,
      refined: { ...product, harvestDelayDays: 35, usageTimes: 2 },
      isFound: true,
      changed: [{ key: 'harvestDelayDays', before: 56, after: 35 }],
      source: null,
      isAdvisory: false,
    })
    expect(draftOf(taken)).toMatchObject({ harvestDelayDays: 35, usageTimes: 5 })
  })
})
