import { describe, expect, it } from 'vitest'
import { emptyMonitoringEntry } from '../../../entities/monitoring/monitoring-form.ts'
import { withFacts } from '../../../entities/materials/material-props.ts'
import { sampleMaterial } from '../sample.ts'
import { errorsByInput, findErrors } from './find-errors.ts'
import { emptyForm, formOf, type MaterialDialogForm } from './material-dialog-form.ts'

const ID = '01930000-0000-7000-8000-0000000000aa'
const farm = { chemicals: { has: () => true }, areaIds: new Set([ID]), base: undefined }
const product = sampleMaterial()
const wrong = (form: MaterialDialogForm, known: Parameters<typeof findErrors>[1] = farm) => [
  ...findErrors(form, known),
]

it('finds nothing wrong with a sound material', () => {
  expect(wrong(formOf(product))).toEqual([])
})
it.each([
  ['', 'Kohustuslik väli'],
  ['   ', 'Kohustuslik väli'],
  ['X', 'Liiga lühike'],
])('asks for a name: „%s“', (name, message) => {
  const form = formOf(product)
  expect(wrong({ ...form, material: withFacts(form.material, { name }) })).toEqual([
    ['requisite.name', message],
  ])
})
it.each([
  ['harvestDelayDays', 0, 'Peab olema positiivne arv või üldse puuduma'],
  ['safetyArea', -1, 'Peab olema positiivne arv või üldse puuduma'],
  ['usageTimes', Number.NaN, 'Number ei ole korrektne'],
])('%s of %d is refused', (key, value, message) => {
  const form = formOf(product)
  expect(wrong({ ...form, material: withFacts(form.material, { [key]: value }) })).toEqual([
    [`requisite.${key}`, message],
  ])
})
it('asks a seed for its crop and certificate, and for the number unless it is the farm’s own', () => {
  const seed = emptyForm('seed', ID)
  const of = (facts: object) =>
    wrong({ ...seed, material: withFacts(seed.material, { name: 'Fredis', subtype: 'talinisu', ...facts }) })
  expect(of({ subtype: null }).map(([path]) => path)).toEqual([
    'requisite.subtype',
    'requisite.seedCertificate',
  ])
  expect(of({ seedCertificate: 'C1' })).toEqual([['requisite.batchNo', 'Kohustuslik väli']])
  expect(of({ seedCertificate: 'OTS' })).toEqual([])
})
it('asks a product of the register for its substances', () => {
  const form = formOf(product)
  const none = { ...form, material: withFacts(form.material, { ingredients: [] }) }
  expect(wrong(none)).toEqual([['requisite.ingredients', 'Kohustuslik väli']])
  const came = { ...farm, base: { ...product, ingredients: [] } }
  expect(wrong(none, came)).toEqual([])
})
describe('typical monitoring', () => {
  const form = formOf(product)
  const rows = (...inspections: MaterialDialogForm['inspections']) => wrong({ ...form, inspections })
  it('lets an untouched row be', () => {
    expect(rows(emptyMonitoringEntry('a', 'UMBROHUD'), emptyMonitoringEntry('b'))).toEqual([])
  })
  it('asks a begun one for what is looked for', () => {
    expect(rows({ ...emptyMonitoringEntry('a', 'UMBROHUD'), isTypeChosen: true })).toEqual([
      ['requisite.inspections.0.target', 'Kohustuslik väli'],
    ])
  })
  it('asks for the right kind of what the table has under another', () => {
    const orashein = { ...emptyMonitoringEntry('a', 'KAHJURID'), target: 'ORASHEIN' }
    const message = 'See leid on teist liiki: valige õige liik või muu leid'
    expect(rows(orashein)).toEqual([['requisite.inspections.0.target', message]])
  })
  it('asks for the kind of what the farmer named himself', () => {
    expect(rows({ ...emptyMonitoringEntry('a'), target: 'midagi' })).toEqual([
      ['requisite.inspections.0.inspectionType', 'Kohustuslik väli'],
    ])
  })
})
it('says when the preferred kind of area is there no more, and not while the kinds are unknown', () => {
  const form = { ...formOf(product), customFieldArea: { id: product._id, name: 'Kadunud' } }
  expect(wrong(form)).toEqual([['requisite.customFieldArea', 'Pindalatüüpi ei leitud']])
  expect(wrong(form, { ...farm, areaIds: undefined })).toEqual([])
})
it('puts what the server refused of a part of an input at that input', () => {
  const errors = errorsByInput([
    { path: 'ingredients.0.name', message: 'a' },
    { path: 'customFieldArea.id', message: 'b' },
    { path: 'coating.name', message: 'c' },
    { path: 'coating.name', message: 'd' },
  ])
  expect([...errors]).toEqual([
    ['requisite.ingredients', 'a'],
    ['requisite.customFieldArea', 'b'],
    ['requisite.coating.name', 'c'],
  ])
})
