/**
 * Records that drafts refer to: fields, workers, job types, chemicals. Another account's, or a deleted one, is not
 * there.
 */
import { AppError } from '@vagu/core/errors'
import type { JobCategory, Ksm } from '@vagu/core/settings/schema'
import { dayInTallinn } from '@vagu/core/time/day'
import { fieldError } from '@vagu/core/validation'
import type { FieldFacts } from '@vagu/core/warnings/facts'
import { REQUISITES } from '../materials/stored.ts'
import { WORKERS } from '../workers/stored.ts'
import { prepared } from '../db/prepared.ts'
import type { Reader } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import { existingNames } from '../register-store/products.ts'
import { readJobSettings } from '../settings/store.ts'
import { fieldFactsOf } from '../warnings/facts.ts'
import { type Change, requireNamed } from './named-records.ts'

export interface WorkerRef {
  readonly _id: string
  readonly name: string
  readonly chemicalCertification: boolean
  /** Deleted since; only jobs that have him name him. */
  readonly isDeleted: boolean
}
export interface ChemicalRef {
  readonly id: string
  readonly name: string
}
export interface References {
  readonly fields: ReadonlyMap<string, FieldFacts>
  readonly workers: ReadonlyMap<string, WorkerRef>
  readonly categories: readonly JobCategory[]
  /** The KSM support as it stands in the same settings. */
  readonly ksm: Ksm
  /** Read only when a seed is dressed. */
  readonly chemicals: readonly ChemicalRef[]
  /** Names of the register's products, as names are compared, that seeds are dressed with. */
  readonly registered: ReadonlySet<string>
  /** The day in Tallinn. */
  readonly today: string
}

const fieldRows = prepared((db, { accountId, ids }: { accountId: string; ids: readonly string[] }) =>
  db
    .selectFrom('field')
    .select(['id', 'name', 'document', 'document_version'])
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null),
)

const workerRows = prepared((db, { accountId, ids }: { accountId: string; ids: readonly string[] }) =>
  db
    .selectFrom('worker')
    .select(['id', 'name', 'document', 'document_version', 'deleted_at'])
    .where('account_id', '=', accountId)
    .where('id', 'in', ids),
)

/** Fields by id, without their shapes; refuses when one of them is not there. */
export async function findFields(
  db: Reader,
  actor: Actor,
  ids: ReadonlySet<string>,
): Promise<Map<string, FieldFacts>> {
  if (ids.size === 0) return new Map()
  const rows = await fieldRows(db, { accountId: actor.accountId, ids: [...ids] })
  if (rows.length < ids.size) throw new AppError('notFound')
  return new Map(rows.map((row) => [row.id, fieldFactsOf(row)]))
}

/** Workers that drafts name; refuses, at their places, those that are not there. A job keeps the worker it has. */
async function findWorkers(
  db: Reader,
  actor: Actor,
  { drafts, before = [], pathOf }: Change,
): Promise<Map<string, WorkerRef>> {
  const ids = new Set(drafts.flatMap(({ worker }) => worker ?? []))
  if (ids.size === 0) return new Map()
  const rows = await workerRows(db, { accountId: actor.accountId, ids: [...ids] })
  const existing = new Set(rows.filter((row) => row.deleted_at === null).map(({ id }) => id))
  const missing = drafts.flatMap(({ worker }, i) =>
    !worker || worker === before[i]?.worker || existing.has(worker)
      ? []
      : [fieldError(pathOf(i, 'worker'), 'unknownWorker')],
  )
  if (missing.length > 0) throw new AppError('notFound', { fields: missing })
  return new Map(
    rows.map((row) => {
      const { chemicalCertification } = WORKERS.stored.read(row)
      const { id, name } = row
      return [id, { _id: id, name, chemicalCertification, isDeleted: row.deleted_at !== null }]
    }),
  )
}

/** The farm's chemicals, also those that are deleted since: a job outlives the register of materials. */
async function findChemicals(db: Reader, actor: Actor): Promise<ChemicalRef[]> {
  const rows = await db
    .selectFrom('requisite')
    .select(['id', 'name', 'document', 'document_version'])
    .where('account_id', '=', actor.accountId)
    .execute()
  return rows.filter((row) => REQUISITES.stored.read(row).type === 'chemical')
}

/** Everything that drafts refer to. */
export async function findReferences(db: Reader, actor: Actor, change: Change): Promise<References> {
  const { drafts } = change
  const fieldIds = new Set(drafts.map((draft) => draft.fieldId))
  await requireNamed(db, actor, change)
  const seedTreatments = drafts
    .flatMap(({ requisites }) => requisites)
    .flatMap(({ coating }) => coating ?? [])
  return {
    fields: await findFields(db, actor, fieldIds),
    workers: await findWorkers(db, actor, change),
    ...(await readJobSettings(db, actor)),
    chemicals: seedTreatments.length > 0 ? await findChemicals(db, actor) : [],
    registered: await existingNames(
      db,
      seedTreatments.map(({ name }) => name),
    ),
    today: dayInTallinn(actor.now),
  }
}
