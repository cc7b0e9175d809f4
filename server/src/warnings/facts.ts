/** Collects what the rules read: the touched fields, and of their jobs those that bear on the touched crop years. */
import { cropYearOf, seasonOf } from '@vagu/core/time/season'
import { type EventFacts, eventFactsWith, type FieldFacts, type SoilFacts } from '@vagu/core/warnings/facts'
import type { Expression, ExpressionBuilder } from 'kysely'
import type { DocumentColumns } from '../db/stored.ts'
import { storedFields } from '../fields/stored.ts'
import { storedJobs } from '../job-store/stored.ts'
import { prepared } from '../db/prepared.ts'
import type { Reader, Tables } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import { keeping } from '../db/kept.ts'

/** Crop years that are judged anew, and their days; all of time when a whole field is touched. */
export interface YearRange {
  readonly fromYear: number
  readonly toYear: number
  readonly fromDay: string
  readonly toDay: string
}
export interface FieldInYears {
  readonly field: FieldFacts
  readonly scope: YearRange
  /** The jobs that bear on the crop years of the scope, and maybe others. */
  readonly events: readonly EventFacts[]
  /** Where they were asked for. */
  readonly samples?: readonly SoilFacts[] | undefined
}
/** The first and the last day that a change touches; without them all of time. */
export type Days = readonly [first: string, last: string] | undefined

const ALL: YearRange = { fromYear: 0, toYear: 9999, fromDay: '', toDay: '9999-12-31' }

function yearRangeOf(field: FieldFacts, days: Days): YearRange {
  if (days === undefined) return ALL
  const [fromYear, toYear] = days.map((day) => cropYearOf(day, field.yearInfo)) as [number, number]
  const fromDay = seasonOf(fromYear, field.yearInfo).start
  return { fromYear, toYear, fromDay, toDay: seasonOf(toYear, field.yearInfo).end }
}

/** The scope that holds those of all fields; their seasons may differ. */
export const widest = (scopes: ReadonlyMap<string, YearRange>): YearRange =>
  [...scopes.values()].reduce((a, b) => ({
    fromYear: Math.min(a.fromYear, b.fromYear),
    toYear: Math.max(a.toYear, b.toYear),
    fromDay: a.fromDay < b.fromDay ? a.fromDay : b.fromDay,
    toDay: a.toDay > b.toDay ? a.toDay : b.toDay,
  }))

type FieldRow = Pick<Tables['field'], 'id' | 'name' | keyof DocumentColumns>

/** Fields are read by nearly every call and changed a few times a year. */
export const KEPT_FIELDS = 2000

/** A field as the rules read it, from its row. */
export const fieldFactsOf = keeping({
  most: KEPT_FIELDS,
  isSame: (a: FieldRow, b: FieldRow) =>
    a.document === b.document && a.name === b.name && a.document_version === b.document_version,
  read: (row): FieldFacts => {
    const { area, yearInfo, nitrateZone, slope, firstYear, lastYear } = storedFields.read(row)
    return { _id: row.id, name: row.name, area, yearInfo, nitrateZone, slope, firstYear, lastYear }
  },
})

const fieldRows = prepared((db, { accountId, ids }: { accountId: string; ids: readonly string[] }) =>
  db
    .selectFrom('field')
    .select(['id', 'name', 'document', 'document_version'])
    .where('account_id', '=', accountId)
    .where('id', 'in', ids),
)

async function readFields(db: Reader, actor: Actor, ids: readonly string[]): Promise<FieldFacts[]> {
  return (await fieldRows(db, { accountId: actor.accountId, ids }))
    .filter(storedFields.isReadable)
    .map(fieldFactsOf)
}

const jobsOn = (db: Reader, accountId: string, fieldIds: readonly string[]) =>
  db
    .selectFrom('job_event')
    .select(['id', 'document', 'document_version'])
    .where('account_id', '=', accountId)
    .where('field_id', 'in', fieldIds)
    .where('deleted_at', 'is', null)

const jobsReaching = prepared(
  (
    db,
    {
      accountId,
      fieldIds,
      fromDay,
      toDay,
    }: { accountId: string; fieldIds: readonly string[]; fromDay: string; toDay: string },
  ) => jobsOn(db, accountId, fieldIds).where('day', '<=', toDay).where('reach_day', '>=', fromDay),
)

type Limiting = {
  readonly accountId: string
  readonly fieldIds: readonly string[]
  readonly fromDay: string
  readonly toDay: string
  readonly firstDay: string
  readonly lastDay: string
}

/**
 * Of those, the jobs that may limit others until `reach`, and those that stand where the changed ones bear on them: what
 * else reaches beyond its own last day are nutrients, of which nothing is asked here.
 */
const limitingUntil = (reach: (job: ExpressionBuilder<Tables, 'job_event'>) => Expression<string>) =>
  prepared((db, { accountId, fieldIds, fromDay, toDay, firstDay, lastDay }: Limiting) =>
    jobsOn(db, accountId, fieldIds)
      .where('day', '<=', toDay)
      .where('reach_day', '>=', fromDay)
      .where((row) =>
        row.or([
          row.and([row('has_limits', '=', 1), row(reach(row), '>=', fromDay)]),
          row.and([
            row('day', '<=', lastDay),
            row('reach_day', '>=', firstDay),
            row.or([row('end_day', 'is', null), row('end_day', '>=', firstDay)]),
          ]),
        ]),
      ),
  )

const jobsLimiting = limitingUntil((job) => job.ref('reach_day'))
/** The same where no support is taken. */
const jobsLimitingAlone = limitingUntil((job) => job.fn.coalesce('limit_day', 'reach_day'))

const jobsBetween = prepared(
  (
    db,
    {
      accountId,
      fieldIds,
      after,
      until,
    }: { accountId: string; fieldIds: readonly string[]; after: string; until: string },
  ) => jobsOn(db, accountId, fieldIds).where('day', '>', after).where('day', '<=', until),
)

type KnownEvents = ReadonlyMap<string, EventFacts> | undefined

type JobRow = { readonly id: string } & DocumentColumns

/** Every save of a field reads the jobs of its season. */
const KEPT_JOBS = 2000

/** A job as the rules read it; of a row only what its document does not tell: many are read. */
export const jobFactsOf = keeping({
  most: KEPT_JOBS,
  isSame: (a: JobRow, b: JobRow) => a.document === b.document && a.document_version === b.document_version,
  read: (row) => eventFactsWith(row.id, storedJobs.read(row)),
})

/** Facts of a job; those at hand are not read again. */
const factsOf = (row: JobRow, knownEvents: KnownEvents): EventFacts =>
  knownEvents?.get(row.id) ?? jobFactsOf(row)

interface Reading {
  readonly knownEvents: KnownEvents
  readonly fieldIds: readonly string[]
  readonly scope: YearRange
  readonly around: Days
  readonly isKsm: boolean
}

function rowsInto(db: Reader, { accountId }: Actor, { fieldIds, scope, around, isKsm }: Reading) {
  const within = { accountId, fieldIds, fromDay: scope.fromDay, toDay: scope.toDay }
  if (around === undefined) return jobsReaching(db, within)
  const limiting = { ...within, firstDay: around[0], lastDay: around[1] }
  return isKsm ? jobsLimiting(db, limiting) : jobsLimitingAlone(db, limiting)
}

/** The jobs that reach into the scope, and, when one of them ends after it, those that begin until then. */
async function readJobs(db: Reader, actor: Actor, reading: Reading): Promise<EventFacts[]> {
  const { fieldIds, scope, knownEvents } = reading
  const rows = await rowsInto(db, actor, reading)
  const within = rows.filter(storedJobs.isReadable).map((row) => factsOf(row, knownEvents))
  const last = within.reduce((day, { endDate: end }) => (end !== null && end > day ? end : day), '')
  if (last <= scope.toDay) return within
  const after = await jobsBetween(db, {
    accountId: actor.accountId,
    fieldIds,
    after: scope.toDay,
    until: last,
  })
  const readable = after.filter(storedJobs.isReadable)
  return [...within, ...readable.map((row) => factsOf(row, knownEvents))]
}

/** The first day of a job that began before its field's scope and lasts into it: what changed may break it. */
function begunBefore(
  events: readonly EventFacts[],
  scopes: ReadonlyMap<string, YearRange>,
): string | undefined {
  const days = events
    .filter(({ fieldId, date, endDate: end }) => {
      if (end === null || end === date) return false
      const fromDay = scopes.get(fieldId)?.fromDay ?? ''
      return date < fromDay && end >= fromDay
    })
    .map(({ date }) => date)
  return days.toSorted()[0]
}

function inYearRange(
  fields: readonly FieldFacts[],
  scopes: ReadonlyMap<string, YearRange>,
  all: readonly EventFacts[],
): FieldInYears[] {
  const events = Map.groupBy(all, ({ fieldId }) => fieldId)
  return fields.map((field) => ({
    field,
    scope: scopes.get(field._id) ?? ALL,
    events: events.get(field._id) ?? [],
  }))
}

export interface TouchedDays {
  readonly fieldIds: readonly string[]
  readonly days: Days
  readonly known: ReadonlyMap<string, FieldFacts>
  /** Jobs that are at hand as they are stored now. */
  readonly knownEvents?: KnownEvents
  /** Only jobs that may limit others, and those around these days: what a change of plant protection is judged with. */
  readonly around?: Days
  /** Whether rules of the KSM support are asked, of which some look further; absent: they may be. */
  readonly isKsm?: boolean
}

/** The touched fields with the jobs that their touched crop years depend on. */
export async function collectFacts(db: Reader, actor: Actor, touched: TouchedDays): Promise<FieldInYears[]> {
  const { fieldIds, days, known, knownEvents, around, isKsm = true } = touched
  const have = fieldIds.flatMap((id) => known.get(id) ?? [])
  const fields = have.length === fieldIds.length ? have : await readFields(db, actor, fieldIds)
  if (fields.length === 0) return []
  const scopesIn = (of: Days) => new Map(fields.map((field) => [field._id, yearRangeOf(field, of)]))
  const scopes = scopesIn(days)
  const common = { fieldIds, around, knownEvents, isKsm }
  const events = await readJobs(db, actor, { ...common, scope: widest(scopes) })
  const begun = begunBefore(events, scopes)
  if (days === undefined || begun === undefined) return inYearRange(fields, scopes, events)
  const wider = scopesIn([begun, days[1]])
  return inYearRange(fields, wider, await readJobs(db, actor, { ...common, scope: widest(wider) }))
}
