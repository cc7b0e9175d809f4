/** Requirements whose jobs the book names, and of which only the farmer knows whether they were done rightly. */
import { dayText } from '../../text/format.ts'
import type { EventFacts } from '../../warnings/facts.ts'
import type { SchemeFacts } from '../facts.ts'
import type { Finding } from '../requirement.ts'
import { jobsOf, lineOf } from './land.ts'
import { nothingOf, way } from './say.ts'

interface Asked {
  readonly isMeant: (event: EventFacts) => boolean
  /** Estonian: said where the year has no such job. */
  readonly none: string
  /** Estonian: what to look at, of so many jobs. */
  readonly look: (count: number) => string
}

/** In order where there is no such job; else each is named for a look. */
export function lookedOver(facts: SchemeFacts, { isMeant, none, look }: Asked): Finding {
  const lines = facts.fields.flatMap((each) =>
    jobsOf(facts, each)
      .filter(isMeant)
      .map((event) =>
        lineOf(each, {
          is: 'against',
          note: `${event.job.name.toLowerCase()} ${event.status === 'PLANNED' ? 'kavas' : dayText(event.date)}`,
          jobId: event._id,
          area: event.area,
        }),
      ),
  )
  if (lines.length === 0) return nothingOf(none)
  return {
    state: 'attention',
    says: look(lines.length),
    lines,
    ways: [way('jobs', 'Vaadake nimetatud tööd üle')],
  }
}
