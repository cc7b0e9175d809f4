/** Stores the jobs of a table, once; what the book has by then is left as it is. */
import {
  JobReceipt,
  type JobImport,
  RememberedColumns,
  type NameMeaning,
  NAMED_CELLS,
} from '@vagu/core/job-import/schema'
import { KnownJobs } from '@vagu/core/jobs/same-job'
import type { JobDraft } from '@vagu/core/jobs/schema'
import type { Actor } from '../db/actor.ts'
import type { Reader, Writer } from '../db/schema.ts'
import { parsedText } from '../db/stored.ts'
import { recall, remember, type Remembered } from '../imports/memory.ts'
import { findReceipt, keepReceipt, listReceipts } from '../imports/receipts.ts'
import { addJobs } from '../jobs/store.ts'
import { storedJobs } from '../job-store/stored.ts'

const RECEIPTS = { table: 'job_import', schema: JobReceipt } as const
const MEMORY = 'job_import_memory'
const MOST_LISTED = 10

export const listImports = (db: Reader, actor: Actor): Promise<JobReceipt[]> =>
  listReceipts(db, actor, { of: RECEIPTS, most: MOST_LISTED })

/** Answers of the farm about such tables. */
export async function readMemory(db: Reader, actor: Pick<Actor, 'accountId'>) {
  const all = await recall(db, actor, MEMORY)
  return {
    columns: all
      .filter(({ kind }) => kind === 'columns')
      .map(({ value }) => parsedText(RememberedColumns, value)),
    names: all.flatMap(({ kind, key: text, value: name }): NameMeaning[] => {
      const cell = NAMED_CELLS.find((each) => each === kind)
      return cell ? [{ cell, text, name }] : []
    }),
  }
}

/** Jobs of the farm on the days of the drafts. */
async function jobsOfDays(db: Reader, { accountId }: Actor, drafts: readonly JobDraft[]) {
  const days = drafts.map(({ date }) => date).toSorted()
  const fields = new Set(drafts.map(({ fieldId }) => fieldId))
  const rows = await db
    .selectFrom('job_event')
    .select(['id', 'field_id', 'document', 'document_version'])
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .where('day', '>=', days[0] ?? '')
    .where('day', '<=', days.at(-1) ?? '')
    .execute()
  return rows
    .filter((row) => fields.has(row.field_id) && storedJobs.isReadable(row))
    .map((row) => storedJobs.read(row))
}

export async function storeImport(tx: Writer, actor: Actor, work: JobImport): Promise<JobReceipt> {
  const { importId, fileName, read, known, drafts, columns, names } = work
  const before = await findReceipt(tx, actor, { of: RECEIPTS, id: importId })
  if (before) return before
  const book = new KnownJobs(await jobsOfDays(tx, actor, drafts))
  const again = new Set(work.again)
  const fresh = drafts.filter((draft) => {
    const isWanted = draft._id !== undefined && again.has(draft._id)
    return isWanted || book.take(draft)?.isSame !== true
  })
  const named = fresh.map((draft) => ({ ...draft, _id: draft._id ?? actor.newId() }))
  if (named.length > 0) await addJobs(tx, actor, { drafts: named, form: 'batch' })
  const answers: Remembered[] = names.map(({ cell, text, name }) => ({ kind: cell, key: text, value: name }))
  if (columns) answers.push({ kind: 'columns', key: columns.signature, value: JSON.stringify(columns) })
  await remember(tx, actor, { table: MEMORY, answers })
  const receipt: JobReceipt = {
    importId,
    fileName,
    storedAt: actor.now.toISOString(),
    read,
    known,
    jobIds: named.map(({ _id }) => _id),
    alike: drafts.length - fresh.length,
  }
  return keepReceipt(tx, actor, { of: RECEIPTS, id: importId, receipt })
}
