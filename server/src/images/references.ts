/** The photos that jobs name: a job keeps those it has; new ones must be there. */
import type { FieldError } from '@vagu/core/errors'
import type { JobEventDraft } from '@vagu/core/job-events/schema'
import { fieldError } from '@vagu/core/validation'
import type { Reader } from '../db/schema.ts'
import type { Who } from '../db/who.ts'
import { standingIds } from './store.ts'

type Names = Pick<JobEventDraft, 'images'>

/** Ids that the drafts may name; asks the database only when a draft names a photo that `before` did not have. */
export async function findImages(
  db: Reader,
  who: Who,
  named: { drafts: readonly Names[]; before?: readonly Names[] },
): Promise<ReadonlySet<string>> {
  const kept = new Set((named.before ?? []).flatMap(({ images }) => images))
  const fresh = named.drafts.flatMap(({ images }) => images).filter((id) => !kept.has(id))
  if (fresh.length === 0) return kept
  return new Set([...kept, ...(await standingIds(db, who, [...new Set(fresh)]))])
}

/** Places that name a photo which is not there: `images.1`, in a list `2.images.1`. */
export const unknownImages = (
  drafts: readonly Names[],
  known: ReadonlySet<string>,
  isBatch: boolean,
): FieldError[] =>
  drafts.flatMap(({ images }, draft) =>
    images.flatMap((id, i) =>
      known.has(id) ? [] : [fieldError(`${isBatch ? `${draft}.` : ''}images.${i}`, 'unknownImage')],
    ),
  )
