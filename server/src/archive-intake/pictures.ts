/** The pictures of an archive, one after the other: held against their sums, and put where photos lie. */
import { archiveSentence, type ArchiveFault } from '@vagu/core/archive-intake/messages'
import type { ArchivedFile, ArchiveProblem } from '@vagu/core/archive-intake/schema'
import { imageKindOf } from '@vagu/core/images/kind'
import { MAX_IMAGE_BYTES } from '@vagu/core/images/schema'
import { digestOf } from '../account/export-manifest.ts'
import { exportText } from '../account/export-text.ts'
import { packedBytes, unpacked } from '../archives/zip-parts.ts'
import { ZipFault } from '../archives/zip.ts'
import { joined } from '../http/body.ts'
import { keyOf, keysOf } from '../images/store.ts'
import type { Ports, Requester } from '../ports.ts'
import type { OpenArchive } from './open-archive.ts'
import type { PhotoRow, ReadArchive } from './read-archive.ts'

type Bytes = Uint8Array<ArrayBuffer>

async function bytesOf({ entries, read }: OpenArchive, name: string): Promise<Bytes | undefined> {
  const entry = entries.get(name)
  if (entry === undefined || entry.size > MAX_IMAGE_BYTES) return undefined
  try {
    return await joined(unpacked({ ...entry, packed: await packedBytes(read, entry) }))
  } catch (error) {
    if (error instanceof ZipFault) return undefined
    throw error
  }
}

/** WebP names its own length behind its first letters. */
const isWholeWebP = (bytes: Bytes): boolean =>
  imageKindOf(bytes) === 'webp' && new DataView(bytes.buffer).getUint32(4, true) + 8 <= bytes.length + 1

async function faultOf(archive: OpenArchive, listed: ArchivedFile): Promise<ArchiveFault | undefined> {
  if (!archive.entries.has(listed.name)) return 'fileMissing'
  const bytes = await bytesOf(archive, listed.name)
  if (bytes?.length !== listed.bytes || (await digestOf(bytes)) !== listed.sha256) return 'wrongSum'
  return isWholeWebP(bytes) ? undefined : 'photoBroken'
}

const problem = (file: string, code: ArchiveFault): ArchiveProblem => ({
  file,
  row: null,
  code,
  message: archiveSentence(code),
})

/** A photo that the archive says something else of than its file. */
const differing = ({ pictures, photos }: ReadArchive): ArchiveProblem[] => {
  const sizes = new Map(pictures.map(({ name, bytes }) => [name, bytes]))
  return photos.flatMap(({ id, bytes }) => {
    const name = exportText.photo(id)
    return (sizes.get(name) ?? bytes) === bytes ? [] : [problem(name, 'photoBroken')]
  })
}

/** Problems with the pictures. */
export async function pictureProblems(archive: OpenArchive, read: ReadArchive): Promise<ArchiveProblem[]> {
  const problems = differing(read)
  for (const listed of read.pictures) {
    const fault = await faultOf(archive, listed)
    if (fault !== undefined) problems.push(problem(listed.name, fault))
  }
  return problems
}

/** Photos that are there, with or without their picture. */
export const splitPhotos = ({ pictures, photos }: ReadArchive) => {
  const names = new Set(pictures.map(({ name }) => name))
  const shown = photos.filter(({ isDeleted }) => !isDeleted)
  const held = shown.filter(({ id }) => names.has(exportText.photo(id)))
  return { held, missing: shown.length - held.length }
}

type Needs = Pick<Ports, 'photos' | 'makeImage'>

async function thumbnailOf(
  { makeImage }: Needs,
  archive: OpenArchive,
  { id, full, requester }: { id: string; full: Bytes; requester: Requester },
): Promise<Uint8Array | undefined> {
  const small = await bytesOf(archive, exportText.thumbnail(id))
  return small ?? (await makeImage(full, requester))?.thumbnail
}

/** Puts the pictures where photos lie; nobody sees them before their rows are stored. */
export async function putPictures(
  needs: Needs,
  archive: OpenArchive,
  { held, requester }: { held: readonly PhotoRow[]; requester: Requester },
): Promise<void> {
  const { accountId } = requester
  for (const { id } of held) {
    requester.signal?.throwIfAborted()
    const full = await bytesOf(archive, exportText.photo(id))
    if (full === undefined) throw new Error(`the picture ${id} is not as it was a moment ago`)
    await needs.photos.put(keyOf({ accountId, id }, 'full'), full)
    const small = await thumbnailOf(needs, archive, { id, full, requester })
    if (small !== undefined) await needs.photos.put(keyOf({ accountId, id }, 'thumbnail'), small)
  }
}

/** Takes pictures away whose rows were not stored. */
export async function removePictures(
  { photos }: Needs,
  { accountId, ids }: { accountId: string; ids: readonly string[] },
): Promise<void> {
  for (const id of ids) for (const key of keysOf({ accountId, id })) await photos.remove(key)
}
