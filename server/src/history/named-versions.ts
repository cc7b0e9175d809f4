/** The history of records that are a name and a document, and the way back. */
import { AppError } from '@vagu/core/errors'
import { check } from '@vagu/core/validation'
import type { z } from 'zod'
import { type Named, type NamedKind, restoreNamed } from '../db/named.ts'
import type { Reader, Writer } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import { jsonOf, readAfter, readEntries, requireEver, unreadable } from './entries.ts'
import { afterReturning } from './moment.ts'

/** The changes that the journal tells of a record, each with its states, newest first. */
export async function readVersions<V>(
  db: Reader,
  actor: Actor,
  { shape, ...by }: { noun: string; id: string; shape: z.ZodType<V> },
): Promise<V[]> {
  return (await readEntries(db, actor, by)).map((entry) => {
    const version = shape.safeParse({ ...entry, before: jsonOf(entry.before), after: jsonOf(entry.after) })
    return version.success ? version.data : shape.parse(unreadable(entry))
  })
}

/** The same of a record that is a name and a document. */
export async function listNamedVersions<T extends Named, V>(
  db: Reader,
  actor: Actor,
  work: { kind: NamedKind<T>; id: string; shape: z.ZodType<V> },
): Promise<V[]> {
  const { table } = work.kind
  await requireEver(db, actor, { table, id: work.id })
  return readVersions(db, actor, { noun: table, id: work.id, shape: work.shape })
}

interface EntryQuery {
  readonly id: string
  readonly entryId: string
}

/**
 * State of a record after an entry. It was stored once, so it is checked no more strictly than it was then.
 */
async function readVersion<T extends Named>(
  tx: Writer,
  actor: Actor,
  { kind, by }: { kind: NamedKind<T>; by: EntryQuery },
): Promise<T> {
  const version = check(kind.shape, jsonOf(await readAfter(tx, actor, { ...by, noun: kind.table })))
  if (!version.ok) throw new AppError('invalid', { fields: version.errors })
  return version.value
}

/** Makes a record what it became with an entry; a deleted one comes back first. `change` stores the state. */
export async function restoreNamedVersion<T extends Named, R>(
  tx: Writer,
  actor: Actor,
  work: { kind: NamedKind<T>; by: EntryQuery; change: (later: Actor, content: T) => Promise<R> },
): Promise<R> {
  const { kind, by } = work
  const { deleted_at } = await requireEver(tx, actor, { table: kind.table, id: by.id })
  const content = await readVersion(tx, actor, { kind, by })
  if (deleted_at === null) return work.change(actor, content)
  await restoreNamed(tx, actor, { kind, id: by.id })
  return work.change(afterReturning(actor), content)
}
