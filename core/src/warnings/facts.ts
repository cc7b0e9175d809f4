/**
 * Facts that rules read: plain, collected before anything is calculated. Areas in hectares, days
 * `YYYY-MM-DD`.
 */
import type { Field } from '../fields/schema.ts'
import type { Fertilization, Heap, Grazing, MonitoringEntry, JobStatus } from '../jobs/schema.ts'
import { areaOfYear, nitrateZoneOf } from '../fields/rules.ts'
import type { Products } from '../registers/products.ts'
import type { Tested } from '../machines/rules.ts'
import { materialKey } from '../materials/schema.ts'
import type { SoilSample } from '../soil-samples/schema.ts'
import { cropYearOf } from '../time/season.ts'

type Loose<T> = { readonly [K in keyof T]?: T[K] | null | undefined }

/** A material in a job. `key` is its register number where known, else its name as names are compared. */
export interface MaterialUse {
  readonly key: string
  readonly name: string
  readonly registerNumber: string | null
  /** The edition of the register that the product was taken from. */
  readonly registerSnapshot: string | null
  readonly requisiteId: string | null
  readonly type: string
  readonly subtype: string | null
  readonly subtypeVariant: string | null
  readonly fertilizerKind: string | null
  readonly organicType: string | null
  /** Per cent of a mineral fertilizer, kg per t or m3 of an organic one; elements. */
  readonly nutrient: Loose<{ N: number; P: number; K: number }> | null
  readonly coating: { readonly name: string; readonly requisiteId?: string | null | undefined } | null
  readonly batchNo: string | null
  readonly seedCertificate: string | null
  readonly ingredients: readonly { readonly name: string; readonly code: string }[]
  readonly safetyRecord: string | null
  readonly workDelayDays: number | null
  readonly harvestDelayDays: number | null
  readonly usageTimes: number | null
  readonly safetyArea: number | null
  readonly safetyWaterArea: number | null
  readonly amount: number | null
  readonly unit: string | null
}

/** A job on one field. `date` of a planned job is a placeholder; its year is `plannedYear`. */
export interface EventFacts {
  readonly _id: string
  readonly fieldId: string
  readonly status: JobStatus
  readonly category: { readonly key: string; readonly name: string }
  readonly job: { readonly key: string; readonly name: string }
  readonly date: string
  /** Last day; null while open. */
  readonly endDate: string | null
  readonly startTime: string | null
  readonly plannedYear: number | null
  readonly area: number
  readonly worker: string | null
  /** Machine of the register; missing where the job names none. */
  readonly machine?: string
  readonly growthStage: number | null
  /** m/s and °C. */
  readonly windSpeed: number | null
  readonly airTemperature: number | null
  readonly fertilization: Readonly<Fertilization> | null
  readonly heap: Readonly<Heap> | null
  readonly inspections: readonly MonitoringEntry[]
  readonly herding: readonly Grazing[]
  readonly materials: readonly MaterialUse[]
}

/** A field as far as rules look: its name, its areas, crops and season starts by crop year. */
export type FieldFacts = Readonly<
  Pick<Field, '_id' | 'name' | 'area' | 'yearInfo' | 'nitrateZone' | 'slope' | 'firstYear' | 'lastYear'>
>

/** A soil sample as far as rules look: phosphorus in mg/kg, hectares that it stands for. */
export type SoilFacts = Readonly<Pick<SoilSample, 'date' | 'p' | 'methodP' | 'areaHa' | 'below'>>

export interface WorkerFacts {
  readonly _id: string
  readonly name: string
  readonly chemicalCertification: boolean
  /** Last day on which the plant-protection certificate is valid. */
  readonly chemicalWorkerLicenceEndDate: string | null
}

/** A machine of the register as far as rules look: what it is, and when it was tested. */
export interface MachineFacts extends Tested {
  readonly _id: string
  readonly name: string
}

/** One field with all its jobs, of every status, in any order. */
export interface Facts {
  readonly today: string
  readonly field: FieldFacts
  readonly events: readonly EventFacts[]
  /** The register's products that the jobs name; undefined where no register is at hand. */
  readonly products?: Products | undefined
  /** Years in which the farm takes the KSM support; undefined or none: its rules are silent. */
  readonly ksmYears?: readonly number[] | undefined
  /** The field's soil samples, in any order; only where a rule that reads them may be asked. */
  readonly samples?: readonly SoilFacts[] | undefined
  /** The farm's workers by id; only where a job is being written. */
  readonly workers?: ReadonlyMap<string, WorkerFacts> | undefined
  /** The farm's machines by id; only where a job is being written. */
  readonly machines?: ReadonlyMap<string, MachineFacts> | undefined
  /** When given, findings about pairs of jobs of which neither is named here may be left out: they are not asked for. */
  readonly focus?: ReadonlySet<string>
  /** Of those, the ones that are stored already as done or running, and only changed. */
  readonly entered?: ReadonlySet<string> | undefined
}

/** A material as a job or a form holds it; what is missing counts as not known. */
export type MaterialLike = { readonly name: string } & Loose<Omit<MaterialUse, 'key' | 'name'>>

/** A job as it is stored or typed. */
export interface EventLike {
  readonly _id?: string | undefined
  readonly fieldId: string
  readonly status: JobStatus
  readonly jobCategory: { readonly key?: string | undefined; readonly name: string }
  readonly job: { readonly key?: string | undefined; readonly name: string }
  readonly date: string
  readonly endDate: string | null
  readonly startTime?: string | null | undefined
  readonly plannedYear?: number | null | undefined
  readonly area: number
  readonly worker?: string | null | undefined
  readonly machine?: string | null | undefined
  readonly growthStage?: number | null | undefined
  readonly windSpeed?: number | null | undefined
  readonly airTemperature?: number | null | undefined
  readonly fertilization?: Readonly<Fertilization> | null | undefined
  readonly heap?: Readonly<Heap> | null | undefined
  readonly inspections?: readonly MonitoringEntry[] | undefined
  readonly herding?: readonly Grazing[] | undefined
  readonly requisites: readonly MaterialLike[]
}

const numberKey = (registerNumber: string | null | undefined) => {
  const number = registerNumber?.trim()
  return number ? `nr:${number}` : undefined
}

/** The facts of one material. */
export const materialUseOf = (material: MaterialLike): MaterialUse => ({
  key: numberKey(material.registerNumber) ?? materialKey(material.name),
  name: material.name,
  registerNumber: material.registerNumber?.trim() || null,
  registerSnapshot: material.registerSnapshot ?? null,
  requisiteId: material.requisiteId ?? null,
  type: material.type ?? 'material',
  subtype: material.subtype ?? null,
  subtypeVariant: material.subtypeVariant ?? null,
  fertilizerKind: material.fertilizerKind ?? null,
  organicType: material.organicType ?? null,
  nutrient: material.nutrient ?? null,
  coating: material.coating ?? null,
  batchNo: material.batchNo?.trim() || null,
  seedCertificate: material.seedCertificate ?? null,
  ingredients: material.ingredients ?? [],
  safetyRecord: material.safetyRecord?.trim() || null,
  workDelayDays: material.workDelayDays ?? null,
  harvestDelayDays: material.harvestDelayDays ?? null,
  usageTimes: material.usageTimes ?? null,
  safetyArea: material.safetyArea ?? null,
  safetyWaterArea: material.safetyWaterArea ?? null,
  amount: material.amount ?? null,
  unit: material.unit ?? null,
})

/** The facts of a job that has its id beside it; `materials` are those of its materials, where they are at hand. */
export const eventFactsWith = (
  id: string,
  event: EventLike,
  materials: readonly MaterialUse[] = event.requisites.map(materialUseOf),
): EventFacts => ({
  _id: id,
  fieldId: event.fieldId,
  status: event.status,
  category: { key: event.jobCategory.key ?? '', name: event.jobCategory.name },
  job: { key: event.job.key ?? '', name: event.job.name },
  date: event.date,
  endDate: event.endDate,
  startTime: event.startTime ?? null,
  plannedYear: event.status === 'PLANNED' ? (event.plannedYear ?? Number(event.date.slice(0, 4))) : null,
  area: event.area,
  worker: event.worker ?? null,
  ...(event.machine ? { machine: event.machine } : {}),
  growthStage: event.growthStage ?? null,
  windSpeed: event.windSpeed ?? null,
  airTemperature: event.airTemperature ?? null,
  fertilization: event.fertilization ?? null,
  heap: event.heap ?? null,
  inspections: event.inspections ?? [],
  herding: event.herding ?? [],
  materials,
})

/** The facts of a job; one that is not stored yet gets a name of its own that sorts after every stored one. */
export const eventFactsOf = (event: EventLike): EventFacts =>
  eventFactsWith(event._id ?? `unsaved:${event.fieldId}`, event)

/** Whether a job is judged as what would happen: it is not done yet, and nothing done is judged against it. */
export const isWhatIf = (event: EventFacts): boolean => event.status === 'DRAFT' || event.status === 'PLANNED'

type Timed = Pick<EventFacts, 'date' | 'status'> & { readonly plannedYear?: number | null | undefined }

/** The crop year that a job counts to, by the season starts of its field. */
export const cropYearOfEvent = (event: Timed, field: Pick<FieldFacts, 'yearInfo'>): number =>
  (event.status === 'PLANNED' ? event.plannedYear : null) ?? cropYearOf(event.date, field.yearInfo)

/** Hectares of the field in the crop year of the job. */
export const fieldAreaAt = (event: Timed, field: FieldFacts): number =>
  areaOfYear(field, cropYearOfEvent(event, field))

/** Whether the field lies in the nitrate-vulnerable area in the crop year of the job; null when nobody has said. */
export const nitrateZoneAt = (event: Timed, field: Pick<FieldFacts, 'yearInfo' | 'nitrateZone'>) =>
  nitrateZoneOf(field, cropYearOfEvent(event, field))

/** Key of the field's main crop in the crop year of the job; null when nobody has said. */
export const cropAt = (event: Timed, field: Pick<FieldFacts, 'yearInfo'>): string | null => {
  const year = cropYearOfEvent(event, field)
  return field.yearInfo.find((info) => info.year === year)?.mainCrop?.crop ?? null
}
