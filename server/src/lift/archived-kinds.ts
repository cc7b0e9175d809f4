/** Kinds of records that go out with the archive of a farm and come in with it as they are: their `stored.ts` says so. */
import type { InArchive } from '../db/named.ts'
import type { NamedColumns, NamedTables } from '../db/schema.ts'
import { namedKinds } from './named-documents.ts'

/** Tables that have no columns but a name and a document. */
type PlainTable = {
  [Table in keyof NamedTables]: NamedColumns extends NamedTables[Table] ? Table : never
}[keyof NamedTables]
type Kind = (typeof namedKinds)[number]
export type ArchivedKind = Kind & { readonly table: PlainTable; readonly archive: InArchive }

const isArchived = (kind: Kind): kind is ArchivedKind =>
  kind.archive !== undefined && kind.columns === undefined

export const archivedKinds: readonly ArchivedKind[] = namedKinds.filter(isArchived)
