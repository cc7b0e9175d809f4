import { numberText } from '../../../text/format.ts'
import { areaUnits } from '../../../units/rounding.ts'
import { cropYearOfEvent, type EventFacts, type Facts, fieldAreaAt, type FieldFacts } from '../../facts.ts'
import { asTyped } from '../../lib/as-typed.ts'
import { OWN_CHECK } from '../../lib/law/sources.ts'
import { placeText } from '../../lib/targets/material-places.ts'
import { type Finding, NO_FINDINGS, type Prepared, type Rule } from '../../rule.ts'
import { areaLimits, ROOM_PERCENT } from './limits.ts'

/** Whole numbers of 0.0001 ha that a job on the field may have. */
const mostUnits = (event: EventFacts, fieldArea: number): number =>
  Math.floor((areaUnits(fieldArea) * (100 + (ROOM_PERCENT.at(event.date)?.value ?? 0)) + 50) / 100)

const textOf = (event: EventFacts, field: FieldFacts, fieldArea: number): string =>
  `${placeText(event, field.name)}töö pind on ${numberText(event.area)} ha, aga põld on saagiaastal ` +
  `${cropYearOfEvent(event, field)} ${numberText(fieldArea)} ha. Kontrollige pinda; kui põld ongi suurem, parandage ` +
  'põllu pindala.'

const findingOf = (event: EventFacts, field: FieldFacts, fieldArea: number): Finding => ({
  outcome: 'broken',
  event,
  related: null,
  material: null,
  cause: `${areaUnits(event.area)}|${areaUnits(fieldArea)}`,
  date: event.status === 'PLANNED' ? null : event.date,
  until: null,
  nextAllowed: null,
  message: () => textOf(event, field, fieldArea),
})

function prepare({ events, field }: Facts): Prepared {
  const measured = events.map((event) => ({ event, fieldArea: fieldAreaAt(event, field) }))
  return (typed) => {
    const now = asTyped(typed)
    let findings: Finding[] | undefined
    for (const { event: before, fieldArea } of measured) {
      const event = now(before)
      if (fieldArea > 0 && areaUnits(event.area) > mostUnits(event, fieldArea))
        (findings ??= []).push(findingOf(event, field, fieldArea))
    }
    return findings ?? NO_FINDINGS
  }
}

/** A job on more land than its field has. */
export const areaAboveField: Rule = {
  id: 'AREA_ABOVE_FIELD',
  title: 'Töö pind on suurem kui põld',
  level: 'WARN',
  summary:
    'Töö pind ei saa olla suurem kui põllu pindala töö saagiaastal. Mõõtmise ja ümardamise jaoks on 5% varu; rohkem on ' +
    'enamasti trükiviga.',
  isOfOneJob: true,
  sources: OWN_CHECK,
  limits: areaLimits,
  quantities: ['area'],
  prepare,
  check: (facts) => prepare(facts)([]),
}
