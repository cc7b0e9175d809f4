/** Facts of an inspection of plant protection, read when somebody looks. */
import { mainCropOf, nameOfYear } from '@vagu/core/fields/rules'
import { isPlantProtection, needsCertificate } from '@vagu/core/jobs/plant-protection'
import { dayInTallinn } from '@vagu/core/time/day'
import { inspectedSince } from '@vagu/core/warnings/inspection-day/checks'
import type { InspectionFacts, SprayingFacts, WarningFacts } from '@vagu/core/warnings/inspection-day/facts'
import type { Actor } from '../db/actor.ts'
import { listEverNamed } from '../db/named.ts'
import type { Reader } from '../db/schema.ts'
import { storedFields } from '../fields/stored.ts'
import { holdsMaterial } from '../job-store/holding.ts'
import { storedJobs } from '../job-store/stored.ts'
import { MACHINES } from '../machines/stored.ts'
import { readStock } from '../stock/overview.ts'
import { warningsSince } from '../warnings/list.ts'
import { WORKERS } from '../workers/stored.ts'

/** Jobs that are looked at, the newest first: three years of the largest farms are fewer. */
const MOST_JOBS = 15_000

type Field = ReturnType<typeof storedFields.read>

async function readFields(db: Reader, accountId: string): Promise<ReadonlyMap<string, Field>> {
  const rows = await db
    .selectFrom('field')
    .select(['id', 'document', 'document_version'])
    .where('account_id', '=', accountId)
    .execute()
  return new Map(rows.filter(storedFields.isReadable).map((row) => [row.id, storedFields.read(row)]))
}

/** Jobs that hold a chemical, of any day. */
const chemicalJobs = (db: Reader, accountId: string) =>
  db
    .selectFrom('job_event')
    .where('job_event.account_id', '=', accountId)
    .where('job_event.deleted_at', 'is', null)
    .where(holdsMaterial('chemical'))

const rowsOf = (db: Reader, accountId: string, { since, today }: { since: string; today: string }) =>
  chemicalJobs(db, accountId)
    .select(['id', 'field_id', 'crop_year', 'status', 'created_at', 'document', 'document_version'])
    .where('status', 'in', ['DONE', 'IN_PROGRESS', 'DRAFT'])
    .where('day', '>=', since)
    .where('day', '<=', today)
    .orderBy('day', 'desc')
    .orderBy('id')
    .limit(MOST_JOBS)
    .execute()
type Row = Awaited<ReturnType<typeof rowsOf>>[number]

interface Read {
  readonly status: string
  readonly spraying: SprayingFacts
}

function sprayingOf(row: Row, field: Field | undefined): Read[] {
  const job = storedJobs.read(row)
  const products = job.requisites.filter(isPlantProtection)
  if (!needsCertificate(job.jobCategory, products)) return []
  const year = row.crop_year ?? Number(job.date.slice(0, 4))
  const name = [field === undefined ? '' : nameOfYear(field, year), job.job.name]
    .filter((word) => word !== '')
    .join(', ')
  const spraying = {
    jobId: row.id,
    fieldId: row.field_id,
    year,
    name,
    day: job.date,
    lastDay: job.endDate ?? job.date,
    enteredOn: dayInTallinn(new Date(row.created_at)),
    hasRates: products.every(({ amount, unit }) => amount !== null && unit !== null),
    hasCrop: field !== undefined && mainCropOf(field, year) !== undefined,
    hasNumbers: products.every(({ registerNumber }) => Boolean(registerNumber)),
    workerId: job.worker ?? null,
    machineId: job.machine ?? null,
  }
  return [{ status: row.status, spraying }]
}

async function readWarnings(
  db: Reader,
  actor: Actor,
  { since, jobs }: { since: string; jobs: ReadonlyMap<string, SprayingFacts> },
): Promise<WarningFacts[]> {
  const warnings = await warningsSince(db, actor, since)
  return warnings.flatMap(({ warning: { type, event, related, title }, isHidden }) => {
    // a delay is broken by another job: the spraying is the one that it is broken with
    const job = jobs.get(event?._id ?? '') ?? jobs.get(related?._id ?? '')
    if (job === undefined) return []
    return [{ ...job, rule: type.key, level: type.level, title, isHidden }]
  })
}

async function readStockOf(db: Reader, actor: Actor): Promise<InspectionFacts['stock']> {
  const { items } = await readStock(db, actor, { plans: 'false' })
  const kept = items.filter(({ type, isKept }) => type === 'chemical' && isKept)
  if (kept.length === 0) return null
  return kept
    .filter(({ balance }) => balance > 0)
    .map(({ requisiteId, name, authorisedUntil, useUpBy, marks }) => ({
      requisiteId,
      name,
      authorisedUntil,
      useUpBy,
      hasExpiredLot: marks.includes('expired'),
    }))
}

async function readWorkers(db: Reader, accountId: string): Promise<InspectionFacts['workers']> {
  const workers = await listEverNamed(db, accountId, WORKERS)
  return workers.map(({ _id, name, chemicalCertification, chemicalWorkerLicenceEndDate }) => ({
    _id,
    name,
    chemicalCertification,
    chemicalWorkerLicenceEndDate,
  }))
}

async function readMachines(db: Reader, accountId: string): Promise<InspectionFacts['machines']> {
  const rows = await db
    .selectFrom('machine')
    .select(['id', 'document', 'document_version'])
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .execute()
  return rows.filter(MACHINES.stored.isReadable).map((row) => {
    const { name, kind, testedOn, testDueOn, earlierTests } = MACHINES.stored.read(row)
    return { _id: row.id, name, kind, testedOn, testDueOn, earlierTests }
  })
}

async function readFirstDay(db: Reader, accountId: string): Promise<string | null> {
  const row = await chemicalJobs(db, accountId)
    .select((select) => select.fn.min<string | null>('day').as('first'))
    .where('status', 'in', ['DONE', 'IN_PROGRESS'])
    .executeTakeFirst()
  return row?.first ?? null
}

export async function readInspectionFacts(db: Reader, actor: Actor): Promise<InspectionFacts> {
  const { accountId } = actor
  const today = dayInTallinn(actor.now)
  const since = inspectedSince(today)
  const fields = await readFields(db, accountId)
  const rows = (await rowsOf(db, accountId, { since, today })).filter(storedJobs.isReadable)
  const read = rows.flatMap((row) => sprayingOf(row, fields.get(row.field_id)))
  const sprayings = read.filter(({ status }) => status !== 'DRAFT').map(({ spraying }) => spraying)
  const jobs = new Map(sprayings.map((spraying) => [spraying.jobId, spraying]))
  return {
    today,
    sprayings,
    overdue: read
      .filter(({ status, spraying }) => status === 'DRAFT' && spraying.lastDay < today)
      .map(({ spraying }) => spraying),
    warnings: await readWarnings(db, actor, { since, jobs }),
    firstDay: await readFirstDay(db, accountId),
    stock: await readStockOf(db, actor),
    workers: await readWorkers(db, accountId),
    machines: await readMachines(db, accountId),
  }
}
