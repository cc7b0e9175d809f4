/** Fertilizers as the rules of spreading see them: what a job spreads, and on which days. */
import { CATEGORY } from '../../../settings/table.ts'
import { dayText } from '../../../text/format.ts'
import type { EventFacts, Facts, MaterialUse } from '../../facts.ts'

/** A fertilizer in a job. */
export interface SpreadFertilizer {
  readonly event: EventFacts
  readonly material: MaterialUse
  readonly from: string
  /** The same as `from` while the job is open. */
  readonly to: string
}

/** A planned job has no day. A heap of manure is stored, not spread. Lime is not held by the dates. */
const isSpreading = ({ status, category }: EventFacts): boolean =>
  status !== 'PLANNED' && category.key !== CATEGORY.manureHeap

const isFertilizer = ({ type, subtype }: MaterialUse): boolean =>
  type === 'fertilizer' && subtype !== 'FERTILIZER_LIMESTONE'

/** The fertilizers but lime that the jobs spread, in whatever category. */
export function spreadFertilizers({ events }: Facts): SpreadFertilizer[] {
  const spread: SpreadFertilizer[] = []
  for (const event of events)
    for (const material of event.materials)
      if (isFertilizer(material) && isSpreading(event))
        spread.push({ event, material, from: event.date, to: event.endDate ?? event.date })
  return spread
}

/** How the sentence begins: where, which job, when, and with what. */
export const spreadText = ({ event, material, from, to }: SpreadFertilizer, field: string): string =>
  `Põld „${field}“: töö „${event.job.name}“ (${from === to ? dayText(from) : `${dayText(from)} - ${dayText(to)}`}) ` +
  `väetisega „${material.name}“`
