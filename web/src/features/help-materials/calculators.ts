import { elementOf } from '../../entities/materials/oxides.ts'
import { materialsPageText as words } from './text.ts'

/** Numbers by the names of inputs; those that were not typed are missing. */
type Typed = Readonly<Record<string, number | undefined>>

interface Figure {
  readonly key: string
  readonly label: string
  readonly unit: string
}

/** A sum that a farmer would make on paper. */
export interface Calculator {
  readonly key: string
  readonly title: string
  /** How it is counted, in words. */
  readonly formula: string
  readonly inputs: readonly Figure[]
  readonly results: readonly (Figure & {
    /** Nothing while something that it needs is missing or makes no sense. */
    readonly of: (typed: Typed) => number | undefined
    readonly decimals?: number
  })[]
}

const product = (...parts: readonly (number | undefined)[]): number | undefined =>
  parts.reduce<number | undefined>((a, b) => (a === undefined || b === undefined ? undefined : a * b), 1)

const quotient = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined || b === undefined || b <= 0 ? undefined : a / b

const PER_CENT = 100
/** Kernels per m² times grams per thousand kernels: 10,000 m² in a hectare, a million grams of thousands in a kilogram. */
const KG_PER_HA = 10_000 / 1_000_000

const ofTank: Calculator = {
  key: 'tank',
  ...words.tank,
  inputs: [
    { key: 'tank', label: words.tankSize, unit: 'l' },
    { key: 'water', label: words.water, unit: 'l/ha' },
    { key: 'norm', label: words.norm, unit: 'l/ha' },
    { key: 'area', label: words.area, unit: 'ha' },
  ],
  results: [
    {
      key: 'perTankArea',
      label: words.areaOfTank,
      unit: 'ha',
      of: ({ tank, water }) => quotient(tank, water),
    },
    {
      key: 'perTank',
      label: words.productInTank,
      unit: 'l',
      of: ({ tank, water, norm }) => product(quotient(tank, water), norm),
    },
    {
      key: 'tanks',
      label: words.tanks,
      unit: '',
      of: ({ tank, water, area }) => quotient(product(area, water), tank),
    },
    { key: 'total', label: words.productInAll, unit: 'l', of: ({ norm, area }) => product(norm, area) },
  ],
}

const ofSeed: Calculator = {
  key: 'seed',
  ...words.seed,
  inputs: [
    { key: 'plants', label: words.kernels, unit: 'tk/m²' },
    { key: 'weight', label: words.thousand, unit: 'g' },
    { key: 'germination', label: words.germination, unit: '%' },
    { key: 'area', label: words.area, unit: 'ha' },
  ],
  results: [
    { key: 'norm', label: words.seedNorm, unit: 'kg/ha', decimals: 1, of: (typed) => seedNorm(typed) },
    {
      key: 'total',
      label: words.seedInAll,
      unit: 'kg',
      decimals: 0,
      of: (typed) => product(seedNorm(typed), typed['area']),
    },
  ],
}
const seedNorm = ({ plants, weight, germination }: Typed): number | undefined =>
  germination !== undefined && germination > PER_CENT
    ? undefined
    : quotient(product(plants, weight, KG_PER_HA, PER_CENT), germination)

const ofNutrients: Calculator = {
  key: 'nutrients',
  ...words.nutrients,
  inputs: [
    { key: 'norm', label: words.fertilizerNorm, unit: 'kg/ha' },
    { key: 'content', label: words.content, unit: '%' },
    { key: 'area', label: words.area, unit: 'ha' },
  ],
  results: [
    {
      key: 'perHa',
      label: words.nutrientPerHa,
      unit: 'kg/ha',
      of: ({ norm, content }) => quotient(product(norm, content), PER_CENT),
    },
    {
      key: 'total',
      label: words.nutrientInAll,
      unit: 'kg',
      decimals: 0,
      of: ({ norm, content, area }) => quotient(product(norm, content, area), PER_CENT),
    },
  ],
}

const ofOxides: Calculator = {
  key: 'oxides',
  ...words.oxides,
  inputs: [
    { key: 'p', label: 'P₂O₅', unit: '%' },
    { key: 'k', label: 'K₂O', unit: '%' },
  ],
  results: [
    { key: 'P', label: 'P', unit: '%', of: ({ p }) => elementOf('P', p ?? null) ?? undefined },
    { key: 'K', label: 'K', unit: '%', of: ({ k }) => elementOf('K', k ?? null) ?? undefined },
  ],
}

export const CALCULATORS: readonly Calculator[] = [ofTank, ofSeed, ofNutrients, ofOxides]
