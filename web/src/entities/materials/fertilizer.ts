/** Consequences of choosing a kind of fertilizer: units and contents. */
import type { LimeFertilizer } from '@vagu/core/nutrients/lime'
import type { OrganicFertilizer } from '@vagu/core/nutrients/organic'
import { usualVariantOf } from '@vagu/core/materials/rules'
import type { FERTILIZER_KINDS, FERTILIZER_SUBTYPES } from '@vagu/core/materials/schema'
import { roundTo } from '@vagu/core/units/rounding'
import { unitsFor } from '@vagu/core/materials/units'
import type { BaseUnit, LinkedAmount } from './amount.ts'
import type { MaterialForm } from './material-form.ts'
import { withFacts } from './material-props.ts'
import { materialsText } from './text.ts'

export { unitsFor }

type Facts = MaterialForm['facts']
type Nutrient = NonNullable<Facts['nutrient']>

/** Grams or millilitres in one. */
const SIZE: Readonly<Record<BaseUnit, readonly [family: string, size: number]>> = {
  g: ['mass', 1],
  kg: ['mass', 1000],
  t: ['mass', 1_000_000],
  ml: ['volume', 1],
  l: ['volume', 1000],
  m3: ['volume', 1_000_000],
  tk: ['pieces', 1],
}

/** The same amount in one of the units; one that cannot be told in them is asked for again. */
export function inUnits(amount: LinkedAmount, units: readonly BaseUnit[]): LinkedAmount {
  const { unit, value } = amount
  const [usual] = units
  if (unit === null || usual === undefined || units.includes(unit)) return amount
  const [family, size] = SIZE[unit]
  const same = units.find((each) => SIZE[each][0] === family)
  if (!same || value === null) return { ...amount, unit: same ?? usual, value: null }
  return { ...amount, unit: same, value: roundTo((value * size) / SIZE[same][1], 6) }
}

const inItsUnits = (material: MaterialForm): MaterialForm => ({
  ...material,
  amount: inUnits(material.amount, unitsFor(material.facts)),
})

/** Table values fill empty figures and replace earlier table values, never what the farmer typed. */
function filled(own: Nutrient, before: Nutrient | null | undefined, table: Nutrient | null): Nutrient {
  const keys = ['N', 'P', 'K', 'CaO', 'MgO'] as const
  const isOurs = (key: (typeof keys)[number]) => own[key] == null || own[key] === before?.[key]
  return Object.fromEntries(keys.map((key) => [key, isOurs(key) ? (table?.[key] ?? null) : own[key]]))
}

/** The table row that a material's figures may come from. */
interface TableRow {
  readonly nutrient: Nutrient | null
}

/** Figures of a table go with the kind that they were of. */
const withoutTable = (material: MaterialForm, before: TableRow | undefined): MaterialForm =>
  before
    ? withFacts(material, { nutrient: filled(material.facts.nutrient ?? {}, before.nutrient, null) })
    : material

/** A kind of fertilizer with its usual variant. */
const inKind = (kind: Pick<Facts, 'subtype' | 'fertilizerKind'>) => ({
  ...kind,
  subtypeVariant: usualVariantOf(kind),
})

export const withSubtype = (
  material: MaterialForm,
  subtype: (typeof FERTILIZER_SUBTYPES)[number],
  before?: TableRow,
): MaterialForm => {
  const isLime = subtype === 'FERTILIZER_LIMESTONE'
  return inItsUnits(
    withFacts(withoutTable(material, before), {
      ...inKind({ subtype, fertilizerKind: isLime ? 'MINERAL_FERTILIZER' : material.facts.fertilizerKind }),
      ...(isLime ? { organicType: null } : { limeType: null }),
    }),
  )
}

export const withKind = (
  material: MaterialForm,
  fertilizerKind: (typeof FERTILIZER_KINDS)[number],
  before?: TableRow,
): MaterialForm =>
  inItsUnits(
    withFacts(withoutTable(material, before), {
      ...inKind({ subtype: material.facts.subtype, fertilizerKind }),
      organicType: null,
    }),
  )

export const withOrganicType = (
  material: MaterialForm,
  chosen: OrganicFertilizer,
  before: OrganicFertilizer | undefined,
): MaterialForm => {
  const nutrient = filled(material.facts.nutrient ?? {}, before?.nutrient, chosen.nutrient)
  const typed = withFacts(material, { organicType: chosen.key, nutrient })
  return { ...typed, amount: inUnits(typed.amount, [chosen.unit]) }
}

export const withLimeType = (
  material: MaterialForm,
  chosen: LimeFertilizer,
  before: LimeFertilizer | undefined,
): MaterialForm =>
  withFacts(material, {
    limeType: chosen.key,
    nutrient: filled(material.facts.nutrient ?? {}, before?.nutrient, chosen.nutrient),
  })

/** Whether what the fertilizer holds is what the table says, to the last figure. */
export const isFromTable = (own: Facts['nutrient'], table: Nutrient | null | undefined): boolean =>
  table != null && Object.entries(table).every(([key, value]) => own?.[key as keyof Nutrient] === value)

/** Per cent of a mineral fertilizer; kilograms per measure of an organic one. */
export function nutrientUnit({ facts, amount }: MaterialForm): string {
  if (facts.fertilizerKind !== 'ORGANIC_FERTILIZER') return '%'
  return amount.unit === 'm3' || amount.unit === 'l' ? 'kg/m³' : 'kg/t'
}

/** Unit of the contents. */
export const nutrientMeasure = (material: MaterialForm): string =>
  material.facts.fertilizerKind === 'ORGANIC_FERTILIZER' ? materialsText.perMeasure : nutrientUnit(material)
