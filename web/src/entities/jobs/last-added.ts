import type { Job } from '@vagu/core/jobs/schema'

const LAST_ADDED = 30

/** The list of the last added with some jobs new or changed. */
export function withJobs(known: readonly Job[], jobs: readonly Job[]): Job[] {
  const changed = new Map(jobs.map((job) => [job._id, job]))
  const there = new Set(known.map(({ _id }) => _id))
  const added = jobs.filter(({ _id }) => !there.has(_id)).toReversed()
  return [...added, ...known.map((job) => changed.get(job._id) ?? job)].slice(0, LAST_ADDED)
}

/** A save of new jobs that the server has taken. */
export interface Added {
  /** When it was begun, ms since 1970. */
  readonly at: number
  readonly ids: readonly string[]
}

/** A list that has just been opened has nothing new in it: only what is saved later counts, ms. */
const NEW_AFTER_MS = 1000

/** The jobs just added: those of the latest save, unless the list was not yet shown or hardly. */
export function justAdded(saves: readonly Added[], shownAt: number): readonly string[] {
  const latest = saves.reduce<Added | undefined>(
    (last, save) => (last && last.at > save.at ? last : save),
    undefined,
  )
  return latest && latest.at - shownAt > NEW_AFTER_MS ? latest.ids : []
}
