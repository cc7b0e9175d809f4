/** How a row of an archive becomes one of the database, and what is wrong with one that cannot. */
import type { ArchiveFault } from '@vagu/core/archive-intake/messages'
import { Id } from '@vagu/core/ids/schema'
import { Instant } from '@vagu/core/time/schema'
import type { SeasonStarts } from '@vagu/core/time/season'
import { z } from 'zod'
import type { Tables } from '../db/schema.ts'
import type { DocumentColumns, Stored } from '../db/stored.ts'

/** A row that is not as ours are. */
export class RowFault extends Error {
  override readonly name = 'RowFault'
  readonly code: ArchiveFault
  readonly text: string
  constructor(code: ArchiveFault, text: string) {
    super(`${code}: ${text}`)
    this.code = code
    this.text = text
  }
}

/** Functions that lift the documents of a table. */
export type Lifting = Pick<Stored<object>, 'lifted' | 'faults'>

export type Source = Readonly<Record<string, unknown>>
export type TakenRow = { [T in keyof Tables]: { readonly table: T; readonly row: Tables[T] } }[keyof Tables]

/** Facts known of an archive while it is read. */
export interface Book {
  readonly accountId: string
  /** Versions of its documents, by table. */
  readonly shapes: Readonly<Record<string, number>>
  /** The sum of each photo that it holds. */
  readonly photoSums: ReadonlyMap<string, string>
  readonly seasons: Map<string, readonly SeasonStarts[]>
  readonly kinds: Set<string>
  readonly images: Set<string>
  /** Photos that no rows of their own keep: those of entries of the stock. */
  readonly keptPhotos: Set<string>
}

export function columns<T>(schema: z.ZodType<T>, row: Source): T {
  const result = schema.safeParse(row)
  if (result.success) return result.data
  throw new RowFault(
    'wrongRow',
    [...new Set(result.error.issues.map(({ path }) => path.join('.')))].join(', '),
  )
}

export const NullableInstant = Instant.nullable()
const Common = z.object({
  id: Id,
  createdAt: Instant,
  updatedAt: Instant,
  deletedAt: NullableInstant,
  deletedWith: Id.nullable(),
})
export const COMMON = Object.keys(Common.shape)

/** The document of a row: what stands in it beside columns of its own. */
export function documentIn(
  row: Source,
  { table, stored, own, book }: { table: string; stored: Lifting; own: readonly string[]; book: Book },
) {
  const members = Object.entries(row).filter(([key]) => !own.includes(key))
  const document = JSON.stringify(Object.fromEntries(members))
  const version = book.shapes[table]
  if (version === undefined) throw new RowFault('wrongRow', table)
  const lifted = { document, document_version: version }
  try {
    return stored.lifted(lifted)
  } catch {
    throw new RowFault('wrongRow', placesOf(stored, lifted))
  }
}

/** Where a document is not as it should be: the words of the check are for makers of programs. */
function placesOf(stored: Lifting, row: DocumentColumns): string {
  try {
    const places = stored.faults(row).map((fault) => fault.slice(0, fault.indexOf(':')))
    return [...new Set(places)].join(', ')
  } catch {
    return ''
  }
}

/** Marks a record that a client of ours sent once; a repeated request of it is refused. */
export const FROM_ARCHIVE = ''

export function recordColumns(row: Source, { accountId }: Book) {
  const { id, createdAt, updatedAt, deletedAt, deletedWith } = columns(Common, row)
  return {
    account_id: accountId,
    id,
    fingerprint: FROM_ARCHIVE,
    created_at: createdAt,
    updated_at: updatedAt,
    deleted_at: deletedAt,
    deleted_with: deletedWith,
  }
}

export function requireField(book: Book, id: string): void {
  if (!book.seasons.has(id)) throw new RowFault('unknownRecord', `fieldId ${id}`)
}
