/** The list of contents of an archive, and whether it is one that this program reads. */
import { type ArchiveFault, archiveError } from '@vagu/core/archive-intake/messages'
import { ARCHIVE_FORMAT, ArchiveMark, Manifest } from '@vagu/core/archive-intake/schema'
import { AppError } from '@vagu/core/errors'
import { SHAPES } from '../account/export-rows.ts'

export const refusal = (code: ArchiveFault, facts?: Readonly<Record<string, string | number>>): AppError =>
  new AppError('invalid', { fields: [archiveError(code, facts)] })

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw refusal('wrongContents')
  }
}

/** Refuses a list that is none, and one of a later program. */
export function readManifest(text: string): Manifest {
  const json = jsonOf(text)
  const mark = ArchiveMark.safeParse(json)
  if (!mark.success) throw refusal('wrongContents')
  const { format } = mark.data
  if (format > ARCHIVE_FORMAT) throw refusal('newerFormat', { format, known: ARCHIVE_FORMAT })
  const manifest = Manifest.safeParse(json).data
  if (manifest === undefined) throw refusal('wrongContents')
  const { shapes, version } = manifest
  if (Object.entries(SHAPES).some(([table, known]) => (shapes[table] ?? 0) > known))
    throw refusal('newerShapes', { version })
  if (new Set(manifest.files.map(({ name }) => name)).size < manifest.files.length)
    throw refusal('wrongContents')
  return manifest
}
