/** Collects what the rules read: the touched fields, and of their jobs those that bear on the touched crop years. */
import { cropYearOf, seasonOf } from '@vagu/core/time/season'
import { type EventFacts, eventFactsOf, type FieldFacts } from '@vagu/core/warnings/facts'
import type { DocumentColumns } from '../db/stored.ts'
import { storedFields } from '../fields/stored.ts'
import { storedJobs } from '../job-store/stored.ts'
import type { Reader, Tables } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'

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
}
/** The first and the last day that a change touches; without them all of time. */
type Days = readonly [first: string, last: string] | undefined

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

/** A field as the rules read it, from its row. */
export function fieldFactsOf(row: Pick<Tables['field'], 'id' | 'name' | keyof DocumentColumns>): FieldFacts {
  const { area, yearInfo, nitrateZone, slope } = storedFields.read(row)
  return { _id: row.id, name: row.name, area, yearInfo, nitrateZone, slope }
}

async function readFields(db: Reader, actor: Actor, ids: readonly string[]): Promise<FieldFacts[]> {
  const rows = await db
    .selectFrom('field')
    .select(['id', 'name', 'document', 'document_version'])
    .where('account_id', '=', actor.accountId)
    .where('id', 'in', ids)
    .execute()
  return rows.map(fieldFactsOf)
}

const jobsOf = (db: Reader, actor: Actor, fieldIds: readonly string[]) =>
  db
    .selectFrom('job_event')
    .select(['id', 'document', 'document_version'])
    .where('account_id', '=', actor.accountId)
    .where('field_id', 'in', fieldIds)
    .where('deleted_at', 'is', null)

/** Of a row only what its document does not tell: many are read. */
const factsOf = (row: { readonly id: string } & DocumentColumns): EventFacts =>
  eventFactsOf(Object.assign(storedJobs.read(row), { _id: row.id }))

/** The jobs that reach into the scope, and, when one of them ends after it, those that begin until then. */
async function readJobs(
  db: Reader,
  actor: Actor,
  work: { fieldIds: readonly string[]; scope: YearRange },
): Promise<EventFacts[]> {
  const { fieldIds, scope } = work
  const rows = await jobsOf(db, actor, fieldIds)
    .where('day', '<=', scope.toDay)
    .where('reach_day', '>=', scope.fromDay)
    .execute()
  const within = rows.map(factsOf)
  const last = within.reduce((day, { endDate: end }) => (end !== null && end > day ? end : day), '')
  if (last <= scope.toDay) return within
  const after = await jobsOf(db, actor, fieldIds)
    .where('day', '>', scope.toDay)
    .where('day', '<=', last)
    .execute()
  return [...within, ...after.map(factsOf)]
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

/** The touched fields with the jobs that their touched crop years depend on. */
export async function collectFacts(
  db: Reader,
  actor: Actor,
  touched: { fieldIds: readonly string[]; days: Days; known: ReadonlyMap<string, FieldFacts> },
): Promise<FieldInYears[]> {
  const { fieldIds, days, known } = touched
  const have = fieldIds.flatMap((id) => known.get(id) ?? [])
  const fields = have.length === fieldIds.length ? have : await readFields(db, actor, fieldIds)
  if (fields.length === 0) return []
  const scopesIn = (of: Days) => new Map(fields.map((field) => [field._id, yearRangeOf(field, of)]))
  const scopes = scopesIn(days)
  const events = await readJobs(db, actor, { fieldIds, scope: widest(scopes) })
  const begun = begunBefore(events, scopes)
  if (days === undefined || begun === undefined) return inYearRange(fields, scopes, events)
  const wider = scopesIn([begun, days[1]])
  return inYearRange(fields, wider, await readJobs(db, actor, { fieldIds, scope: widest(wider) }))
}
