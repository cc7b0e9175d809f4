/** Costs of jobs: the price by the hectare, materials at the price of their day, hours. */
import { partOf, type StandYear } from './attribution.ts'
import { centsOf, converts, yearOfStand } from './exact.ts'
import {
  jobTypeKey,
  type ProfitFacts,
  type ProfitField,
  type ProfitJob,
  type ProfitHours,
  type ProfitUse,
  type StockCost,
} from './facts.ts'
import { gapOf, lineOf } from './line.ts'
import { materialPriceKey, type ProfitLine } from './schema.ts'

/** Part of a figure that a year bears. */
const shared = (figure: number, part: StandYear | null): number =>
  part === null ? figure : yearOfStand(figure, part)

interface Paid {
  readonly job: ProfitJob
  readonly part: StandYear | null
}
const ofJob = ({ job, part }: Paid) => ({
  fieldId: job.fieldId,
  day: job.isDone ? job.day : null,
  jobId: job._id,
  standYear: part,
})

type PriceFound = StockCost & { readonly isEstimated: boolean }
type MaterialPriceFinder = (job: ProfitJob, use: ProfitUse) => PriceFound | undefined

/** Price of a material: of the stock on that day, else the typed one, which is an estimate. */
function materialPrices({ stored, stockOf }: ProfitFacts): MaterialPriceFinder {
  const typed = new Map(stored.materials.map((price) => [materialPriceKey(price), price]))
  return (job, use) => {
    const inStock = stockOf(job, use)
    const isUsable =
      inStock && (inStock.cents !== null || use.unit === null || converts(use.unit, inStock.unit))
    if (isUsable) return { ...inStock, isEstimated: false }
    const own = typed.get(materialPriceKey(use))
    if (own) return { price: own.price, unit: own.unit, cents: null, isEstimated: true }
    return inStock && { ...inStock, isEstimated: false }
  }
}

/** Cents of a use: as the stock has drawn it, else its amount at the price. */
function worthOf({ amount, unit }: ProfitUse, price: PriceFound | undefined): number | undefined {
  if (!price) return undefined
  if (price.cents !== null) return price.cents
  return amount === null || unit === null ? undefined : centsOf({ amount, unit }, price)
}

function useLine(paid: Paid, use: ProfitUse, priceOf: MaterialPriceFinder): ProfitLine {
  const { job, part } = paid
  const { amount, unit } = use
  const price = priceOf(job, use)
  const whole = worthOf(use, price)
  const missing = () => {
    const what = amount === null || unit === null ? 'amount' : price ? 'unit' : 'materialPrice'
    return gapOf(what, materialPriceKey(use), { label: use.name, unit: unit ?? '' })
  }
  return lineOf({
    ...ofJob(paid),
    kind: use.kind,
    label: use.name,
    cents: whole === undefined ? null : shared(whole, part),
    gap: whole === undefined ? missing() : null,
    isEstimated: !job.isDone || (price?.isEstimated ?? false),
    amount,
    unit,
    price: price?.price ?? null,
    priceUnit: price?.unit ?? null,
  })
}

function priceLine(paid: Paid, { jobTypes }: ProfitFacts): ProfitLine {
  const { job, part } = paid
  const key = jobTypeKey(job.categoryKey, job.jobKey)
  const type = jobTypes.get(key)
  const [label, price] = [type?.name ?? job.jobKey, type?.hectarePrice ?? null]
  const whole = price === null ? undefined : centsOf({ amount: job.area, unit: 'ha' }, { price, unit: 'ha' })
  return lineOf({
    ...ofJob(paid),
    kind: 'job',
    label,
    cents: whole === undefined ? null : shared(whole, part),
    gap: whole === undefined ? gapOf('jobPrice', key, { label, unit: 'ha' }) : null,
    isEstimated: !job.isDone,
    amount: job.area,
    unit: 'ha',
    price,
    priceUnit: 'ha',
  })
}

/** Whether the price of the job's type holds the hours already. */
const includesLabour = ({ jobTypes }: ProfitFacts, { categoryKey, jobKey }: ProfitJob): boolean => {
  const type = jobTypes.get(jobTypeKey(categoryKey, jobKey))
  return type?.hectarePrice != null && type.includesLabour === true
}

interface HoursOf {
  readonly fieldId: string
  readonly part: StandYear | null
  readonly isIncluded: boolean
}
export function hoursLine({ worker, day, minutes, cents, jobId }: ProfitHours, of: HoursOf): ProfitLine {
  const { fieldId, part, isIncluded } = of
  const isMissing = cents === null && !isIncluded
  return lineOf({
    fieldId,
    kind: 'labour',
    label: worker,
    cents: isMissing ? null : isIncluded ? 0 : shared(cents ?? 0, part),
    gap: isMissing ? gapOf('hourlyRate', worker, { label: worker, unit: 'h' }) : null,
    isIncluded,
    day,
    jobId,
    standYear: part,
    minutes: shared(minutes, part),
  })
}

const NO_HOURS: readonly ProfitHours[] = []

/** Lines of every job that the year pays for, by field. */
export function jobLines(facts: ProfitFacts): (field: ProfitField) => ProfitLine[] {
  const priceOf = materialPrices(facts)
  const stands = new Map(facts.stands.map((stand) => [`${stand.fieldId} ${stand.sownYear}`, stand]))
  const jobs = Map.groupBy(facts.jobs, ({ fieldId }) => fieldId)
  const hours = Map.groupBy(facts.hours, ({ jobId }) => jobId)
  return (field) =>
    (jobs.get(field._id) ?? []).flatMap((job) => {
      const stand = stands.size === 0 ? undefined : stands.get(`${job.fieldId} ${job.cropYear}`)
      const part = partOf(job, { field, stand, year: facts.year })
      if (part === undefined) return []
      const paid = { job, part }
      const isIncluded = includesLabour(facts, job)
      const worked = (hours.get(job._id) ?? NO_HOURS).filter(({ fieldId }) => fieldId === job.fieldId)
      return [
        priceLine(paid, facts),
        ...job.uses.map((use) => useLine(paid, use, priceOf)),
        ...worked.map((each) => hoursLine(each, { fieldId: field._id, part, isIncluded })),
      ]
    })
}
