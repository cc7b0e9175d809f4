/** A material as the job form holds it. Everything is data, so that an unsaved form can be kept as JSON. */
import type { JobMaterial } from '@vagu/core/jobs/schema'
import type { ChemicalDetails } from '@vagu/core/registers/schema'
import { clearedFacts } from '@vagu/core/materials/cleared'
import {
  dressingAlone,
  MaterialFacts,
  materialKey,
  type Material,
  type MaterialDraft,
  type MaterialType,
  SeedTreatment,
} from '@vagu/core/materials/schema'
import { z } from 'zod'
import { LinkedAmount, linkedAmountOf, NO_AMOUNT, storedUnitOf } from './amount.ts'

/** Limits of the register; null where it has none. */
const RegisterFigures = z.object({
  harvestDelayDays: z.number().nullable(),
  /** Forms that were kept before it was read lack it. */
  workDelayDays: z.number().nullable().default(null),
  usageTimes: z.number().nullable(),
})
export type RegisterFigures = z.infer<typeof RegisterFigures>

/** A dressing as the form holds it: a day may be a text that is none yet. */
const TreatmentForm = SeedTreatment.extend({
  name: z.string(),
  treatedOn: z.string().nullish(),
  treatedBy: z.string().nullish(),
})

export const MaterialForm = z.object({
  /** Of the block; a new material is stored under it. */
  key: z.string(),
  /** The farm's material that this is a copy of; null while nothing is chosen and for a new one. */
  requisiteId: z.string().nullable(),
  /** Whether it is to be added to the farm's materials when the job is saved. */
  isNew: z.boolean(),
  facts: MaterialFacts.extend({ name: z.string(), coating: TreatmentForm.nullish() }),
  amount: LinkedAmount,
  /** Source of the register's figures, while the farmer should check them. */
  advice: z.string().nullable(),
  /** Figures that the register has for the crops of the job, and for any crop: what the farm keeps. */
  fitted: z.object({ crops: RegisterFigures, any: RegisterFigures }).optional(),
  /** Name (as names are compared) of a seed dressing that the register has, or that the stored record came with. */
  knownCoating: z.string().optional(),
})
export type MaterialForm = z.infer<typeof MaterialForm>

const NO_FACTS = {
  ingredients: [],
  workDelayDays: null,
  harvestDelayDays: null,
  usageTimes: null,
  safetyArea: null,
  safetyWaterArea: null,
} as const

/** Initial facts of a new material, by type. */
const startOf: Readonly<Record<MaterialType, Partial<MaterialFacts>>> = {
  chemical: { subtypeVariant: 'TKV_REGISTRIST' },
  fertilizer: {
    subtype: 'FERTILIZER',
    subtypeVariant: 'VAETIS_REGISTRIST',
    fertilizerKind: 'MINERAL_FERTILIZER',
  },
  seed: {},
  material: {},
}
const usualUnit = { chemical: 'l', fertilizer: 'kg', seed: 'kg', material: 'kg' } as const

export const emptyMaterial = (type: MaterialType, key: string): MaterialForm => ({
  key,
  requisiteId: null,
  isNew: false,
  facts: { ...NO_FACTS, ...startOf[type], ingredients: [], name: '', type },
  amount: { ...NO_AMOUNT, unit: usualUnit[type] },
  advice: null,
})

export const newMaterial = (name: string, type: MaterialType, key: string): MaterialForm => {
  const empty = emptyMaterial(type, key)
  return { ...empty, isNew: true, facts: { ...empty.facts, name } }
}

/** A dressing that is stored was known when it was stored; whether it still is, the server says. */
const seedTreatmentOf = ({ coating }: MaterialFacts): Pick<MaterialForm, 'knownCoating'> =>
  coating ? { knownCoating: materialKey(coating.name) } : {}

/** A material of the farm, with its usual amount. */
export function materialOf(requisite: Material, key: string): MaterialForm {
  const { _id, amount, unit, ...rest } = requisite
  const empty = emptyMaterial(rest.type, key)
  const linked = unit === null ? { ...empty.amount, value: amount } : linkedAmountOf(amount, unit)
  const facts = MaterialFacts.parse(rest)
  return { ...empty, requisiteId: _id, facts, amount: linked, ...seedTreatmentOf(facts) }
}

/** The copy that a stored job carries. */
export const storedMaterialOf = (
  { requisiteId, amount, unit, ...facts }: JobMaterial,
  key: string,
): MaterialForm => ({
  key,
  requisiteId: requisiteId ?? null,
  isNew: false,
  facts,
  amount: linkedAmountOf(amount, unit),
  advice: null,
  ...seedTreatmentOf(facts),
})

const REGISTER_UNITS = ['l/ha', 'kg/ha', 'g/ha', 'ml/ha', 't/ha', 'm3/ha'] as const
const isDelay = (days: number | null): days is number => days !== null && days > 0

/** A product of the register, as a new material of the farm. A delay of 0 days is stored as empty. */
export function registeredMaterial(details: ChemicalDetails, key: string): MaterialForm {
  const positive = (value: number | null) => (isDelay(value) ? value : null)
  const unit = REGISTER_UNITS.find((known) => known === (details.maxNormUnit ?? details.minNormUnit))
  const made = newMaterial(details.name, 'chemical', key)
  return {
    ...made,
    facts: {
      ...made.facts,
      subtype: details.chemicalSubtype,
      registerNumber: details.registerNumber,
      ingredients: details.ingredients,
      safetyRecord: details.safetyRecord,
      workDelayDays: positive(details.workDelayDays),
      harvestDelayDays: positive(details.harvestDelayDays),
      usageTimes: positive(details.usageTimes),
      safetyArea: positive(details.safetyArea),
      safetyWaterArea: positive(details.safetyWaterArea),
    },
    amount: unit ? linkedAmountOf(details.maxNorm, unit) : made.amount,
    advice: details.isAdvisory ? details.source : null,
  }
}

/** The material without when it was dressed, and by whom: that is of one job. */
export const withoutTreated = (material: MaterialForm): MaterialForm => ({
  ...material,
  facts: { ...material.facts, coating: material.facts.coating && dressingAlone(material.facts.coating) },
})

/** Whether the block holds anything; an untouched one is not stored. */
export const isNamed = (material: MaterialForm): boolean => material.facts.name.trim() !== ''

/** Facts as they are stored: only a seed is dressed, and only a product has a label. */
export const storedFacts = ({ facts }: MaterialForm): MaterialForm['facts'] =>
  clearedFacts(facts.type === 'seed' ? facts : { ...facts, coating: null })

/** The material in a job; `share` is the part of a typed total that falls to the job's field. */
export const jobMaterialOf = (material: MaterialForm, share: number | null): JobMaterial => ({
  ...storedFacts(material),
  requisiteId: material.isNew ? material.key : material.requisiteId,
  amount: material.amount.master === 'total' ? share : material.amount.value,
  unit: storedUnitOf(material.amount),
})

/** The farm's material is for any crop: what was taken from the register for the crops of a job is not kept. */
const unchangedFigures = ({ facts, fitted }: MaterialForm): Partial<RegisterFigures> => ({
  ...(fitted &&
    facts.harvestDelayDays === fitted.crops.harvestDelayDays && {
      harvestDelayDays: fitted.any.harvestDelayDays,
    }),
  ...(fitted &&
    facts.workDelayDays === fitted.crops.workDelayDays && { workDelayDays: fitted.any.workDelayDays }),
  ...(fitted && facts.usageTimes === fitted.crops.usageTimes && { usageTimes: fitted.any.usageTimes }),
})

/** A new material as the farm's register stores it; its usual amount is a rate. */
export const materialDraftOf = (material: MaterialForm): MaterialDraft => {
  const { key, amount } = material
  const isRate = amount.master === 'rate' && amount.value !== null
  return {
    ...clearedFacts({ ...storedFacts(material), ...unchangedFigures(material) }),
    inspections: [],
    _id: key,
    amount: isRate ? amount.value : null,
    unit: storedUnitOf({ ...amount, master: 'rate' }),
  }
}
