/** What drafts refer to: fields, workers, job types, chemicals. Another account's, or a deleted one, is not there. */
import { AppError } from '@vagu/core/errors'
import type { JobEventDraft } from '@vagu/core/job-events/schema'
import type { JobCategory } from '@vagu/core/settings/schema'
import { dayInTallinn } from '@vagu/core/time/day'
import type { FieldFacts } from '@vagu/core/warnings/facts'
import { standingKindIds } from '../custom-areas/read.ts'
import type { Reader } from '../db/schema.ts'
import type { Who } from '../db/who.ts'
import { findImages } from '../images/references.ts'
import { standingNames } from '../registers/products.ts'
import { readJobCategories } from '../settings/store.ts'
import { fieldFactsOf } from '../warnings/facts.ts'

export interface WorkerRef {
  readonly _id: string
  readonly name: string
  readonly chemicalCertification: boolean
}
export interface ChemicalRef {
  readonly id: string
  readonly name: string
}
export interface References {
  readonly fields: ReadonlyMap<string, FieldFacts>
  readonly workers: ReadonlyMap<string, WorkerRef>
  readonly categories: readonly JobCategory[]
  /** Read only when a seed is dressed. */
  readonly chemicals: readonly ChemicalRef[]
  /** Names of the register's products, as names are compared, that seeds are dressed with. */
  readonly registered: ReadonlySet<string>
  /** Photos that may be named. */
  readonly images: ReadonlySet<string>
  /** Kinds of area that may be named; undefined where no job names one. */
  readonly customAreas: ReadonlySet<string> | undefined
  /** The day in Tallinn. */
  readonly today: string
}
type Refers = Pick<JobEventDraft, 'fieldId' | 'worker' | 'requisites' | 'images' | 'customFieldArea'>
/** Jobs as they become; `before` is what each of them referred to so far, where it is stored already. */
interface Change {
  readonly drafts: readonly Refers[]
  readonly before?: readonly Refers[]
}

/** Fields by id, without their shapes; refuses when one of them is not there. */
export async function findFields(
  db: Reader,
  who: Who,
  ids: ReadonlySet<string>,
): Promise<Map<string, FieldFacts>> {
  if (ids.size === 0) return new Map()
  const rows = await db
    .selectFrom('field')
    .select(['id', 'name', 'document'])
    .where('account_id', '=', who.accountId)
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .execute()
  if (rows.length < ids.size) throw new AppError('notFound')
  return new Map(rows.map((row) => [row.id, fieldFactsOf(row)]))
}

/** Workers that drafts name; refuses when one is not there. A job keeps the worker it has, deleted or not. */
async function findWorkers(
  db: Reader,
  who: Who,
  { drafts, before = [] }: Change,
): Promise<Map<string, WorkerRef>> {
  const ids = new Set(drafts.flatMap(({ worker }) => worker ?? []))
  if (ids.size === 0) return new Map()
  const rows = await db
    .selectFrom('worker')
    .select(['id', 'name', 'document', 'deleted_at'])
    .where('account_id', '=', who.accountId)
    .where('id', 'in', [...ids])
    .execute()
  const taken = new Set(
    drafts.flatMap(({ worker }, i) => (worker === before[i]?.worker ? [] : (worker ?? []))),
  )
  const usable = rows.filter((row) => row.deleted_at === null || !taken.has(row.id))
  if (usable.length < ids.size) throw new AppError('notFound')
  return new Map(
    usable.map(({ id, name, document }) => {
      const { chemicalCertification } = JSON.parse(document) as Pick<WorkerRef, 'chemicalCertification'>
      return [id, { _id: id, name, chemicalCertification }]
    }),
  )
}

/** The farm's chemicals, also those that are deleted since: a job outlives the register of materials. */
async function findChemicals(db: Reader, who: Who): Promise<ChemicalRef[]> {
  const rows = await db
    .selectFrom('requisite')
    .select(['id', 'name', 'document'])
    .where('account_id', '=', who.accountId)
    .execute()
  return rows.filter((row) => (JSON.parse(row.document) as { type: string }).type === 'chemical')
}

const namedKinds = (jobs: readonly Refers[]): string[] =>
  jobs.flatMap(({ customFieldArea }) => customFieldArea?.id ?? [])

/** Kinds of area that drafts may name. A job keeps the one that it has, deleted or not. */
async function findKinds(
  db: Reader,
  who: Who,
  { drafts, before = [] }: Change,
): Promise<ReadonlySet<string> | undefined> {
  const named = namedKinds(drafts)
  if (named.length === 0) return undefined
  const kept = new Set(namedKinds(before))
  if (named.every((id) => kept.has(id))) return kept
  return new Set([...kept, ...(await standingKindIds(db, who))])
}

/** Everything that drafts refer to. */
export async function findReferences(db: Reader, who: Who, change: Change): Promise<References> {
  const { drafts } = change
  const fieldIds = new Set(drafts.map((draft) => draft.fieldId))
  const coatings = drafts.flatMap(({ requisites }) => requisites).flatMap(({ coating }) => coating ?? [])
  return {
    fields: await findFields(db, who, fieldIds),
    workers: await findWorkers(db, who, change),
    categories: await readJobCategories(db, who),
    chemicals: coatings.length > 0 ? await findChemicals(db, who) : [],
    registered: await standingNames(
      db,
      coatings.map(({ name }) => name),
    ),
    images: await findImages(db, who, change),
    customAreas: await findKinds(db, who, change),
    today: dayInTallinn(who.now),
  }
}
