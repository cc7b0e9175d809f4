import { z } from 'zod'
import { LatLng } from '../geo/schema.ts'
import { Id } from '../ids/schema.ts'
import { SOIL_METHODS, SoilMethod } from '../jobs/schema.ts'
import { Day, Instant, Year } from '../time/schema.ts'

export { SOIL_METHODS, SoilMethod }

/** How much of an element the plants need, from the poorest soil to the richest. */
export const NEED_CLASSES = ['veryLarge', 'large', 'medium', 'small', 'verySmall'] as const
export type NeedClass = (typeof NEED_CLASSES)[number]

/** How sour a soil is. */
export const PH_CLASSES = ['verySour', 'sour', 'slightlySour', 'neutral', 'alkaline'] as const
export type PhClass = (typeof PH_CLASSES)[number]

/** Laboratories: the Centre of Estonian Rural Research and Knowledge, the University of Life Sciences, the Environmental Research Centre. */
export const LABS = ['METK', 'EMU', 'EKUK', 'other'] as const
export const Lab = z.enum(LABS)
export type Lab = z.infer<typeof Lab>

/** The solution in which pH was measured. */
export const PH_METHODS = ['KCL', 'H2O', 'CACL2'] as const
export const PhMethod = z.enum(PH_METHODS)
export type PhMethod = z.infer<typeof PhMethod>

/** Elements that a laboratory finds, in mg of the element per kg of soil. */
export const ELEMENTS = ['p', 'k', 'ca', 'mg', 's', 'b', 'cu', 'mn', 'zn'] as const
export type Element = (typeof ELEMENTS)[number]
/** Everything that is measured: pH, the elements, and organic carbon in per cent. */
export const FIGURES = ['ph', ...ELEMENTS, 'c'] as const
export type Figure = (typeof FIGURES)[number]

const figure = (most: number) =>
  z.number('wrongNumber').min(0, 'negative').max(most, 'tooLarge').nullable().default(null)
const milligrams = figure(100_000)
const centimetres = z.int('wrongNumber').min(0, 'negative').max(200, 'tooLarge').nullable().default(null)
const text = (longest: number) => z.string().trim().max(longest, 'tooLong').default('')

const shape = z.object({
  fieldId: Id,
  /** The day on which the sample was taken. */
  date: Day,
  location: LatLng.nullable().default(null),
  ph: z.number('wrongNumber').min(2, 'wrongPh').max(11, 'wrongPh').nullable().default(null),
  p: milligrams,
  k: milligrams,
  /** Organic carbon, per cent. */
  c: figure(100),
  ca: milligrams,
  mg: milligrams,
  s: milligrams,
  b: milligrams,
  cu: milligrams,
  mn: milligrams,
  zn: milligrams,
  /** Figures that lie below what the laboratory can tell: the number is that bound. */
  below: z.array(z.enum(FIGURES)).max(FIGURES.length).default([]),
  lab: Lab.nullable().default(null),
  /** Number on the bag. */
  sampleNo: text(60),
  protocolNo: text(60),
  /** How phosphorus and potassium were drawn out of the soil; null where nobody knows. */
  methodP: SoilMethod.nullable().default(null),
  phMethod: PhMethod.nullable().default(null),
  /** As the laboratory writes it: l, sl, ls1, ls2, ls3, s, t. */
  texture: text(40),
  /** Centimetres. */
  depthFrom: centimetres,
  depthTo: centimetres,
  /** Hectares that the sample stands for. */
  areaHa: z.number('wrongNumber').positive('notPositive').max(10_000, 'tooLarge').nullable().default(null),
  /** The import that brought it. */
  importId: Id.nullable().default(null),
  /** The job by which it was taken. */
  jobId: Id.nullish(),
})

/** Parts of a sample that a file of a laboratory may bring: all but its field. */
export const SampleValues = shape.omit({ fieldId: true, importId: true })
export type SampleValues = z.infer<typeof SampleValues>

export const SoilSampleDraft = shape.extend({ _id: Id.optional() })
export type SoilSampleDraft = z.infer<typeof SoilSampleDraft>
export const SoilSampleChange = shape.extend({ updatedAt: Instant.optional() })
/** Sample as stored; `name` is what lists of deleted ones and histories call it: its number, else its day. */
export const SoilSample = shape.extend({ _id: Id, name: z.string(), userId: z.string(), updatedAt: Instant })
export type SoilSample = z.infer<typeof SoilSample>

export const SampleQuery = z.object({
  fieldId: Id.optional(),
  /** Samples of this year and the five before it. */
  year: z.coerce.number<string>().pipe(Year).optional(),
})

/** How it stands with the samples of a field in a year. */
export const FieldSampling = z.object({
  fieldId: Id,
  fieldName: z.string(),
  /** Hectares in that year. */
  area: z.number(),
  needed: z.int(),
  /** Samples that need no renewal in that year. */
  kept: z.int(),
  /** Samples that must be renewed by its 1 December. */
  expiring: z.int(),
  owed: z.int(),
  /** The day of the newest sample; null without one. */
  lastDate: Day.nullable(),
})
export type FieldSampling = z.infer<typeof FieldSampling>

export const SamplingOverview = z.object({
  year: Year,
  /** The day by which samples are owed. */
  by: Day,
  needed: z.int(),
  owed: z.int(),
  fields: z.array(FieldSampling),
})
export type SamplingOverview = z.infer<typeof SamplingOverview>
