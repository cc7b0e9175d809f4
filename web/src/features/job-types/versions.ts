/** What all job types say, in words: two versions of them are shown side by side. */
import type { JobCategory, JobType } from '@vagu/core/settings/schema'
import { jobTypesText } from '../../entities/job-types/text.ts'
import { formatQuantity } from '../../lib/format.ts'
import { type Line, lineDifferences } from '../../ui/line-differences.ts'
import type { Difference } from '../../ui/VersionChoice.tsx'
import type { JobTypes } from './edit-job-types.ts'
import { jobTypesPageText } from './text.ts'

/** Requirements, price and variants of a job type, in one line. */
export function summaryOf({ requires, hectarePrice, variants }: JobType): string {
  const kinds = requires.map((kind) => jobTypesText.kinds[kind]).join(', ')
  const price = hectarePrice === null ? '' : formatQuantity(hectarePrice, jobTypesText.priceUnit)
  return [kinds && jobTypesPageText.collects(kinds), price, variants.join(' / ')].filter(Boolean).join(' · ')
}

type Named = Pick<JobType, 'key' | 'name' | 'visible'>

/** Names in their order; what is hidden is said. */
const namesOf = (list: readonly Named[]): string =>
  list.map(({ name, visible }) => (visible ? name : jobTypesPageText.hiddenName(name))).join(', ')

/** A version is told by the names that the stored one has: an entry that was renamed keeps its line. */
function linesOf(types: JobTypes, known: JobTypes): Line[] {
  const nameOf = (list: readonly Named[], { key, name }: Named): string =>
    list.find((each) => each.key === key)?.name ?? name
  const linesOfCategory = (category: JobCategory): Line[] => {
    const before = known.find(({ key }) => key === category.key)?.jobs ?? []
    const name = nameOf(known, category)
    return [
      [jobTypesPageText.jobsOf(name), namesOf(category.jobs)],
      ...category.jobs.map((job): Line => [`${name}: ${nameOf(before, job)}`, summaryOf(job)]),
    ]
  }
  return [[jobTypesPageText.list, namesOf(types)], ...types.flatMap(linesOfCategory)]
}

export interface Versions {
  readonly mine: JobTypes
  readonly stored: JobTypes
}

/** Lines in which two versions of all job types differ. */
export const typeDifferences = ({ mine, stored }: Versions): Difference[] =>
  lineDifferences(linesOf(mine, stored), linesOf(stored, stored))
