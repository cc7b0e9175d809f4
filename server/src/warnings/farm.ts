/** Collects what rules read of a farm beside its fields' jobs. It is read when somebody looks: it may ask today's date. */
import { livesIn } from '@vagu/core/fields/rules'
import { dayInTallinn, yearOf } from '@vagu/core/time/day'
import { cropYearOf } from '@vagu/core/time/season'
import { eventFactsOf, type FieldFacts, materialUseOf } from '@vagu/core/warnings/facts'
import type { WorkerFacts } from '@vagu/core/warnings/facts'
import type { FarmFacts, ManureYear, OpenJob, FarmMaterialFacts } from '@vagu/core/warnings/farm'
import { storedJobs } from '../job-store/stored.ts'
import { REQUISITES } from '../materials/stored.ts'
import { WORKERS } from '../workers/stored.ts'
import { listCustomAreas } from '../custom-areas/read.ts'
import { prepared } from '../db/prepared.ts'
import type { Reader } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import { readPlannedCrops } from '../rotation/read.ts'
import { readKsm } from '../settings/read-ksm.ts'
import { readFixups } from '../stock/fixups.ts'
import { manureSince, TERMS } from './manure.ts'
import { productListOf } from './products.ts'
import { readSowings } from './sowings.ts'
import { readStacks } from './stacks.ts'

/** Years whose mean a rule asks for. */
const MANURE_YEARS = 5

const documentsOf = (table: 'requisite' | 'worker') =>
  prepared((db, { accountId }: { accountId: string }) =>
    db
      .selectFrom(table)
      .select(['id', 'document', 'document_version'])
      .where('account_id', '=', accountId)
      .where('deleted_at', 'is', null),
  )
const workerRows = documentsOf('worker')
const materialRows = documentsOf('requisite')

export async function readWorkers(db: Reader, actor: Actor): Promise<WorkerFacts[]> {
  const rows = await workerRows(db, { accountId: actor.accountId })
  return rows.filter(WORKERS.stored.isReadable).map((row) => {
    const worker = WORKERS.stored.read(row)
    return {
      _id: row.id,
      name: worker.name,
      chemicalCertification: worker.chemicalCertification,
      chemicalWorkerLicenceEndDate: worker.chemicalWorkerLicenceEndDate,
    }
  })
}

async function readMaterials(db: Reader, actor: Actor): Promise<FarmMaterialFacts[]> {
  const rows = await materialRows(db, { accountId: actor.accountId })
  return rows.filter(REQUISITES.stored.isReadable).map((row) => ({
    ...materialUseOf(REQUISITES.stored.read(row)),
    _id: row.id,
    requisiteId: row.id,
  }))
}

const jobRows = (db: Reader, accountId: string) =>
  db
    .selectFrom('job_event')
    .select(['id', 'field_id', 'document', 'document_version'])
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)

/** Of the open jobs those whose last day has passed, and running ones that are yet to begin: of the others there is nothing to say yet. */
const openRows = prepared((db, { accountId, today }: { accountId: string; today: string }) =>
  jobRows(db, accountId)
    .where('status', 'in', ['DRAFT', 'IN_PROGRESS'])
    .where((row) =>
      row.or([
        row('end_day', '<', today),
        row.and([row('end_day', 'is', null), row('status', '=', 'DRAFT'), row('day', '<', today)]),
        row.and([row('status', '=', 'IN_PROGRESS'), row('day', '>', today)]),
      ]),
    ),
)

/** Done jobs that end on a day that is yet to come, in a query of their own: the index of status and end finds them. */
const aheadRows = prepared((db, { accountId, today }: { accountId: string; today: string }) =>
  jobRows(db, accountId).where('status', '=', 'DONE').where('end_day', '>', today),
)

async function readOpenJobs(db: Reader, actor: Actor, fields: readonly FieldFacts[]): Promise<OpenJob[]> {
  const of = { accountId: actor.accountId, today: dayInTallinn(actor.now) }
  const rows = [...(await openRows(db, of)), ...(await aheadRows(db, of))]
  const byId = new Map(fields.map((field) => [field._id, field]))
  return rows.filter(storedJobs.isReadable).flatMap((row) => {
    const field = byId.get(row.field_id)
    const event = eventFactsOf({ ...storedJobs.read(row), _id: row.id })
    return field === undefined ? [] : [{ event, field }]
  })
}

/** Fields that a limit may leave out of the mean of a year. */
async function readApart(db: Reader, actor: Actor, year: number) {
  const rows = await manureSince(db, actor.accountId, year)
    .select((select) => [
      'field_manure.field_id',
      select.fn.max<number>('field_manure.need_proven').as('proven'),
      select.fn.min<number>('field_manure.spreading_terms').as('least'),
      select.fn.max<number>('field_manure.spreading_terms').as('most'),
    ])
    .groupBy(['field_manure.year', 'field_manure.field_id'])
    .execute()
  return rows.map(({ field_id: fieldId, proven, least: min, most: max, ...row }) => ({
    year: row.year,
    fieldId,
    nitrogenKg: Number(row.nitrogen),
    phosphorusKg: Number(row.phosphorus),
    isNeedProven: proven === 1,
    mayExceed: min > TERMS.broken && max === TERMS.kept,
  }))
}

const manureByYear = prepared((db, { accountId, from }: { accountId: string; from: number }) =>
  manureSince(db, accountId, from).groupBy('field_manure.year').orderBy('field_manure.year'),
)

/** Manure of a year and of the four before it. */
export async function readManure(db: Reader, actor: Actor, thisYear: number): Promise<ManureYear[]> {
  const from = thisYear - MANURE_YEARS + 1
  const rows = await manureByYear(db, { accountId: actor.accountId, from })
  if (rows.length === 0) return []
  const all = await readApart(db, actor, from)
  const apart = Map.groupBy(
    all.filter(({ isNeedProven, mayExceed }) => isNeedProven || mayExceed),
    ({ year }) => year,
  )
  return rows.map(({ year, nitrogen, phosphorus }) => ({
    year,
    nitrogenKg: Number(nitrogen),
    phosphorusKg: Number(phosphorus),
    apart: (apart.get(year) ?? []).map(({ year: _year, ...field }) => field),
  }))
}

/** Areas of a kind that somebody must look at. */
async function readCustomAreas(
  db: Reader,
  actor: Actor,
  fields: readonly FieldFacts[],
): Promise<FarmFacts['customAreas']> {
  const thisYear = cropYearOf(dayInTallinn(actor.now))
  const ofYear = fields.filter((field) => livesIn(field, thisYear))
  const kinds = await listCustomAreas(db, actor, ofYear)
  return kinds.flatMap(({ id, areaName, fields: ofKind }) =>
    ofKind.flatMap(({ fieldId, yearlyAreas }) =>
      yearlyAreas.flatMap(({ year, status }) =>
        status === null ? [] : [{ id, areaName, fieldId, year, status }],
      ),
    ),
  )
}

/** The farm's records as the rules read them; `fields` are its fields in use. */
export async function collectFarm(
  db: Reader,
  actor: Actor,
  fields: readonly FieldFacts[],
): Promise<FarmFacts> {
  const today = dayInTallinn(actor.now)
  const requisites = await readMaterials(db, actor)
  const { years: ksmYears } = await readKsm(db, actor)
  return {
    today,
    fields,
    requisites,
    workers: await readWorkers(db, actor),
    register: await productListOf(db, requisites),
    openJobs: await readOpenJobs(db, actor, fields),
    stacks: (await readStacks(db, { accountIds: [actor.accountId], today })).get(actor.accountId) ?? [],
    manure: await readManure(db, actor, yearOf(today)),
    ksmYears,
    sowings: await readSowings(db, actor, { fields, ksmYears, thisYear: yearOf(today) }),
    rotation: await readPlannedCrops(db, actor),
    customAreas: await readCustomAreas(db, actor, fields),
    stock: await readFixups(db, actor, today),
  }
}
