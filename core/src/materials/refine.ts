/** Facts of the registers about a material today, beside what the farm has. */
import type { TableFertilizer } from '../nutrients/table.ts'
import type { ChemicalDetails } from '../registers/schema.ts'
import { hasLabel } from './cleared.ts'
import { REFINED_KEYS, type RefinedKey, type Refinement } from './refine-schema.ts'
import { materialKey, type Material } from './schema.ts'

export type RefinedFacts = Partial<Pick<Material, RefinedKey>>

/** Only what a register tells: where it is silent the farm's own stays. */
const withoutEmpty = (facts: {
  readonly [K in keyof RefinedFacts]?: RefinedFacts[K] | null | undefined
}): RefinedFacts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null && value !== undefined))

const positive = (value: number | null) => (value !== null && value > 0 ? value : null)

const chemicalFacts = (details: ChemicalDetails): RefinedFacts =>
  withoutEmpty({
    name: details.name,
    registerNumber: details.registerNumber,
    subtype: details.chemicalSubtype,
    ingredients: details.ingredients.length > 0 ? details.ingredients : null,
    workDelayDays: positive(details.workDelayDays),
    harvestDelayDays: positive(details.harvestDelayDays),
    usageTimes: positive(details.usageTimes),
    safetyArea: positive(details.safetyArea),
    safetyWaterArea: positive(details.safetyWaterArea),
  })

const ELEMENTS = ['N', 'P', 'K', 'CaO', 'MgO'] as const

/** A figure that the table lacks stays the farm's. */
function withTable(own: Material['nutrient'], elements: TableFertilizer['elements']): Material['nutrient'] {
  const figures = ELEMENTS.map((key) => [key, elements[key] ?? own?.[key] ?? null] as const)
  return figures.every(([, figure]) => figure === null) ? (own ?? null) : Object.fromEntries(figures)
}

const fertilizerFacts = (requisite: Material, row: TableFertilizer): RefinedFacts =>
  withoutEmpty({
    name: row.name,
    subtype: row.type,
    fertilizerKind: row.kind,
    organicType: row.organicType,
    limeType: row.limeType,
    nutrient: withTable(requisite.nutrient, row.elements),
  })

/** An absent value, null and an empty list or text are the same. */
function plain(value: unknown): unknown {
  if (value === undefined || value === null) return null
  if (typeof value !== 'object' || Array.isArray(value)) return value
  const entries = Object.entries(value).filter(([, part]) => part !== null && part !== undefined)
  return entries.length === 0 ? null : Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
const isSame = (key: RefinedKey, a: unknown, b: unknown): boolean =>
  key === 'name' && typeof a === 'string' && typeof b === 'string'
    ? materialKey(a) === materialKey(b)
    : JSON.stringify(plain(a)) === JSON.stringify(plain(b))

const asJson = (value: unknown) =>
  JSON.parse(JSON.stringify(plain(value))) as Refinement['changed'][number]['before']

function changesOf(requisite: Material, facts: RefinedFacts): Refinement['changed'] {
  return REFINED_KEYS.filter((key) => key in facts && !isSame(key, requisite[key], facts[key])).map(
    (key) => ({
      key,
      before: asJson(requisite[key]),
      after: asJson(facts[key]),
    }),
  )
}

interface Registers {
  readonly chemical: (requisite: Material) => ChemicalDetails | undefined
  readonly fertilizer: (requisite: Material) => TableFertilizer | undefined
}

/** Whether there is a register that may know it. */
export const isRefinable = (requisite: Material): boolean =>
  requisite.type === 'fertilizer' || hasLabel(requisite)

function answerOf(requisite: Material, registers: Registers) {
  if (requisite.type === 'fertilizer') {
    const row = registers.fertilizer(requisite)
    return row && { said: fertilizerFacts(requisite, row), source: row.source, isAdvisory: row.isAdvisory }
  }
  const details = registers.chemical(requisite)
  return details && { said: chemicalFacts(details), source: details.source, isAdvisory: details.isAdvisory }
}

/** A name that differs only in its case or spaces is the farm's label, and stays. */
export function refinementOf(requisite: Material, registers: Registers): Refinement {
  const answer = answerOf(requisite, registers)
  if (!answer)
    return { requisite, refined: requisite, isFound: false, changed: [], source: null, isAdvisory: false }
  const changed = changesOf(requisite, answer.said)
  const keys = new Set(changed.map(({ key }) => key))
  const taken = Object.fromEntries(Object.entries(answer.said).filter(([key]) => keys.has(key as RefinedKey)))
  const { source, isAdvisory } = answer
  return { requisite, refined: { ...requisite, ...taken }, isFound: true, changed, source, isAdvisory }
}
