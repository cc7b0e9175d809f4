import { CATEGORY } from '../../settings/table.ts'
import type { EventFacts } from '../facts.ts'
import type { Sowing } from '../farm.ts'

/** Sowing that a job is; undersowing is a category of its own. */
export function sowingOf(event: EventFacts): Sowing[] {
  if (event.category.key !== CATEGORY.sowing) return []
  const seeds = event.materials.filter(({ type }) => type === 'seed')
  return [
    {
      fieldId: event.fieldId,
      date: event.date,
      area: event.area,
      crops: seeds.flatMap(({ subtype }) => subtype ?? []),
      certificates: seeds.map(({ seedCertificate }) => seedCertificate),
    },
  ]
}
