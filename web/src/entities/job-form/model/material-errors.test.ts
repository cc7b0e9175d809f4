import { messageOf } from '@vagu/core/messages'
import { Material } from '@vagu/core/materials/schema'
import { CATEGORY } from '@vagu/core/settings/table'
import { describe, expect, it, test } from 'vitest'
import {
  chooseSeedTreatment,
  switchSeedTreatment,
  withSeedTreatment,
} from '../../materials/seed-treatment.ts'
import { emptyMaterial, type MaterialForm, newMaterial } from '../../materials/material-form.ts'
import { withFacts } from '../../materials/material-props.ts'
import { newId } from '../../../lib/new-id.ts'
import { chooseCategory } from './change-form.ts'
import { findErrors } from './find-errors.ts'
import { categories, categoryNamed, fieldOf, formOn } from '../../../testing/builders.ts'

const fields = [fieldOf('Kodupõld', 10), fieldOf('Mäealune', 20)]
const dressing = Material.parse({
  _id: newId(),
  name: 'Kinto Plus',
  type: 'chemical',
  amount: null,
  unit: null,
  updatedAt: '2026-01-01T00:00:00.000Z',
})
const farm = { fields, categories, customAreas: [], workers: [], machines: [], requisites: [dressing] }
const at = (input: string) => `requisites.0.${input}`
const used = (material: MaterialForm): MaterialForm => ({
  ...material,
  amount: { unit: 'kg', master: 'rate', value: 1 },
})

/** The sentences at the inputs of a single material, by the names of its inputs. */
function errorsOf(material: MaterialForm, category: string = CATEGORY.fertilising) {
  const chosen = chooseCategory(formOn(fields), categoryNamed(category))
  const job = categoryNamed(category).jobs[0]?.key ?? ''
  const found = findErrors({ ...chosen, job, materials: [material] }, fields, farm)
  return Object.fromEntries([...found].filter(([name]) => name.startsWith('requisites.')))
}

const seed = used(
  withFacts(newMaterial('Hermes', 'seed', newId()), { subtype: 'oder', seedCertificate: 'OTS' }),
)
const fertilizer = used(newMaterial('AN 34', 'fertilizer', newId()))
const chemical = withFacts(used(newMaterial('Vahend', 'chemical', newId())), {
  subtype: 'PMA_TKV_TOIME_LIIK_MUU',
  ingredients: [{ name: 'x', code: 'x' }],
})
const required = messageOf('required')

it('asks an empty block for a name and an amount', () => {
  expect(errorsOf(emptyMaterial('material', newId()))).toEqual({
    [at('name')]: required,
    [at('amount')]: required,
  })
})
test('a name of one letter is too short', () => {
  expect(errorsOf(used(newMaterial('U', 'material', newId())))).toEqual({
    [at('name')]: 'Nimi on liiga lühike',
  })
})
test.each([
  [0, 'Number peab olema positiivne'],
  [-1, 'Number peab olema positiivne'],
  [Number.NaN, 'Number ei ole korrektne'],
  [null, 'Kohustuslik väli'],
])('an amount of %s', (value, sentence) => {
  const typed = { ...fertilizer, amount: { ...fertilizer.amount, value } }
  expect(errorsOf(typed)).toEqual({ [at('amount')]: sentence })
  const total = { ...fertilizer, amount: { ...fertilizer.amount, value, master: 'total' } as const }
  expect(errorsOf(total)).toEqual({ [at('amount')]: sentence })
})
test('an amount has a unit', () => {
  expect(errorsOf({ ...fertilizer, amount: { ...fertilizer.amount, unit: null } })).toEqual({
    [at('unit')]: required,
  })
})
test.each<[string, MaterialForm, Partial<MaterialForm['facts']>, string, string]>([
  ['the subtype of a fertilizer', fertilizer, { subtype: null }, 'subtype', required],
  ['a subtype that is one', fertilizer, { subtype: 'X' }, 'subtype', messageOf('wrongType')],
  ['the variant of a fertilizer', fertilizer, { subtypeVariant: null }, 'subtypeVariant', required],
  ['the variant of a chemical', chemical, { subtypeVariant: null }, 'subtypeVariant', required],
  ['what a chemical works on', chemical, { subtype: null }, 'subtype', required],
  [
    'what another chemical works on',
    chemical,
    { subtypeVariant: 'TKV_MUU', subtype: null },
    'subtype',
    required,
  ],
  ['the active substances', chemical, { ingredients: [] }, 'ingredients', required],
  ['the crop of a seed', seed, { subtype: null }, 'subtype', required],
  ['the certificate of a seed', seed, { seedCertificate: null }, 'seedCertificate', required],
  ['the number of a certificate', seed, { seedCertificate: 'C1' }, 'batchNo', required],
  ...(['workDelayDays', 'harvestDelayDays', 'usageTimes', 'safetyArea', 'safetyWaterArea'] as const).map(
    (key): [string, MaterialForm, Partial<MaterialForm['facts']>, string, string] => [
      key,
      chemical,
      { [key]: 0 },
      key,
      'Peab olema positiivne arv või üldse puuduma',
    ],
  ),
])('asks for %s at its input', (...[, material, change, input, sentence]) => {
  expect(errorsOf(withFacts(material, change))).toEqual({ [at(input)]: sentence })
})
test.each(['KASVUINH', 'DESIKANT', 'MARGAJA', 'BIOSTIM'])('%s need not be described', (subtypeVariant) => {
  expect(errorsOf(withFacts(chemical, { subtypeVariant, subtype: null, ingredients: [] }))).toEqual({})
})

describe('a dressing', () => {
  const on = switchSeedTreatment(seed, true)
  const amount = { amount: 0.5 }
  it('that is on is asked for all of it, and for nothing when it is off', () => {
    expect(errorsOf(on)).toEqual({ [at('coating.name')]: required, [at('coating.amount')]: required })
    expect(errorsOf(switchSeedTreatment(on, false))).toEqual({})
  })
  it('is a chemical of the farm or of the register', () => {
    const own = withSeedTreatment(chooseSeedTreatment(on, [dressing], `farm:${dressing._id}`), amount)
    expect(errorsOf(own)).toEqual({})
    expect(errorsOf(withSeedTreatment(on, { ...amount, name: 'kinto  PLUS' }))).toEqual({})
    expect(errorsOf(withSeedTreatment(chooseSeedTreatment(on, [], 'register:Vibrance'), amount))).toEqual({})
  })
  it('that nobody knows is to be chosen again', () => {
    const unknown = { [at('coating.name')]: 'Puhtimisvahendit ei leitud. Valige uuesti' }
    expect(errorsOf(withSeedTreatment(on, { ...amount, name: 'Vibrance' }))).toEqual(unknown)
    expect(errorsOf(withSeedTreatment(on, { ...amount, name: 'Kinto Plus', requisiteId: newId() }))).toEqual(
      unknown,
    )
  })
  it('has a unit, and an amount above nothing', () => {
    const own = chooseSeedTreatment(on, [dressing], `farm:${dressing._id}`)
    expect(errorsOf(withSeedTreatment(own, { amount: 0.5, unit: null }))).toEqual({
      [at('coating.unit')]: required,
    })
    expect(errorsOf(withSeedTreatment(own, { amount: 0 }))).toEqual({
      [at('coating.amount')]: 'Number peab olema positiivne',
    })
  })
})
test('the category "other" asks only for a name', () => {
  const bare = newMaterial('Aiatraat', 'chemical', newId())
  expect(errorsOf(bare, CATEGORY.other)).toEqual({})
})
