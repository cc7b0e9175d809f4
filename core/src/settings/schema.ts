import { z } from 'zod'
import { CustomArea } from '../custom-areas/schema.ts'
import { Id } from '../ids/schema.ts'
import { Instant, Year } from '../time/schema.ts'

/** Letters of the name of a job, its category or its variant. */
export const MAX_JOB_NAME = 120

/** Parts of a job that its type may ask for. */
export const REQUIREMENTS = [
  'seed',
  'fertilizer',
  'chemical',
  'material',
  'worker',
  'inspections',
  'note',
  'image',
  'yield',
] as const
export const Requirement = z.enum(REQUIREMENTS)
export type Requirement = z.infer<typeof Requirement>

export const JobType = z.object({
  key: z.string(),
  name: z.string(),
  visible: z.boolean(),
  requires: z.array(Requirement),
  /** Ways of doing it, of which a job names one; none where there is only one way. */
  variants: z.array(z.string()),
  /** Euros per hectare. */
  hectarePrice: z.number().nullable(),
  /** Whether the price holds the hours of who does it; nothing while nobody has said. */
  hectarePriceIncludesLabour: z.boolean().nullish(),
})
export type JobType = z.infer<typeof JobType>
export const JobCategory = z.object({
  key: z.string(),
  name: z.string(),
  visible: z.boolean(),
  jobs: z.array(JobType),
})
export type JobCategory = z.infer<typeof JobCategory>

/** Free settings of a screen, by component name; the group 'global' holds `globalYear`. */
export const UiSettings = z.record(z.string().max(60), z.record(z.string().max(60), z.json()))
export type UiSettings = z.infer<typeof UiSettings>

/** Fields that are chosen together. */
export const FieldGroup = z.object({
  fieldGroupName: z.string('groupNameMissing').trim().min(1, 'groupNameMissing').max(120, 'tooLong'),
  linkedFieldIds: z.array(Id).max(5000, 'tooLarge'),
})
export type FieldGroup = z.infer<typeof FieldGroup>
export const FieldGroupsChange = z.object({
  fieldGroups: z.array(FieldGroup).max(200, 'tooLarge'),
  /** The groups that the client saw last; 409 when others are stored. Without them the last write wins. */
  seen: z.array(FieldGroup).optional(),
})

/** First year of the KSM support (määrus 21.12.2022 nr 75). */
export const KSM_SINCE = 2023

/** The KSM support (keskkonnasõbraliku majandamise toetus): the years in which the farm takes it, and whether it is organic. */
export const Ksm = z.object({
  years: z
    .array(Year)
    .max(60, 'tooLarge')
    .overwrite((years) => [...new Set(years)].toSorted((a, b) => a - b)),
  isOrganic: z.boolean(),
})
export type Ksm = z.infer<typeof Ksm>
/** A change of it; `seen` is what the client saw last: 409 when another is stored. Without it the last write wins. */
export const KsmChange = Ksm.extend({ seen: Ksm.optional() })
export type KsmChange = z.infer<typeof KsmChange>
export const NO_KSM: Ksm = { years: [], isOrganic: false }

export const Settings = z.object({
  jobCategories: z.array(JobCategory),
  hasChangedSettings: z.boolean(),
  customAreas: z.array(CustomArea),
  fieldGroups: z.array(FieldGroup),
  ksm: Ksm,
  uiSettings: UiSettings,
  updatedAt: Instant.nullable(),
})
export type Settings = z.infer<typeof Settings>

export const UiSettingsChange = z.object({
  componentName: z.string().min(1, 'required').max(60, 'tooLong'),
  settings: z.record(z.string().max(60), z.json()),
})

/** Requirements and price of one job type; the job is named by key, else by name. */
export const JobRequirementsChange = z.object({
  jobCategoryName: z.string().min(1, 'required').max(MAX_JOB_NAME, 'tooLong'),
  jobName: z.string().min(1, 'required').max(MAX_JOB_NAME, 'tooLong'),
  /** Left out, they stay as they are. */
  requires: z.array(Requirement).max(REQUIREMENTS.length).optional(),
  hectarePrice: z.number('wrongNumber').min(0, 'priceNegative').max(100_000, 'tooLarge').nullable(),
  /** Left out, it stays as it is. */
  hectarePriceIncludesLabour: z.boolean().nullish(),
})
export type JobRequirementsChange = z.infer<typeof JobRequirementsChange>
