import { indexFarm } from '@vagu/core/job-line/index-farm'
import { readJobLine } from '@vagu/core/job-line/read-line'
import type { Material } from '@vagu/core/materials/schema'
import { expect, test } from 'vitest'
import { newMaterial } from '../../../entities/materials/material-form.ts'
import { newId } from '../../../lib/new-id.ts'
import type { FarmSnapshot } from '../../../entities/farm/farm.ts'
import { aCertifiedWorker, categories, fieldOf, formOn } from '../../../testing/builders.ts'
import { applyLine, type Around } from './apply-line.ts'
import { describeLine } from './describe-line.ts'
import { exampleLine, lineFarm } from './line-farm.ts'
import { wordsToAsk } from './register-names.ts'

const AT = '2026-06-17T08:00:00.000Z'
const chemical = (name: string, changes: Partial<Material> = {}): Material => ({
  _id: newId(),
  name,
  type: 'chemical',
  amount: null,
  unit: 'l/ha',
  ingredients: [],
  workDelayDays: null,
  harvestDelayDays: null,
  usageTimes: null,
  safetyArea: null,
  safetyWaterArea: null,
  inspections: [],
  updatedAt: AT,
  ...changes,
})
const [kivi, suur] = [fieldOf('Kivi', 5), fieldOf('Suur', 10)]
const axial = chemical('Axial 50 EC', { amount: 1.2 })
const jaan = aCertifiedWorker({ name: 'Jaan Tamm' })
const farm: FarmSnapshot = {
  fields: [kivi, suur],
  categories,
  customAreas: [],
  workers: [jaan],
  machines: [],
  requisites: [axial, chemical('Dash')],
}
const TODAY = '2026-06-17'
const around: Around = {
  farm,
  calendar: { today: TODAY, starts: [] },
  registered: new Map(),
  recentUses: [],
  random: () => 0.5,
}
const facts = lineFarm(farm, 2026, ['Mospilan 20 SG'])
const INDEX = indexFarm(facts)
const read = (text: string) => readJobLine({ text, day: { today: TODAY, year: 2026 } }, INDEX)
const fill = (text: string, form = formOn([]), changes: Partial<Around> = {}) =>
  applyLine(form, read(text), { ...around, ...changes })

test('a whole line fills job, day, fields, material with its amount, and worker', () => {
  const form = fill('eile pritsisin Kivi ja Suur Axial 0,9 Jaan')
  expect(form).toMatchObject({
    category: 'plant-protection',
    job: 'spraying',
    status: 'DONE',
    date: '2026-06-16',
    endDate: '2026-06-16',
    fieldIds: [kivi._id, suur._id],
    worker: jaan._id,
  })
  expect(form.materials).toMatchObject([
    { requisiteId: axial._id, isNew: false, amount: { unit: 'l', master: 'rate', value: 0.9 } },
  ])
  expect(form.inspections).toHaveLength(1)
})

test('the same line once more changes nothing more', () => {
  const line = 'eile pritsisin Kivi Axial 0,9 Dash 0,5 Jaan #kevad märkus: tuulevaikne'
  const once = fill(line)
  const twice = fill(line, once)
  expect(twice).toEqual(once)
  expect(once).toMatchObject({ labels: ['kevad'], notes: 'tuulevaikne' })
})

test('what the line does not say stays as it was typed', () => {
  const typed = { ...fill('homme pritsin Kivi Axial 0,9'), notes: 'Õhtul.', worker: 'someone' }
  expect(typed.status).toBe('DRAFT')
  const form = fill('Suur Dash 0,5', typed)
  expect(form).toMatchObject({ status: 'DRAFT', date: '2026-06-18', notes: 'Õhtul.', worker: 'someone' })
  expect(form.fieldIds).toEqual([kivi._id, suur._id])
  expect(form.materials.map(({ facts: { name } }) => name)).toEqual(['Axial 50 EC', 'Dash'])
})

test('a material that is there gets its new amount, in its own block', () => {
  const first = fill('Axial 0,9')
  const form = fill('Axial kokku 12 l', first)
  expect(form.materials).toMatchObject([
    { key: first.materials[0]?.key, amount: { unit: 'l', master: 'total', value: 12 } },
  ])
})

test('without an amount it is the one of the last time, else the usual one', () => {
  expect(fill('Axial').materials[0]?.amount.value).toBe(1.2)
  const recentUses = [{ requisiteId: axial._id, amount: { unit: 'l', master: 'rate', value: 0.7 } as const }]
  expect(fill('Axial', formOn([]), { recentUses }).materials[0]?.amount.value).toBe(0.7)
})

test('a product of the register comes with what the register says', () => {
  const found = newMaterial('Mospilan 20 SG', 'chemical', newId())
  const made = { ...found, facts: { ...found.facts, registerNumber: '0123' } }
  const form = fill('Mospilaniga 0,15 kg/ha', formOn([]), { registered: new Map([['Mospilan 20 SG', made]]) })
  expect(form.materials).toMatchObject([
    { isNew: true, facts: { registerNumber: '0123' }, amount: { unit: 'kg', value: 0.15 } },
  ])
})

test.each([
  ['alates 3. maist karjatasin', { status: 'IN_PROGRESS', date: '2026-05-03', endDate: null }],
  ['3.-5. mai kündsin', { status: 'DONE', date: '2026-05-03', endDate: '2026-05-05' }],
  ['kell 6:30 kündsin', { startTime: '06:30' }],
])('%s', (text, days) => {
  expect(fill(text)).toMatchObject(days)
})

test('a yield per hectare is told in all where the fields are known, and not otherwise', () => {
  expect(fill('koristasin Kivi ja Suure 4,5 t/ha').harvest).toMatchObject({ yield: 67.5, yieldUnit: 't' })
  expect(fill('koristasin 4,5 t/ha').harvest.yield).toBeNull()
  expect(fill('koristasin saak 45 t').harvest.yield).toBe(45)
})

test('hectares are those of all the fields', () => {
  expect(fill('kündsin Kivi ja Suure 6 ha').areas).toEqual({ [kivi._id]: 2, [suur._id]: 4 })
})

test('what was understood is told as the farmer reads it', () => {
  const chips = describeLine(read('homme pritsin Kivil Axialit 0,9 ja Mospilani kokku 2 kg, Jaan'), facts)
  expect(chips.map(({ title, text }) => `${title}: ${text.replaceAll('\u00A0', ' ')}`)).toEqual([
    'Töö: Pritsimine',
    'Aeg: 18.06.2026',
    'Olek: ettevalmistatud',
    'Põllud: Kivi',
    'Tarvik: Axial 50 EC (taimekaitsevahend) 0,9 l/ha',
    'Tarvik: Mospilan 20 SG (registrist) kokku 2 kg',
    'Töötaja: Jaan Tamm',
  ])
})

test('the example is made of the farm’s own names, and is understood', () => {
  const example = exampleLine(farm)
  expect(example).toBe('näiteks: eile pritsisin Kivi ja Suur Axial 0,9 Jaan')
  expect(read(example.replace('näiteks: ', ''))).toMatchObject({ unknown: [], ambiguous: [] })
  expect(exampleLine({ fields: [kivi], requisites: [], workers: [] })).toBe('näiteks: eile kündsin Kivi')
})

test('the register is asked for unknown words where plant protection can be meant', () => {
  const requested = (text: string) => wordsToAsk(text, read(text))
  expect(requested('pritsisin Kivi Propulsega 0,8 tuul')).toEqual(['propulsega', 'tuul'])
  expect(requested('kündsin Kivi sügavalt')).toEqual([])
  expect(requested('pritsisin xyz 99')).toEqual([])
})
