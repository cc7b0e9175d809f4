/**
 * Jobs that are saved together mostly hold the same materials, and each brings a copy of its own: where they are alike one
 * list stands for all, so that what follows from it need not be found out for every job.
 */
import type { JobDraft } from '@vagu/core/jobs/schema'
import { type MaterialUse, materialUseOf } from '@vagu/core/warnings/facts'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Whether two values of a schema say the same: their members come in one order. */
function areAlike(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return one === other
  const keys = Object.keys(one)
  const others = Object.keys(other)
  if (keys.length !== others.length) return false
  for (const [place, key] of keys.entries())
    if (key !== others[place] || !areAlike(one[key], other[key])) return false
  return true
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

/** Facts of materials, found once for all jobs that share a list of them. */
export function sharedFacts(): (materials: JobDraft['requisites']) => readonly MaterialUse[] {
  const known = new Map<JobDraft['requisites'], readonly MaterialUse[]>()
  return (materials) => {
    const facts = known.get(materials) ?? materials.map(materialUseOf)
    known.set(materials, facts)
    return facts
  }
}
