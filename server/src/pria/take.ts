/** Bringing in: what the agency holds becomes ours, through the same stores and checks as what a farmer saves. */
import { AppError } from '@vagu/core/errors'
import type { Actor } from '../db/actor.ts'
import type { Writer } from '../db/schema.ts'
import { deleteJob } from '../jobs/deletions.ts'
import { getJob } from '../jobs/store.ts'
import type { LinkOf } from './links.ts'
import { deleteCrop, takeCrop, takeField } from './take-field.ts'
import { takeJob } from './take-work.ts'
import { takeYield } from './take-yield.ts'
import { changed, type Place, type Seen, type Taken } from './taken.ts'

const TAKES = { FIELD: takeField, CROP: takeCrop, JOB: takeJob, YIELD: takeYield }

/** Makes a record of the agency ours. Refuses as the store that it goes through does, and with `conflict` what nobody has seen. */
export const takeRecord = (tx: Writer, actor: Actor, taken: Taken): Promise<Place> =>
  TAKES[taken.record.kind](tx, actor, taken)

/** Takes a record of ours away, as far as the agency's having none of it can ask for that. */
export async function deleteOurs(
  tx: Writer,
  actor: Actor,
  of: LinkOf & { readonly seen: Seen },
): Promise<void> {
  const { kind, recordId, part, year, seen } = of
  if (kind === 'CROP') return deleteCrop(tx, actor, { recordId, part, year, seen })
  if (kind !== 'JOB') throw new AppError('invalid')
  const job = await getJob(tx, actor, recordId)
  if (seen.at !== undefined && job.updatedAt > seen.at) throw changed()
  await deleteJob(tx, actor, recordId)
}
