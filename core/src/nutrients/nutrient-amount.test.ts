import { describe, expect, test } from 'vitest'
import { nutrientAmountOf, MANURE_ORIGINS, manureOf, perHectare } from './nutrient-amount.ts'
import { type AppliedMaterial, type GivingJob, portionsOf } from './portions.ts'

const SPREADING = { key: 'fertilising' }
const mineral = (overrides: Partial<AppliedMaterial> = {}): AppliedMaterial => ({
  name: 'NPK 22-7-12',
  type: 'fertilizer',
  subtype: 'FERTILIZER',
  fertilizerKind: 'MINERAL_FERTILIZER',
  organicType: null,
  nutrient: { N: 22, P: 3.05, K: 9.96 },
  amount: 300,
  unit: 'kg/ha',
  ...overrides,
})
const slurry = (overrides: Partial<AppliedMaterial> = {}): AppliedMaterial => ({
  ...mineral({ name: 'Läga', amount: 30, unit: 'm3/ha' }),
  fertilizerKind: 'ORGANIC_FERTILIZER',
  organicType: 'VEDELSONNIK',
  nutrient: { N: 4, P: 0.8, K: 3 },
  ...overrides,
})
const jobOf = (...materials: readonly AppliedMaterial[]): GivingJob => ({
  category: SPREADING,
  area: 10,
  materials,
  herding: [],
})
const portionOf = (material: AppliedMaterial) => portionsOf(jobOf(material))[0]
const cows = { animalType: 'piimalehm', amount: 20, days: 10, hoursPerDay: 12 }

describe('a mineral fertilizer on 10 ha', () => {
  test.each<[string, Partial<AppliedMaterial>, number | null]>([
    ['300 kg/ha of 22 % N', {}, 660],
    ['0.3 t/ha', { amount: 0.3, unit: 't/ha' }, 660],
    ['500 g/ha', { amount: 500, unit: 'g/ha' }, 1.1],
    ['100 kg over the whole job', { amount: 100, unit: 'kg' }, 22],
    ['2 t over the whole job', { amount: 2, unit: 't' }, 440],
    ['200 l/ha at 1 kg/l', { amount: 200, unit: 'l/ha' }, 440],
    ['1000 l over the whole job', { amount: 1000, unit: 'l' }, 220],
    ['no nitrogen is zero', { nutrient: { N: 0 } }, 0],
    ['no nitrogen is zero, whatever the amount', { nutrient: { N: 0 }, amount: null }, 0],
    ['nobody says how much nitrogen', { nutrient: { P: 3 } }, null],
    ['nobody says what it holds', { nutrient: null }, null],
    ['no amount', { amount: null }, null],
    ['no unit', { unit: null }, null],
    ['pieces have no weight', { unit: 'tk/ha' }, null],
    ['a unit of another list', { unit: 'kott/ha' }, null],
    ['the largest amount', { amount: 1_000_000, unit: 't/ha' }, 2_200_000_000],
  ])('%s', (_, overrides, nitrogen) => {
    const found = portionOf(mineral(overrides))
    if (nitrogen === null) expect(found?.kilograms.N).toBeNull()
    else expect(found?.kilograms.N).toBeCloseTo(nitrogen, 6)
    expect(found?.origin).toBe('mineral')
  })

  test('counts phosphorus and potassium alike', () => {
    expect(portionOf(mineral())?.kilograms.P).toBeCloseTo(91.5, 6)
    expect(portionOf(mineral())?.kilograms.K).toBeCloseTo(298.8, 6)
  })

  test.each([
    ['kg/ha', false],
    ['t', false],
    ['l/ha', true],
    ['m3', true],
  ])('in %s is advisory: %s', (unit, isAdvisory) => {
    expect(portionOf(mineral({ unit }))).toMatchObject({ isAdvisory })
  })

  test('a kind left from before does not make it organic', () => {
    expect(portionOf(mineral({ organicType: 'VEDELSONNIK' }))?.origin).toBe('mineral')
  })

  test('lime without a kind is mineral', () => {
    const lime = mineral({ subtype: 'FERTILIZER_LIMESTONE', fertilizerKind: null })
    expect(portionOf(lime)?.origin).toBe('mineral')
  })
})

describe('an organic fertilizer on 10 ha', () => {
  test.each<[string, Partial<AppliedMaterial>, readonly [nitrogen: number | null, isAdvisory: boolean]]>([
    ['30 m3/ha of 4 kg', {}, [1200, false]],
    ['100 m3 over the whole job', { amount: 100, unit: 'm3' }, [400, false]],
    ['20 t/ha, taken as m3', { amount: 20, unit: 't/ha' }, [800, true]],
    ['solid manure by weight', { amount: 20, unit: 't/ha', organicType: 'TAHESONNIK' }, [800, false]],
    ['without figures the table speaks', { nutrient: null }, [1080, true]],
    ['with one figure missing the table fills it', { nutrient: { P: 1, K: 3 } }, [1080, true]],
    ['a zero is a figure', { nutrient: { N: 0, P: 1, K: 3 } }, [0, false]],
    ['no amount', { amount: null }, [null, false]],
    ['nobody knows what it is', { organicType: null, nutrient: null }, [null, true]],
    ['nothing is known of another kind', { organicType: 'MUU_ORGAANILINE', nutrient: null }, [null, true]],
  ])('%s', (_, overrides, [nitrogen, isAdvisory]) => {
    const found = portionOf(slurry(overrides))
    if (nitrogen === null) expect(found?.kilograms.N).toBeNull()
    else expect(found?.kilograms.N).toBeCloseTo(nitrogen, 6)
    expect(found?.isAdvisory).toBe(isAdvisory)
  })

  test.each([
    ['VEDELSONNIK', 'manure'],
    ['LINNUSONNIK', 'manure'],
    [null, 'manure'],
    ['KOMPOST', 'organic'],
    ['REOVEESETE', 'organic'],
    ['SILOMAHL', 'organic'],
  ])('%s counts as %s', (organicType, origin) => {
    expect(portionOf(slurry({ organicType }))?.origin).toBe(origin)
  })

  test('its kind alone makes it organic', () => {
    expect(portionOf(slurry({ fertilizerKind: null }))?.origin).toBe('manure')
  })
})

describe('grazing', () => {
  const graze = (herding: GivingJob['herding']): GivingJob => ({ ...jobOf(), herding })

  test('20 cows, 10 days of 12 hours: 20 x 10 x 12 x 0.01542 kg', () => {
    const [portion] = portionsOf(graze([cows]))
    expect(portion).toMatchObject({ origin: 'grazing', name: 'Piimalehm', isAdvisory: true })
    expect(portion?.kilograms.N).toBeCloseTo(37.008, 9)
    expect(portion?.kilograms.P).toBeCloseTo(8.16, 9)
  })

  test('no hours give nothing', () => {
    expect(manureOf(graze([{ ...cows, hoursPerDay: 0 }])).nitrogenKg).toBe(0)
  })

  test('an animal that nobody knows is named', () => {
    expect(
      nutrientAmountOf(graze([cows, { ...cows, animalType: 'Põder' }]), 'N', MANURE_ORIGINS),
    ).toMatchObject({
      kilograms: expect.closeTo(37.008, 9) as number,
      missing: ['nutrient'],
      unknown: ['Põder'],
    })
  })
})

describe('a job', () => {
  test('without fertilizer and animals gives nothing', () => {
    expect(portionsOf(jobOf())).toEqual([])
    expect(nutrientAmountOf(jobOf(), 'N', MANURE_ORIGINS)).toBeUndefined()
    expect(manureOf(jobOf())).toEqual({ nitrogenKg: 0, phosphorusKg: 0 })
  })

  test('with what is no fertilizer, or one of no kind, gives nothing', () => {
    expect(portionsOf(jobOf(mineral({ type: 'chemical' }), mineral({ fertilizerKind: null })))).toEqual([])
  })

  test('that makes a heap gives nothing yet', () => {
    expect(portionsOf({ ...jobOf(slurry()), category: { key: 'manure-heap' } })).toEqual([])
  })

  test('keeps manure and mineral fertilizer apart', () => {
    const job = jobOf(slurry(), mineral(), slurry({ organicType: 'KOMPOST', amount: 10, unit: 't/ha' }))
    expect(nutrientAmountOf(job, 'N', MANURE_ORIGINS)?.kilograms).toBeCloseTo(1200, 6)
    expect(nutrientAmountOf(job, 'N', ['mineral'])?.kilograms).toBeCloseTo(660, 6)
    expect(nutrientAmountOf(job, 'N', ['organic'])?.kilograms).toBeCloseTo(400, 6)
    expect(manureOf(job).phosphorusKg).toBeCloseTo(240, 6)
  })

  test('adds up what is known and says once what is missing', () => {
    const job = jobOf(
      slurry(),
      slurry({ name: 'A', amount: null }),
      slurry({ name: 'B', unit: null }),
      slurry({ name: 'C', organicType: null, nutrient: null }),
    )
    expect(nutrientAmountOf(job, 'N', MANURE_ORIGINS)).toEqual({
      kilograms: 1200,
      missing: ['amount', 'nutrient'],
      unknown: ['A', 'B', 'C'],
      isAdvisory: true,
    })
  })
})

test.each([
  [1700, 10, 170],
  [0, 10, 0],
  [10, 0, null],
])('%d kg on %d ha', (kilograms, hectares, expected) => {
  expect(perHectare(kilograms, hectares)).toBe(expected)
})
