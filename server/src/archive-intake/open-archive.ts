/** An archive that was sent: what is in it, as far as the thread that answers requests looks at it. */
import { MAX_PACKED_TABLE_BYTES, MAX_TABLE_BYTES } from '@vagu/core/archive-intake/schema'
import { exportText } from '../account/export-text.ts'
import { isZip, ZipFault } from '../archives/zip.ts'
import {
  type PackedFile,
  packedBytes,
  type PlacedEntry,
  placedEntries,
  type ReadPart,
} from '../archives/zip-parts.ts'
import type { ReceivedFile } from '../ports.ts'
import { refusal } from './contents.ts'

export interface OpenArchive {
  readonly entries: ReadonlyMap<string, PlacedEntry>
  readonly read: ReadPart
}

const isPicture = ({ name }: PlacedEntry): boolean => name.endsWith('.webp')
/** Folders stand in archives that were packed anew. */
const isFolder = ({ name }: PlacedEntry): boolean => name.endsWith('/')

/** Nothing is ever written under these names; an archive that has one is none of ours all the same. */
const isForbidden = (name: string): boolean =>
  name === '' ||
  name.length > 300 ||
  name.startsWith('/') ||
  /[\p{Cc}\\:]/u.test(name) ||
  name.split('/').includes('..')

async function entriesOf(file: ReceivedFile): Promise<PlacedEntry[]> {
  if (file.size === 0) throw refusal('emptyFile')
  if (!isZip(await file.part(0, 2))) throw refusal('notZip')
  const entries = await asRefusal(placedEntries(file.part, file.size))
  return entries.filter((entry) => !isFolder(entry))
}

/** A broken archive as a refusal of the call. */
export async function asRefusal<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof ZipFault) throw refusal('brokenZip')
    throw error
  }
}

function rejectBombs(entries: readonly PlacedEntry[]): void {
  const tables = entries.filter((entry) => !isPicture(entry))
  const sizeOf = (size: (entry: PlacedEntry) => number): number =>
    tables.reduce((sum, entry) => sum + size(entry), 0)
  if (
    sizeOf(({ packedSize }) => packedSize) > MAX_PACKED_TABLE_BYTES ||
    sizeOf(({ size }) => size) > MAX_TABLE_BYTES
  )
    throw refusal('unpackedTooLarge')
}

/** Refuses what is no archive of ours, or one that would unpack to more than any farm has. */
export async function openArchive(file: ReceivedFile): Promise<OpenArchive> {
  const entries = await entriesOf(file)
  const forbidden = entries.find(({ name }) => isForbidden(name))
  if (forbidden !== undefined) throw refusal('wrongNames', { name: forbidden.name.slice(0, 60) })
  const byName = new Map(entries.map((entry) => [entry.name, entry]))
  if (byName.size < entries.length) throw refusal('brokenZip')
  if (!byName.has(exportText.contents)) throw refusal('noContents')
  rejectBombs(entries)
  return { entries: byName, read: file.part }
}

const packedFile = async (read: ReadPart, entry: PlacedEntry): Promise<PackedFile> => ({
  name: entry.name,
  isDeflated: entry.isDeflated,
  size: entry.size,
  packed: await asRefusal(packedBytes(read, entry)),
})

/** The list of contents, and everything else but the pictures. */
export async function packedTables({ entries, read }: OpenArchive) {
  const files: PackedFile[] = []
  for (const entry of entries.values()) if (!isPicture(entry)) files.push(await packedFile(read, entry))
  const contents = files.find(({ name }) => name === exportText.contents)
  if (contents === undefined) throw refusal('noContents')
  return { contents, files: files.filter((file) => file !== contents) }
}
