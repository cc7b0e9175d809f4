/** Grassland of a support that is not tilled, and sees no total herbicide. */
import { CATEGORY } from '../../settings/table.ts'
import { dayText } from '../../text/format.ts'
import { isHay } from '../../warnings/lib/ksm.ts'
import type { EventFacts } from '../../warnings/facts.ts'
import type { SchemeFacts, SchemeField } from '../facts.ts'
import { glyphosateIn } from './glyphosate.ts'
import { cropIn, cropNameOf, jobsOf } from './land.ts'
import type { OfField } from './per-field.ts'
import { way } from './say.ts'

/** Work on the soil that renews grass without turning it, or only clears it. */
const ALLOWED: ReadonlySet<string> = new Set(['harrowing', 'soil-rolling', 'levelling', 'stone-picking'])

/** `isSometimes`: of jobs that are allowed once or twice in the period of the support. */
export function untilled(
  facts: SchemeFacts,
  each: SchemeField,
  isSometimes: (event: EventFacts) => boolean = () => false,
): OfField {
  const crop = cropIn(each, facts.year)
  if (crop === null)
    return { state: 'unknown', note: 'kultuur märkimata', way: way('fields', 'Märkige põldude kultuurid') }
  const tilled = jobsOf(facts, each).filter(
    ({ category, job }) => category.key === CATEGORY.tillage && !ALLOWED.has(job.key),
  )
  const worst = tilled.find((event) => !isSometimes(event)) ?? tilled[0]
  if (worst !== undefined) {
    const when = worst.status === 'PLANNED' ? 'kavas' : dayText(worst.date)
    const note = `${worst.job.name.toLowerCase()} ${when}`
    return isSometimes(worst)
      ? { state: 'attention', note: `${note}: perioodi jooksul piiratud arv kordi`, jobId: worst._id }
      : { state: 'violation', note, jobId: worst._id }
  }
  if (!isHay(crop)) return { state: 'violation', note: `kasvab ${cropNameOf(crop)}, mitte rohumaa` }
  return { state: 'ok', note: cropNameOf(crop) }
}

export function withoutTotalHerbicide(facts: SchemeFacts, each: SchemeField): OfField {
  const found = jobsOf(facts, each).map((event) => ({ event, ...glyphosateIn(event, facts) }))
  const used = found.find(({ is }) => is === 'glyphosate')
  if (used) return { state: 'violation', note: used.name, jobId: used.event._id }
  const untold = found.find(({ is }) => is === 'unknown')
  if (untold)
    return {
      state: 'unknown',
      note: `${untold.name}: toimeained ei ole teada`,
      jobId: untold.event._id,
      way: way('jobs', 'Märkige vahendite toimeained'),
    }
  return { state: 'ok', note: 'ei ole kasutatud' }
}
