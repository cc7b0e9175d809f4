/** Looks an archive through: what is in it, what of it is here, and what hinders it from being taken in. */
import type * as contract from '@vagu/core/archive-intake/contract'
import type { ArchiveProblem, ArchiveReview } from '@vagu/core/archive-intake/schema'
import { ARCHIVE_NOUNS } from '@vagu/core/archive-intake/schema'
import { archiveSentence } from '@vagu/core/archive-intake/messages'
import type { UnmanagedHandler } from '../http/call.ts'
import type { Ports, ReceivedFile, Requester } from '../ports.ts'
import { rejectInDemo } from '../users/sign-in.ts'
import { refusal } from './contents.ts'
import { findIntake } from './intakes.ts'
import { asRefusal, type OpenArchive, openArchive, packedTables } from './open-archive.ts'
import { pictureProblems, splitPhotos } from './pictures.ts'
import type { ReadArchive } from './read-archive.ts'
import { countHere, isEmptyFarm } from './store.ts'

/** Problems that a review tells one by one. */
const MAX_TOLD = 100
const MEGABYTE = 1_000_000

export interface CheckedArchive {
  readonly archive: OpenArchive
  readonly read: ReadArchive
  readonly problems: readonly ArchiveProblem[]
  readonly problemCount: number
}

interface Work {
  readonly file: ReceivedFile | undefined
  readonly requester: Requester
  readonly isToStore: boolean
}

/** Photos for which an installation leaves no room. */
function roomProblems({ options }: Ports, read: ReadArchive): ArchiveProblem[] {
  const { maxPhotoBytes } = options
  const sent = splitPhotos(read).held.reduce((sum, { bytes }) => sum + bytes, 0)
  if (sent <= maxPhotoBytes) return []
  const message = archiveSentence('photosFull', { megabytes: Math.round(maxPhotoBytes / MEGABYTE) })
  return [{ file: 'fotod', row: null, code: 'photosFull', message }]
}

/** Reads an archive whole, as far as it can be read at all. */
export async function checkArchive(
  ports: Ports,
  { file, requester, isToStore }: Work,
): Promise<CheckedArchive> {
  if (file === undefined) throw refusal('emptyFile')
  const archive = await openArchive(file)
  const { accountId } = requester
  const input = async () => ({ accountId, isToStore, ...(await packedTables(archive)) })
  const read = await asRefusal(ports.heavy.run('readArchive', input, requester))
  const others = [...roomProblems(ports, read), ...(await pictureProblems(archive, read))]
  return {
    archive,
    read,
    problems: [...read.problems, ...others].slice(0, MAX_TOLD),
    problemCount: read.problemCount + others.length,
  }
}

export const reviewArchive: UnmanagedHandler<typeof contract.reviewArchive> = async (
  call,
): Promise<ArchiveReview> => {
  const { ports, session, file, request } = call
  rejectInDemo(ports)
  const { accountId } = session
  const requester = { accountId, signal: request.signal }
  const { read, problems, problemCount } = await checkArchive(ports, { file, requester, isToStore: false })
  const here = await countHere(ports.db, accountId, read)
  const counts = new Map(read.counts.map(({ noun, count }) => [noun, count]))
  const last = await findIntake(ports.db, { accountId })
  return {
    ...read.manifest,
    nouns: ARCHIVE_NOUNS.map((noun) => ({ noun, count: counts.get(noun) ?? 0, here: here.get(noun) ?? 0 })),
    missingPhotos: splitPhotos(read).missing,
    problems: [...problems],
    problemCount,
    isFarmEmpty: await isEmptyFarm(ports.db, accountId),
    taken: last?.seal === read.seal ? last.intake : null,
  }
}
