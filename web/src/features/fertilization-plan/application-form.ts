/** The form of a fertilizer in the plan: the product that was chosen, how much of it, when and where. */
import { organicByKey } from '@vagu/core/nutrients/table'
import { Application, PLAN_UNITS, type Timeframe } from '@vagu/core/fertilization-plan/schema'
import type { FieldError } from '@vagu/core/errors'
import { FERTILIZER_SUBTYPES, type MaterialFacts } from '@vagu/core/materials/schema'
import { unitsFor } from '@vagu/core/materials/units'
import { check } from '@vagu/core/validation'
import { applicationText } from './field-text.ts'

export type PlanUnit = Application['unit']

/** The product as a copy of the material. */
export type Product = Pick<
  Application,
  | 'requisiteId'
  | 'name'
  | 'subtype'
  | 'subtypeVariant'
  | 'fertilizerKind'
  | 'organicType'
  | 'limeType'
  | 'nutrient'
>

export interface ApplicationForm {
  readonly _id: string
  readonly product: Product | null
  readonly amount: number | null
  readonly unit: PlanUnit
  readonly timeframe: Timeframe | null
  readonly growthStage: string
  readonly cut: number | null
  readonly isWorkedIn: boolean
  readonly slurryOf: Application['slurryOf']
  readonly overlapPercentage: number | null
  readonly area: number | null
  readonly note: string
  readonly jobEventIds: readonly string[]
}

export const newApplication = (_id: string): ApplicationForm => ({
  _id,
  product: null,
  amount: null,
  unit: 'kg/ha',
  timeframe: null,
  growthStage: '',
  cut: null,
  isWorkedIn: false,
  slurryOf: null,
  overlapPercentage: null,
  area: null,
  note: '',
  jobEventIds: [],
})

export function formOf(application: Application): ApplicationForm {
  const {
    requisiteId,
    name,
    subtype,
    subtypeVariant,
    fertilizerKind,
    organicType,
    limeType,
    nutrient,
    ...rest
  } = application
  return {
    ...rest,
    product: { requisiteId, name, subtype, subtypeVariant, fertilizerKind, organicType, limeType, nutrient },
    overlapPercentage: rest.overlapPercentage === 0 ? null : rest.overlapPercentage,
  }
}

type Facts = Pick<MaterialFacts, Exclude<keyof Product, 'requisiteId'>>

/** A material as the plan copies it. */
export const productOf = (facts: Facts, requisiteId: string | null): Product => ({
  requisiteId,
  name: facts.name,
  subtype: FERTILIZER_SUBTYPES.find((subtype) => subtype === facts.subtype) ?? 'FERTILIZER',
  subtypeVariant: facts.subtypeVariant ?? null,
  fertilizerKind: facts.fertilizerKind ?? null,
  limeType: facts.limeType ?? null,
  organicType: facts.organicType ?? null,
  nutrient: facts.nutrient ?? null,
})

/** Units of a product's rate; the first is the usual one. */
export function unitsOf(product: Product | null): readonly PlanUnit[] {
  if (!product) return PLAN_UNITS
  const usual = organicByKey(product.organicType)?.unit
  const bases = unitsFor({ type: 'fertilizer', ...product })
  const all = usual ? [usual, ...bases.filter((base) => base !== usual)] : bases
  return all.flatMap((base) => PLAN_UNITS.find((unit) => unit === `${base}/ha`) ?? [])
}

/** Another product keeps the rate only where it is measured alike. */
export function withProduct(form: ApplicationForm, product: Product | null): ApplicationForm {
  const units = unitsOf(product)
  const unit = units.includes(form.unit) ? form.unit : (units[0] ?? 'kg/ha')
  return {
    ...form,
    product,
    unit,
    amount: unit === form.unit ? form.amount : null,
    slurryOf: product?.organicType === 'VEDELSONNIK' ? (form.slurryOf ?? 'cattle') : null,
  }
}

export const isOrganicProduct = (product: Product | null): boolean =>
  product !== null && (product.fertilizerKind === 'ORGANIC_FERTILIZER' || product.organicType !== null)

/** Rates above which a slip of the unit is more likely than a wish, in the unit itself. */
const UNUSUAL: Readonly<Record<PlanUnit, number>> = { 'kg/ha': 2000, 'l/ha': 2000, 't/ha': 80, 'm3/ha': 80 }
/** Mineral fertilizers are never spread by the ten tonnes. */
const UNUSUAL_MINERAL_TONNES = 10

/** Whether the rate is so high that it is asked about. */
export const isUnusual = ({ product, amount, unit }: ApplicationForm): boolean =>
  amount !== null &&
  amount > (unit === 't/ha' && !isOrganicProduct(product) ? UNUSUAL_MINERAL_TONNES : UNUSUAL[unit])

export type CheckedApplication =
  | { readonly ok: true; readonly value: Application }
  | { readonly ok: false; readonly errors: readonly FieldError[] }

/** The application, or a sentence for each wrong input; `area` is the smallest field that it goes on. */
export function checkApplication(form: ApplicationForm, area: number): CheckedApplication {
  const { product, overlapPercentage, ...rest } = form
  const checked = check(Application, {
    ...rest,
    ...(product ?? { name: '' }),
    overlapPercentage: overlapPercentage ?? 0,
  })
  if (!checked.ok) return checked
  const { value } = checked
  if (value.area === null || value.area <= area) return { ok: true, value }
  const message = applicationText.areaTooLarge(area)
  return { ok: false, errors: [{ path: 'area', code: 'tooLarge', message }] }
}
