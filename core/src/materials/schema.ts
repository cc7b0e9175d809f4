import { z } from 'zod'
import { CustomAreaRef } from '../custom-areas/schema.ts'
import { Id } from '../ids/schema.ts'
import { DENSITY_DECIMALS, MAX_DENSITY, MIN_DENSITY } from '../units/density.ts'
import { TypicalMonitoringEntry } from '../monitoring/schema.ts'
import { Day, Instant } from '../time/schema.ts'
import { roundTo } from '../units/rounding.ts'
import { ApplicationUnit, PositiveOrNothing } from '../units/schema.ts'

export const REQUISITE_TYPES = ['seed', 'fertilizer', 'chemical', 'material'] as const
export const MaterialType = z.enum(REQUISITE_TYPES, 'materialTypeMissing')
export type MaterialType = z.infer<typeof MaterialType>

export const CHEMICAL_VARIANTS = [
  'TKV_REGISTRIST',
  'TKV_MUU',
  'MARGAJA',
  'BIOSTIM',
  'KASVUINH',
  'DESIKANT',
] as const
/**
 * Kinds of plant-protection products by what they work against, as the register has them; the last is for all
 * else.
 */
export const CHEMICAL_SUBTYPES = [
  'PMA_TKV_TOIME_LIIK_HERBITSIID',
  'PMA_TKV_TOIME_LIIK_FUNGITSIID',
  'PMA_TKV_TOIME_LIIK_INSEKTITSIID',
  'PMA_TKV_TOIME_LIIK_KASVUREGULAATOR',
  'PMA_TKV_TOIME_LIIK_MUU',
] as const
export const FERTILIZER_SUBTYPES = ['FERTILIZER', 'FERTILIZER_LIMESTONE'] as const
export const FERTILIZER_KINDS = ['MINERAL_FERTILIZER', 'ORGANIC_FERTILIZER'] as const
/** Class of seed that the farm has grown itself. */
export const OWN_SEED = 'OTS'
export const SEED_CERTIFICATES = [
  OWN_SEED,
  'C2',
  'C3',
  'C',
  'AS',
  'C1',
  'SE',
  'E',
  'ST',
  'GR',
  'HM',
  'CAC',
  'PBTC',
  'PB',
  'S',
  'A',
  'B',
  'F1',
  'DK',
] as const

/** Per cent for mineral fertilizer, kg per t or m3 otherwise; elements, not oxides, of P and K. */
export const Nutrient = z.object({
  N: z.number().min(0, 'negative').max(1000, 'tooLarge').nullish(),
  P: z.number().min(0, 'negative').max(1000, 'tooLarge').nullish(),
  K: z.number().min(0, 'negative').max(1000, 'tooLarge').nullish(),
  CaO: z.number().min(0, 'negative').max(1000, 'tooLarge').nullish(),
  MgO: z.number().min(0, 'negative').max(1000, 'tooLarge').nullish(),
})

/** An active substance: its name and the code that the registers share. */
export const Ingredient = z.object({
  name: z.string().trim().min(1, 'required').max(200, 'tooLong'),
  code: z.string().max(200),
})

/** A seed dressing: the chemical by id and name, its amount per tonne of seed. */
export const SeedTreatment = z.object({
  name: z.string().trim().min(1, 'required').max(200, 'tooLong'),
  requisiteId: Id.nullish(),
  amount: z.number('required').positive('notPositive').max(1_000_000, 'tooLarge').nullable(),
  unit: z.string().max(10).nullable(),
})

interface Treated {
  readonly treatedOn?: unknown
  readonly treatedBy?: unknown
}

/** Dressing of a seed without its day and who did it: these belong to one sowing, not to the seed. */
export const dressingAlone = <Dressing extends object>({
  treatedOn: _day,
  treatedBy: _name,
  ...dressing
}: Dressing & Treated) => dressing

const named = (tooShort: 'nameTooShort' | 'tooShort') =>
  z.string('required').trim().min(1, 'required').min(2, tooShort).max(200, 'tooLong')

/** Facts of a material, in the register of the farm and in the copy that a job carries. */
export const MaterialFacts = z.object({
  name: named('nameTooShort'),
  type: MaterialType,
  subtype: z.string().max(60).nullish(),
  subtypeVariant: z.string().max(60).nullish(),
  fertilizerKind: z.enum(FERTILIZER_KINDS).nullish(),
  organicType: z.string().max(60).nullish(),
  /** Key of the kind of lime. */
  limeType: z.string().max(60).nullish(),
  /** Number of the authorisation in the plant-protection register; what usage counts go by. */
  registerNumber: z.string().max(60).nullish(),
  nutrient: Nutrient.nullish(),
  coating: SeedTreatment.nullish(),
  batchNo: z.string().trim().max(100, 'tooLong').nullish(),
  seedCertificate: z.enum(SEED_CERTIFICATES).nullish(),
  ingredients: z.array(Ingredient).max(30).default([]),
  safetyRecord: z.string().max(5000, 'tooLong').nullish(),
  /** Days before other work, before harvest; uses a season; metres. Above 0 or nothing. */
  workDelayDays: PositiveOrNothing.default(null),
  harvestDelayDays: PositiveOrNothing.default(null),
  usageTimes: PositiveOrNothing.default(null),
  safetyArea: PositiveOrNothing.default(null),
  safetyWaterArea: PositiveOrNothing.default(null),
  note: z.string().max(5000, 'tooLong').nullish(),
})
export type MaterialFacts = z.infer<typeof MaterialFacts>

/**
 * Parts of a material that only the farm's register holds: what jobs with it usually look for, and on what
 * part of a field.
 */
const Usual = z.object({
  inspections: z.array(TypicalMonitoringEntry).max(50).default([]),
  customFieldArea: CustomAreaRef.nullish(),
  /** Kilograms in a litre, for stock in the one and jobs in the other; left out of a change, it stays. */
  density: z
    .number('wrongNumber')
    .overwrite((value) => roundTo(value, DENSITY_DECIMALS))
    .min(MIN_DENSITY, 'wrongDensity')
    .max(MAX_DENSITY, 'wrongDensity')
    .nullish(),
  /** The day by which it must be used up; left out of a change, it stays. */
  useUpBy: Day.nullish(),
})

/** A material of the farm's register; `amount` is the usual rate in `unit`. */
export const MaterialDraft = MaterialFacts.extend({
  ...Usual.shape,
  name: named('tooShort'),
  _id: Id.optional(),
  amount: z.number('wrongNumber').positive('notPositive').max(1_000_000, 'tooLarge').nullable().default(null),
  unit: ApplicationUnit.nullable().default(null),
})
export type MaterialDraft = z.infer<typeof MaterialDraft>
export const MaterialChange = MaterialDraft.extend({ updatedAt: Instant.optional() })

export const Material = MaterialFacts.extend({
  ...Usual.shape,
  _id: Id,
  amount: z.number().nullable(),
  unit: ApplicationUnit.nullable(),
  /** As it was stored; one that cannot be right is counted as none. */
  density: z.number().nullish(),
  updatedAt: Instant,
})
export type Material = z.infer<typeof Material>

/** A material as calls answer it; `label` is derived from the rest, and what is sent back of it is not kept. */
export const LabelledMaterial = Material.extend({ label: z.string() })
export type LabelledMaterial = z.infer<typeof LabelledMaterial>

/**
 * How two material names are compared: lower case, outer spaces cut, inner runs of spaces as one. Estonian has no
 * lower case of its own, and asking for it by language is slow where thousands of names are compared.
 */
export const materialKey = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLowerCase()
