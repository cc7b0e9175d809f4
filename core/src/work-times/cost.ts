/** Cost of work: minutes and cents of each entry, shared over the jobs and fields that it names. */
import { areaOfYear, livesIn, mainCropOf, type FieldYears } from '../fields/rules.ts'
import { yearOf } from '../time/day.ts'
import { cropYearOf } from '../time/season.ts'
import { centsOf } from './pay.ts'
import { shareWhole } from './share.ts'

/** An entry as its cost is told from. */
export interface Costing {
  readonly _id: string
  readonly workerId: string
  readonly date: string
  readonly minutes: number
  readonly hourlyRate: number | null
  readonly jobEventIds: readonly string[]
  readonly fieldIds: readonly string[]
}
export interface CostedJob {
  readonly fieldId: string
  readonly date: string
  readonly status: string
  /** Hectares worked. */
  readonly area: number
}
export type CostedField = Pick<FieldYears, 'area' | 'yearInfo'> & {
  readonly firstYear?: number | null | undefined
  readonly lastYear?: number | null | undefined
}
/** Jobs and fields by id; what is not there is passed over. */
export interface CostFacts {
  readonly jobs: ReadonlyMap<string, CostedJob>
  readonly fields: ReadonlyMap<string, CostedField>
}

/** Part of an entry on one job or field; of work that names neither, the whole of it. */
export interface WorkPart {
  readonly workTimeId: string
  readonly workerId: string
  readonly date: string
  readonly jobId: string | null
  readonly fieldId: string | null
  /** By the season of the field, of the job's day where there is one; null without a field. */
  readonly cropYear: number | null
  /** Key of the main crop of that year; null where none is known. */
  readonly crop: string | null
  readonly minutes: number
  /** Null where the entry has no rate. */
  readonly cents: number | null
}

interface Place {
  readonly jobId: string | null
  readonly fieldId: string | null
  readonly cropYear: number | null
  readonly crop: string | null
  readonly weight: number
}
const NOWHERE: Place = { jobId: null, fieldId: null, cropYear: null, crop: null, weight: 1 }

function placeOn(
  field: CostedField,
  at: { jobId: string | null; fieldId: string; day: string; area?: number; isPlanned?: boolean },
) {
  // a planned job stands on a day of the calendar year that it is planned for
  const cropYear = at.isPlanned ? yearOf(at.day) : cropYearOf(at.day, field.yearInfo)
  const crop = mainCropOf(field, cropYear)?.crop ?? null
  const weight = at.area ?? areaOfYear(field, cropYear)
  return { jobId: at.jobId, fieldId: at.fieldId, cropYear, crop, weight }
}

/**
 * Jobs by the hectares that they were done on; fields that no job of the entry lies on by their area. Beside a job, a field
 * that is none any more is no place: its land is the fields' that the job went to.
 */
function placesOf({ date, jobEventIds, fieldIds }: Costing, { jobs, fields }: CostFacts): readonly Place[] {
  const ofJobs = jobEventIds.flatMap((jobId): Place[] => {
    const job = jobs.get(jobId)
    const field = job && fields.get(job.fieldId)
    if (!field) return []
    const { fieldId, date: day, area, status } = job
    return [placeOn(field, { jobId, fieldId, day, area, isPlanned: status === 'PLANNED' })]
  })
  const others = fieldIds.filter((id) => ofJobs.every(({ fieldId }) => fieldId !== id))
  const ofFields = others.flatMap((fieldId): Place[] => {
    const field = fields.get(fieldId)
    if (!field) return []
    const place = placeOn(field, { jobId: null, fieldId, day: date })
    return ofJobs.length === 0 || livesIn(field, place.cropYear) ? [place] : []
  })
  const places = [...ofJobs, ...ofFields]
  return places.length === 0 ? [NOWHERE] : places
}

type Uncosted = Omit<WorkPart, 'cents'> & { readonly hourlyRate: number | null }

function partsOf(entry: Costing, facts: CostFacts): Uncosted[] {
  const places = placesOf(entry, facts)
  const shares = shareWhole(
    entry.minutes,
    places.map(({ weight }) => weight),
  )
  return places.map(({ weight: _weight, ...place }, i) => ({
    workTimeId: entry._id,
    workerId: entry.workerId,
    date: entry.date,
    hourlyRate: entry.hourlyRate,
    ...place,
    minutes: shares[i] ?? 0,
  }))
}

/** Work of one worker at one rate in one month: its pay is rounded once, and shared to the cent. */
function costed(parts: readonly Uncosted[]): WorkPart[] {
  const rate = parts[0]?.hourlyRate ?? null
  const minutes = parts.reduce((sum, part) => sum + part.minutes, 0)
  const cents =
    rate === null
      ? null
      : shareWhole(
          centsOf(minutes, rate),
          parts.map((part) => part.minutes),
        )
  return parts.map(({ hourlyRate: _rate, ...part }, i) => ({ ...part, cents: cents?.[i] ?? null }))
}

/** All parts of entries. The cents of a worker's month are those of its pay, to the last. */
export function workParts(entries: readonly Costing[], facts: CostFacts): WorkPart[] {
  const parts = entries.flatMap((entry) => partsOf(entry, facts))
  const months = Map.groupBy(
    parts,
    ({ workerId, hourlyRate, date }) => `${workerId} ${String(hourlyRate)} ${date.slice(0, 7)}`,
  )
  return [...months.values()].flatMap(costed)
}

export interface WorkCost {
  readonly minutes: number
  readonly cents: number
  /** Minutes of which the cost is not known. */
  readonly withoutRate: number
}

export const costOf = (parts: readonly WorkPart[]): WorkCost => ({
  minutes: parts.reduce((sum, part) => sum + part.minutes, 0),
  cents: parts.reduce((sum, part) => sum + (part.cents ?? 0), 0),
  withoutRate: parts.reduce((sum, part) => sum + (part.cents === null ? part.minutes : 0), 0),
})

/** Cost by whatever a part is of; parts that are of none are left out. */
export function costBy(
  parts: readonly WorkPart[],
  keyOf: (part: WorkPart) => string | null,
): ReadonlyMap<string, WorkCost> {
  const groups = Map.groupBy(parts, keyOf)
  return new Map([...groups].flatMap(([key, own]) => (key === null ? [] : [[key, costOf(own)] as const])))
}
