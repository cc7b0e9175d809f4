/** Parts of a job that several tables of the book show. */
import { eppoOfCrop } from '../crops/botany.ts'
import { mainCropOf, nameOfYear, areaOfYear } from '../fields/rules.ts'
import type { MainCrop } from '../fields/schema.ts'
import type { JobMaterial } from '../jobs/schema.ts'
import { cropYearOf } from '../time/season.ts'
import { isPerHectare } from '../units/schema.ts'
import type { BookMachine } from './facts.ts'
import type { DoneJob } from './period.ts'
import type { Gathered } from './table-of.ts'
import { day, number, text } from './table-of.ts'
import { cropsSownInstead } from './sown.ts'
import { cropNamed, cropText } from './words.ts'

/** A job with the worker who did it. */
export interface JobRecord extends DoneJob {
  readonly worker: ReturnType<Gathered['workerOf']>
  /** Machine that the job names. */
  readonly machine: ReturnType<Gathered['machineOf']>
}
/** A material of a job. */
export interface MaterialRecord extends JobRecord {
  readonly material: JobMaterial
}

export const jobRecord = (gathered: Gathered, done: DoneJob): JobRecord => ({
  ...done,
  worker: gathered.workerOf(done.job.worker),
  machine: gathered.machineOf(done.job.machine),
})

/** The materials of all jobs that are wanted, each with its place in its job. */
export const materialRecords = (
  gathered: Gathered,
  isWanted: (material: JobMaterial, done: DoneJob) => boolean,
): (readonly [string, MaterialRecord])[] =>
  gathered.jobs.flatMap((done) =>
    done.job.requisites.flatMap((material, place): (readonly [string, MaterialRecord])[] =>
      isWanted(material, done)
        ? [[`${done.job._id}.${place}`, { ...jobRecord(gathered, done), material }]]
        : [],
    ),
  )

/** The jobs that are wanted. */
export const jobRecords = (
  gathered: Gathered,
  isWanted: (done: DoneJob) => boolean,
): (readonly [string, JobRecord])[] =>
  gathered.jobs.filter(isWanted).map((done) => [done.job._id, jobRecord(gathered, done)] as const)

export const yearOfJob = ({ job, field }: DoneJob): number => cropYearOf(job.date, field.yearInfo)
export const mainCrop = (done: DoneJob): MainCrop | undefined => mainCropOf(done.field, yearOfJob(done))
/** The crop that a job was done for: the main one, or what it sowed in its place. */
export function cropOfJob(done: DoneJob): string | null {
  const sown = cropsSownInstead(done)
  return sown.length > 0 ? sown.map((key) => cropNamed(key)).join(', ') : cropText(mainCrop(done))
}
/** One code, for a record of the law is of one crop. */
export function eppoOfJob(done: DoneJob): string | null {
  const [key = mainCrop(done)?.crop ?? '', ...others] = cropsSownInstead(done)
  return others.length > 0 ? null : (eppoOfCrop(key) ?? null)
}
export const fieldAreaOfJob = (done: DoneJob): number => areaOfYear(done.field, yearOfJob(done))
export const fieldName = (done: DoneJob): string => nameOfYear(done.field, yearOfJob(done))
/** Number of the field of the year of the job. */
export const fieldNumber = (done: DoneJob): string =>
  done.field.yearInfo.find(({ year }) => year === yearOfJob(done))?.priaCode || done.field.priaCode

/** Amount over the whole job, in the unit without "per hectare". */
export const totalOf = ({ material: { amount, unit }, job }: MaterialRecord): number | null =>
  amount === null ? null : unit !== null && isPerHectare(unit) ? amount * job.area : amount
export const totalUnitOf = ({ material: { unit } }: MaterialRecord): string | null =>
  unit === null ? null : isPerHectare(unit) ? unit.slice(0, -'/ha'.length) : unit
/** Amount a hectare. */
export const rateOf = ({ material: { amount, unit }, job }: MaterialRecord): number | null =>
  amount === null || (unit !== null && isPerHectare(unit)) ? amount : job.area > 0 ? amount / job.area : null
export const rateUnitOf = ({ material: { unit } }: MaterialRecord): string | null =>
  unit === null ? null : isPerHectare(unit) ? unit : `${unit}/ha`

/** Machine with its mark. */
export const machineName = ({ name, number: mark }: BookMachine): string =>
  mark === '' ? name : `${name} (${mark})`

/** Columns with which most tables begin. */
export const dayColumn = day<JobRecord>('date', 'Kuupäev', ({ job }) => job.date)({ law: 'R', width: 8 })
export const endColumn = day<JobRecord>('end', 'Lõpp', ({ job }) =>
  job.endDate === job.date ? null : job.endDate,
)({ under: 'date' })
export const fieldColumn = text<JobRecord>('field', 'Põld', fieldName)({ law: 'R', width: 12 })
export const numberColumn = text<JobRecord>('fieldNumber', 'Põllu nr', fieldNumber)({ under: 'field' })
export const areaColumn = number<JobRecord>(
  'area',
  'Pind, ha',
  ({ job }) => job.area,
)({
  decimals: 4,
  law: 'R',
  width: 6,
})
export const cropColumn = text<JobRecord>('crop', 'Kultuur', cropOfJob)({ law: 'R', width: 11 })
export const workerColumn = text<JobRecord>('worker', 'Tegija', ({ worker }) => worker?.name)({ width: 10 })

interface AmountColumns {
  readonly rateHead?: string
  /** Acts that ask for the rate, its unit and the whole amount. */
  readonly laws?: Partial<Readonly<Record<'rate' | 'rateUnit' | 'total', string>>>
  readonly totalWidth?: number
}
/** How much of a material was used, a hectare and in all, each with its unit below it on paper. */
export const amountColumns = ({ rateHead = 'Norm', laws = {}, totalWidth = 7 }: AmountColumns = {}) => [
  number<MaterialRecord>('rate', rateHead, rateOf)({ decimals: 4, law: laws.rate ?? '', width: 7 }),
  text<MaterialRecord>('rateUnit', 'Normi ühik', rateUnitOf)({ law: laws.rateUnit ?? '', under: 'rate' }),
  number<MaterialRecord>(
    'total',
    'Kogus',
    totalOf,
  )({ decimals: 3, law: laws.total ?? '', width: totalWidth }),
  text<MaterialRecord>('totalUnit', 'Koguse ühik', totalUnitOf)({ under: 'total' }),
]
