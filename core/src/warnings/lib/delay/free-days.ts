/** When a field is free again: the delays of the rules, asked the other way round. */
import { seasonOf } from '../../../time/season.ts'
import type { EventFacts, Facts, MaterialUse } from '../../facts.ts'
import { freeFrom } from './delay.ts'
import type { DelayDays } from './delay-days.ts'
import { harvestDelay, workDelay } from './delay-kinds.ts'

/** The next days on which work and harvest are allowed; null where they are allowed today. */
export interface FreeDays {
  readonly workFrom: string | null
  readonly harvestFrom: string | null
}

type Given = Pick<Facts, 'field' | 'products' | 'events' | 'today'>

const openDelay = (facts: Given, { daysOf, stricterDaysOf }: DelayDays): string | null =>
  freeFrom(facts, {
    daysOf: (material: MaterialUse, cause: EventFacts) => daysOf(facts, cause, material),
    stricterDaysOf: (material: MaterialUse, cause: EventFacts) => stricterDaysOf(facts, cause, material),
  })

const later = (a: string | null, b: string | null): string | null => ((a ?? '') > (b ?? '') ? a : b)

/** Free days of a field, whatever the crop year. Harvest is work too. */
export function nextFreeDays(facts: Given): FreeDays {
  const workFrom = openDelay(facts, workDelay)
  return { workFrom, harvestFrom: later(openDelay(facts, harvestDelay), workFrom) }
}

/** Free days of a field as a crop year sees them: of jobs begun until its end, and only days within it or later. Harvest is work too. */
export function freeDaysOf(facts: Given, year: number): FreeDays {
  const { start, end } = seasonOf(year, facts.field.yearInfo)
  const begun = { ...facts, events: facts.events.filter(({ date }) => date <= end) }
  const within = (day: string | null): string | null => (day !== null && day > start ? day : null)
  const workFrom = within(openDelay(begun, workDelay))
  return { workFrom, harvestFrom: later(within(openDelay(begun, harvestDelay)), workFrom) }
}
