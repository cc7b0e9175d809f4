/** The job that comes next on a field, as far as its season tells. */
import { CATEGORY } from '@vagu/core/settings/table'
import { kindOf, type LineJob } from './season-line.ts'

export type NextJob<J extends LineJob> =
  | { readonly kind: 'planned'; readonly job: J }
  | { readonly kind: 'begin'; readonly category: typeof CATEGORY.sowing | typeof CATEGORY.harvest }

interface Season {
  readonly seasonStart: string
  readonly seasonEnd: string
  readonly today: string
}

/** Days before the end of the season from which a crop that stands may be harvested. */
const FIRST_HARVEST = '-06-01'

/** The first planned job; else sowing after a tillage, or the harvest of what was sown. Nothing where nothing is likely. */
export function nextJob<J extends LineJob>(
  jobs: readonly J[],
  { seasonStart, seasonEnd, today }: Season,
): NextJob<J> | undefined {
  const [planned] = jobs
    .filter(({ status }) => status === 'PLANNED')
    .toSorted((one, other) => one.date.localeCompare(other.date))
  if (planned) return { kind: 'planned', job: planned }
  const has = (kind: ReturnType<typeof kindOf>): boolean => jobs.some((job) => kindOf(job) === kind)
  if (today < seasonStart || today > seasonEnd || has('harvest')) return undefined
  if (has('sowing'))
    return today >= seasonEnd.slice(0, 4) + FIRST_HARVEST
      ? { kind: 'begin', category: CATEGORY.harvest }
      : undefined
  const isTilled = jobs.some(({ jobCategory: { key } }) => key === CATEGORY.tillage)
  return isTilled ? { kind: 'begin', category: CATEGORY.sowing } : undefined
}
