/** Lines of all job types, in words: two versions of them are shown side by side. */
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

type Entry = Pick<JobType, 'key' | 'name' | 'visible'>

/** An entry under the name that the stored version has for it: one that was renamed keeps its line. */
const nameOf = (known: readonly Entry[], { key, name }: Entry): string =>
  known.find((each) => each.key === key)?.name ?? name

/** The order of entries that both versions have; what was added or deleted has a line of its own. */
const orderOf = (list: readonly Entry[], known: readonly Entry[], others: readonly Entry[]): string =>
  list
    .filter(({ key }) => others.some((each) => each.key === key))
    .map((entry) => nameOf(known, entry))
    .join(', ')

const toldOf = ({ name, visible }: Entry, summary = ''): string =>
  [name, visible ? '' : jobTypesPageText.hidden, summary].filter(Boolean).join(' · ')

function linesOf(types: JobTypes, { stored, others }: { stored: JobTypes; others: JobTypes }): Line[] {
  const jobsIn = (list: JobTypes, { key }: JobCategory) => list.find((each) => each.key === key)?.jobs ?? []
  const linesOfCategory = (category: JobCategory): Line[] => {
    const [known, theirs] = [jobsIn(stored, category), jobsIn(others, category)]
    const name = nameOf(stored, category)
    return [
      [name, toldOf(category)],
      [jobTypesPageText.orderOf(name), orderOf(category.jobs, known, theirs)],
      ...category.jobs.map((job): Line => [`${name}: ${nameOf(known, job)}`, toldOf(job, summaryOf(job))]),
    ]
  }
  return [[jobTypesPageText.order, orderOf(types, stored, others)], ...types.flatMap(linesOfCategory)]
}

export interface Versions {
  readonly mine: JobTypes
  readonly stored: JobTypes
}

/** Lines in which two versions of all job types differ. */
export const typeDifferences = ({ mine, stored }: Versions): Difference[] =>
  lineDifferences(linesOf(mine, { stored, others: stored }), linesOf(stored, { stored, others: mine }))
