/** A job by its name, or by a word that farmers use for it ("pritsimine", "heina niitsin"). */
import { tokensOf } from '@vagu/core/job-line/tokens'
import { isObjectOf, jobWordOf, sensesIn } from '@vagu/core/job-line/verb-forms'
import type { FindName, Match, Named } from './find-name.ts'

/** Nothing but the word, and what it is about, may stand in the cell. */
function jobsMatching(text: string): readonly string[] {
  const tokens = tokensOf(text)
  const verbs = tokens.flatMap((token) => jobWordOf(token) ?? [])
  const [verb] = verbs
  if (!verb || verbs.length > 1) return []
  const others = tokens.filter((token) => jobWordOf(token) === undefined)
  if (others.some(({ key }) => !isObjectOf(verb, key))) return []
  return sensesIn(verb, new Set(tokens.map(({ key }) => key)))
}

const jobKeyOf = ({ id }: Named): string => id.slice(id.indexOf('/') + 1)

export function findJob(text: string, find: FindName, jobs: readonly Named[]): Match {
  const byName = find(text)
  if (byName.is !== 'none') return byName
  const keys = jobsMatching(text)
  const matches = jobs.filter((job) => keys.includes(jobKeyOf(job)))
  const [only] = matches
  if (only && matches.length === 1) return { is: 'one', named: only }
  return matches.length > 1 ? { is: 'several', labels: matches.map(({ label }) => label) } : byName
}
