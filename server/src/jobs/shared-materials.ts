/**
 * Jobs that are saved together mostly hold the same materials, and each brings a copy of its own: where they are alike one
 * list stands for all, so that what follows from it need not be found out for every job.
 */
import type { JobDraft } from '@vagu/core/jobs/schema'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Whether two values of a schema say the same: their members come in one order. */
function areAlike(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return one === other
  const [keys, others] = [Object.keys(one), Object.keys(other)]
  if (keys.length !== others.length) return false
  return keys.every(
    (key, place) => key === others[place] && areAlike(Reflect.get(one, key), Reflect.get(other, key)),
  )
}

/** The same drafts; one whose materials are as those of the draft before it has the very same list. */
export function sharingMaterials(drafts: readonly JobDraft[]): JobDraft[] {
  let last: JobDraft['requisites'] = []
  return drafts.map((draft) => {
    if (!areAlike(draft.requisites, last)) {
      last = draft.requisites
      return draft
    }
    return Object.assign({}, draft, { requisites: last })
  })
}
