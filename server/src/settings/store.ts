import { AppError } from '@vagu/core/errors'
import { checkFieldGroups } from '@vagu/core/settings/field-groups'
import { categoriesOf } from '@vagu/core/settings/categories'
import {
  completeRequirements,
  findNamedJob,
  withJob,
  wrongRequirements,
} from '@vagu/core/settings/requirements'
import {
  FieldGroup,
  type FieldGroupsChange,
  type JobCategory,
  type JobRequirementsChange,
  type Ksm,
  NO_KSM,
  type Settings,
} from '@vagu/core/settings/schema'
import { z } from 'zod'
import type { DocumentColumns } from '../db/stored.ts'
import { readDocument, settingsRows } from './read-ksm.ts'
import { readScreens } from './read-screens.ts'
import { EMPTY, type SettingsDocument, storedSettings } from './stored.ts'
import { listCustomAreas } from '../custom-areas/read.ts'
import { writeJournal } from '../db/journal.ts'
import { findRows } from '../db/records.ts'
import type { Reader, Writer } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'

type Document = SettingsDocument
/** Longest document of settings, characters: screens keep choices, not data. */
export const MAX_DOCUMENT = 200_000

/** The job types of an account. */
const categoriesIn = ({ jobCategories }: Pick<Document, 'jobCategories'>): JobCategory[] =>
  categoriesOf(jobCategories)

type Row = (DocumentColumns & { readonly updated_at: string }) | undefined

async function settingsOf(db: Reader, actor: Actor, row: Row): Promise<Settings> {
  const stored = storedSettings.read(row ?? EMPTY)
  return {
    jobCategories: categoriesIn(stored),
    hasChangedSettings: stored.jobCategories !== undefined,
    fieldGroups: stored.fieldGroups ?? [],
    ksm: stored.ksm ?? NO_KSM,
    customAreas: await listCustomAreas(db, actor),
    uiSettings: (await readScreens(db, actor)) ?? stored.uiSettings ?? {},
    updatedAt: row?.updated_at ?? null,
  }
}

const readRow = async (db: Reader, actor: Actor): Promise<Row> =>
  (await settingsRows(db, { accountId: actor.accountId }))[0]

export const readSettings = async (db: Reader, actor: Actor): Promise<Settings> =>
  settingsOf(db, actor, await readRow(db, actor))

const knownCategories = new WeakMap<Readonly<Document>, readonly JobCategory[]>()

/** The same of a document that is kept, put together once. */
function keptCategories(document: Readonly<Document>): readonly JobCategory[] {
  const categories = knownCategories.get(document) ?? categoriesIn(document)
  knownCategories.set(document, categories)
  return categories
}

/** The job types and the KSM support alone: every job that is saved asks both. */
export async function readJobSettings(
  db: Reader,
  actor: Actor,
): Promise<{ readonly categories: readonly JobCategory[]; readonly ksm: Ksm }> {
  const document = await readDocument(db, actor)
  return { categories: keptCategories(document), ksm: document.ksm ?? NO_KSM }
}

/** The job types alone. */
export const readJobCategories = async (db: Reader, actor: Actor): Promise<readonly JobCategory[]> =>
  (await readJobSettings(db, actor)).categories

/** The account's row, made when missing and held until the transaction ends: changes at once wait for each other. */
const holdRow = (tx: Writer, actor: Actor) =>
  tx
    .insertInto('settings')
    .values({ account_id: actor.accountId, ...EMPTY, updated_at: actor.now.toISOString() })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet((row) => ({ document: row.ref('settings.document') })),
    )
    .returning(['document', 'document_version', 'updated_at'])
    .executeTakeFirstOrThrow()

/** Changes the document, with its history; one that stays the same is left as it is. */
export async function changeDocument(
  tx: Writer,
  actor: Actor,
  change: (before: Document) => Document,
): Promise<Settings> {
  const row = await holdRow(tx, actor)
  const columns = storedSettings.columns(change(storedSettings.read(row)))
  const { document } = columns
  if (document === row.document) return settingsOf(tx, actor, row)
  if (document.length > MAX_DOCUMENT) throw new AppError('tooLarge')
  const after = { ...columns, updated_at: actor.now.toISOString() }
  await tx.updateTable('settings').set(after).where('account_id', '=', actor.accountId).execute()
  const isFirst = row.document === EMPTY.document
  await writeJournal(tx, actor, [
    {
      noun: 'settings',
      recordId: actor.accountId,
      action: isFirst ? 'create' : 'change',
      before: isFirst ? null : row.document,
      after: document,
    },
  ])
  return settingsOf(tx, actor, after)
}

/** Keeps what one job collects and costs. Warnings do not ask it: what a record must hold is the law's. */
export const changeJobRequirements = (
  tx: Writer,
  actor: Actor,
  change: z.infer<typeof JobRequirementsChange>,
): Promise<Settings> =>
  changeDocument(tx, actor, (before) => {
    const categories = categoriesIn(before)
    const found = findNamedJob(categories, change)
    if (found === undefined) throw new AppError('notFound')
    const wrong = wrongRequirements(found, change.requires ?? [])
    if (wrong.length > 0) throw new AppError('invalid', { fields: wrong })
    const { hectarePrice, hectarePriceIncludesLabour: labour } = change
    const requires = change.requires ? completeRequirements(change.requires) : found.job.requires
    const said = labour === undefined ? {} : { hectarePriceIncludesLabour: labour }
    return { ...before, jobCategories: withJob(categories, found, { requires, hectarePrice, ...said }) }
  })

/** Refuses with what is stored when a client has seen something else of a list that it sends as a whole. */
export function rejectIfOthers<T>(
  schema: z.ZodType<T>,
  { seen, stored }: { readonly seen: unknown; readonly stored: unknown },
): void {
  if (seen === undefined) return
  const [before, now] = [schema.parse(seen), schema.parse(stored)].map((each) => JSON.stringify(each))
  if (before !== now) throw new AppError('conflict', { stored })
}

/** Keeps the groups of fields. Each field must be the account's own; one that is deleted may stay, it may come back. */
export async function changeFieldGroups(
  tx: Writer,
  actor: Actor,
  { fieldGroups, seen }: z.infer<typeof FieldGroupsChange>,
): Promise<Settings> {
  const fields = checkFieldGroups(fieldGroups)
  if (fields.length > 0) throw new AppError('invalid', { fields })
  const ids = [...new Set(fieldGroups.flatMap(({ linkedFieldIds }) => linkedFieldIds))]
  const rows = await findRows(tx, 'field', { accountId: actor.accountId, ids })
  if (rows.length < ids.length) throw new AppError('notFound')
  return changeDocument(tx, actor, (before) => {
    rejectIfOthers(z.array(FieldGroup), { seen, stored: before.fieldGroups ?? [] })
    return { ...before, fieldGroups }
  })
}
