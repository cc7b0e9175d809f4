/** Each sentence that refuses a job stands at its own input. Those of materials are in `material-errors.test.ts`. */
import { CATEGORY, JOB } from '@vagu/core/settings/table'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { emptyMonitoringEntry } from '../../monitoring/monitoring-form.ts'
import { newMaterial } from '../../materials/material-form.ts'
import { newId } from '../../../lib/new-id.ts'
import { parseDecimal } from '../../../lib/parse-decimal.ts'
import { chooseCategory, chooseJob, typeArea, typeTotalArea } from './change-form.ts'
import { areaInput, FIELDS_INPUT, findErrors } from './find-errors.ts'
import { NO_HARVEST } from './harvest-form.ts'
import type { JobForm } from './job-form.ts'
import { aWorker, categories, categoryNamed, fieldOf, formOn } from '../../../testing/builders.ts'
import { settle } from './settle.ts'
import { shownBlocks } from './shown-blocks.ts'

const home = fieldOf('Kodupõld', 10)
const hill = fieldOf('Mäealune', 20)
const helper = aWorker({ name: 'Jaan Tamm' })
const sprayer = { ...helper, _id: newId(), chemicalCertification: true }
const farm = {
  fields: [home, hill],
  categories,
  customAreas: [],
  workers: [helper, sprayer],
  machines: [],
  requisites: [],
}
const today = '2026-06-15'

beforeAll(() => {
  vi.useFakeTimers({ now: new Date(`${today}T09:00:00Z`) })
})
afterAll(() => {
  vi.useRealTimers()
})

type Chosen = readonly (typeof home)[]
const on = (category: string, key: string, fields: Chosen = [home]): JobForm => {
  const found = categoryNamed(category)
  const job = found.jobs.find((each) => each.key === key)
  if (!job) throw new Error(`no job ${key}`)
  const form = formOn(fields)
  return settle(form, chooseJob(chooseCategory(form, found), job), { farm, today })
}
const wrong = (form: JobForm, fields: Chosen = [home]): string[] =>
  [...findErrors(form, fields, farm)].map(([input, sentence]) => `${input}: ${sentence}`)
/** Number that a number input gives for a text. */
const typed = (text: string): number | null => {
  const parsed = parseDecimal(text)
  return parsed.ok ? parsed.value : Number.NaN
}

const REQUIRED = 'Kohustuslik väli'
const POSITIVE = 'Number peab olema positiivne'
const WRONG = 'Number ei ole korrektne'
const LARGE = 'Väärtus on liiga suur'
/** Messages for texts typed as a number that must be positive. */
const NUMBERS = [
  ['', REQUIRED],
  ['0', POSITIVE],
  ['-2,5', POSITIVE],
  ['1,2,3', WRONG],
  ['🌾', WRONG],
  ['kümme', WRONG],
  ['1000000000000', LARGE],
] as const

const ploughing = on(CATEGORY.tillage, 'ploughing')

describe('field, area, job and days', () => {
  test('a sound job is told nothing', () => {
    expect(wrong(ploughing)).toEqual([])
  })
  test('without a field, a category, a job', () => {
    expect(wrong({ ...ploughing, fieldIds: [] }, [])).toEqual([`${FIELDS_INPUT}: ${REQUIRED}`])
    expect(wrong(formOn([home]))).toEqual([`jobCategory: ${REQUIRED}`, `job: ${REQUIRED}`])
    expect(wrong(chooseCategory(formOn([home]), categoryNamed('tillage')))).toEqual([`job: ${REQUIRED}`])
  })
  test.each(NUMBERS)('an area of „%s“', (text, sentence) => {
    expect(wrong(typeArea(ploughing, home, typed(text)))).toEqual([`${areaInput(home._id)}: ${sentence}`])
  })
  test('an end before the start, and days that are none', () => {
    expect(wrong({ ...ploughing, endDate: '2026-06-14' })).toEqual(['endDate: Enne alguse kuupäeva'])
    expect(wrong({ ...ploughing, date: null })).toEqual([`date: ${REQUIRED}`])
    expect(wrong({ ...ploughing, date: '31.02', endDate: null })).toEqual(['date: Kuupäev ei ole korrektne'])
    expect(wrong({ ...ploughing, date: '2026-02-31', endDate: null })).toEqual([
      'date: Kuupäev ei ole korrektne',
    ])
    expect(wrong({ ...ploughing, date: '0206-05-04', endDate: null })).toEqual([
      'date: Aasta ei ole korrektne',
    ])
    expect(wrong({ ...ploughing, status: 'PLANNED' })).toEqual(['plannedYear: Valige planeeritav aasta'])
  })
})

describe('the safety area', () => {
  const material = newMaterial('Kasvuregulaator', 'chemical', newId())
  const near = {
    ...material,
    facts: { ...material.facts, subtypeVariant: 'KASVUINH', safetyArea: 5 },
    amount: { unit: 'l', master: 'rate', value: 1 } as const,
  }
  test('with one field', () => {
    const form = { ...ploughing, worker: sprayer._id, materials: [near] }
    const sentence = 'Ohutusala tõttu peab töö pindala olema väiksem, kui põllu kogupindala (10 ha).'
    expect(wrong(form)).toEqual([`${areaInput(home._id)}: ${sentence}`])
    expect(wrong(typeArea(form, home, 10.0001))).toEqual([`${areaInput(home._id)}: ${sentence}`])
    expect(wrong(typeArea(form, home, 9.9999))).toEqual([])
  })
  test('with several fields, until their total is reduced', () => {
    const both = [home, hill]
    const form = {
      ...on(CATEGORY.tillage, 'ploughing', both),
      worker: sprayer._id,
      materials: [near],
    }
    expect(wrong(form, both)).toHaveLength(2)
    expect(wrong(form, both)[0]).toMatch(
      /^area\..*: Ohutusala tõttu tohib tööd teostada ainult ohutuala võrra vähendatud pindaladel/,
    )
    expect(wrong(typeTotalArea(form, both, 29.9), both)).toEqual([])
  })
})

describe('the worker', () => {
  const spraying = { ...on(CATEGORY.plantProtection, 'spraying'), inspections: [], materials: [] }
  test('is required where the job asks for one', () => {
    expect(wrong(spraying)).toEqual([`worker: ${REQUIRED}`])
    expect(wrong({ ...spraying, worker: helper._id })).toEqual([])
  })
  test('of a chemical is required, certified, and on the screen, whatever the job', () => {
    const material = newMaterial('Vahend', 'chemical', newId())
    const amount = { unit: 'l', master: 'rate', value: 1 } as const
    const facts = { ...material.facts, subtypeVariant: 'KASVUINH' }
    const form = { ...ploughing, materials: [{ ...material, facts, amount }] }
    expect(wrong(form)).toEqual([`worker: ${REQUIRED}`])
    expect(shownBlocks(form, undefined).has('worker')).toBe(true)
    expect(shownBlocks(ploughing, undefined).has('worker')).toBe(false)
    expect(wrong({ ...form, worker: helper._id })).toEqual([
      'worker: Taimekaitsetööd tohib teha ainult taimekaitsetunnistusega töötaja',
    ])
    expect(wrong({ ...form, worker: sprayer._id })).toEqual([])
  })
})

test('the sampler', () => {
  const sampling = on(CATEGORY.other, JOB.soilSampling)
  expect(wrong(sampling)).toEqual([`soilSampler: ${REQUIRED}`])
  expect(wrong({ ...sampling, soilSampler: '  ' })).toEqual([`soilSampler: ${REQUIRED}`])
  expect(wrong({ ...sampling, soilSampler: 'Mari Kask' })).toEqual([])
})

describe('the yield', () => {
  const harvesting = on(CATEGORY.harvest, 'harvesting')
  const brought = (part: Partial<typeof NO_HARVEST>) =>
    wrong({ ...harvesting, harvest: { ...NO_HARVEST, ...part } })
  test.each(NUMBERS.filter(([text]) => text !== ''))('of „%s“', (text, sentence) => {
    expect(brought({ yield: typed(text) })).toEqual([`yield: ${sentence}`])
  })
  test('may come later; pieces and litres must be told what one weighs', () => {
    expect(brought({})).toEqual([])
    expect(brought({ yield: 4 })).toEqual([])
    expect(brought({ yield: 4, yieldUnit: 'g' })).toEqual([])
    for (const yieldUnit of ['tk', 'l'])
      for (const [text, sentence] of NUMBERS)
        expect(brought({ yield: 4, yieldUnit, yieldUnitWeight: typed(text) })).toEqual([
          `yieldUnitWeight: ${sentence}`,
        ])
    expect(brought({ yield: 4, yieldUnit: 'tk', yieldUnitWeight: 250 })).toEqual([])
  })
})

describe('a large need of phosphorus', () => {
  const proof = { highNutrientN: true, nutrientN: 40, soilSampleYear: 2025 }
  const rest = { fertilizationBeforeSow: false, spreading: null, incorporatedWithinHours: null }
  const needs = (part: Partial<typeof proof> | { soilSampleYear: null } | { nutrientN: number | null }) =>
    wrong({ ...ploughing, fertilization: { ...rest, ...proof, ...part } })
  test.each(NUMBERS)('with „%s“ in the soil', (text, sentence) => {
    expect(needs({ nutrientN: typed(text) })).toEqual([`fertilization.nutrientN: ${sentence}`])
  })
  test('is proven by a year', () => {
    expect(needs({ soilSampleYear: null })).toEqual([`fertilization.soilSampleYear: ${REQUIRED}`])
    expect(needs({})).toEqual([])
  })
})

test('the variant', () => {
  const mowing = on(CATEGORY.preHarvest, 'maintenance-mowing')
  expect(wrong(mowing)).toEqual([`jobVariant: ${REQUIRED}`])
  expect(wrong({ ...mowing, jobVariant: 'Niide hekseldatakse' })).toEqual([])
})

test('monitoring', () => {
  const row = { ...emptyMonitoringEntry('a', 'UMBROHUD'), isTypeChosen: true }
  const seen = (part: object) => wrong({ ...ploughing, inspections: [{ ...row, ...part }] })
  expect(seen({})).toContain(`inspections.0.target: ${REQUIRED}`)
  expect(seen({ target: 'ORASHEIN' })).toEqual([`inspections.0.amount: ${REQUIRED}`])
  expect(seen({ target: 'ORASHEIN', amount: 25 })).toEqual([])
})

describe('herding', () => {
  const herding = on(CATEGORY.other, JOB.herding)
  const cows = { animalType: 'piimalehm', amount: 40, hoursPerDay: 24 }
  const herd = (part: object) =>
    wrong({ ...herding, herding: herding.herding.map((row) => ({ ...row, ...cows, ...part })) })
  const at = (input: string) => `herding.0.${input}`
  test('asks an empty row for all but the days, which follow', () => {
    expect(wrong(herding)).toEqual([
      `${at('animalType')}: ${REQUIRED}`,
      `${at('amount')}: ${REQUIRED}`,
      `${at('hoursPerDay')}: ${REQUIRED}`,
    ])
    expect(herd({})).toEqual([])
  })
  test.each(NUMBERS)('of „%s“ animals', (text, sentence) => {
    expect(herd({ amount: typed(text) })).toEqual([`${at('amount')}: ${sentence}`])
  })
  test.each(NUMBERS)('on „%s“ days', (text, sentence) => {
    const errors = herd({ days: typed(text) })
    expect(errors[0]).toBe(`${at('days')}: ${sentence}`)
  })
  test.each([
    ['', REQUIRED],
    ['-1', 'Ei saa olla negatiivne'],
    ['24,1', 'Max 24h'],
    ['25', 'Max 24h'],
    ['1,2,3', WRONG],
  ])('for „%s“ hours a day', (text, sentence) => {
    expect(herd({ hoursPerDay: typed(text) })).toEqual([`${at('hoursPerDay')}: ${sentence}`])
  })
  test('for more hours than the days have', () => {
    expect(herd({ days: 2 })).toEqual([`${at('hoursPerDay')}: Max 12h`])
    expect(herd({ days: 2, hoursPerDay: 12 })).toEqual([])
    expect(herd({ days: 5 })).toEqual([`${at('hoursPerDay')}: Max 4,8h`])
  })
  test('until today while it lasts', () => {
    const open = { ...herding, status: 'IN_PROGRESS', date: '2026-06-14', endDate: null } as const
    const rows = (days: number) => herding.herding.map((row) => ({ ...row, ...cows, days }))
    expect(wrong({ ...open, herding: rows(2) })).toEqual([])
    expect(wrong({ ...open, herding: rows(3) })).toEqual([`${at('hoursPerDay')}: Max 16h`])
  })
})

describe.each([
  [CATEGORY.landImprovement, 'ditch-mowing'],
  [CATEGORY.manureHeap, 'manure-heaping'],
])('the amount of work: %s', (category, job) => {
  const form = on(category, job)
  test.each(NUMBERS)('„%s“', (text, sentence) => {
    expect(wrong({ ...form, work: { ...form.work, amount: typed(text) } })).toEqual([`amount: ${sentence}`])
  })
  test('that is positive', () => {
    expect(wrong({ ...form, work: { ...form.work, amount: typed('12,5') } })).toEqual([])
  })
})
