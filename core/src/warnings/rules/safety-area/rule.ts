import { breaksSafetyArea } from '../../../jobs/safety-area.ts'
import { messageOf } from '../../../messages.ts'
import { numberText } from '../../../text/format.ts'
import { areaUnits } from '../../../units/rounding.ts'
import { type EventFacts, type Facts, fieldAreaAt, type FieldFacts, type MaterialUse } from '../../facts.ts'
import { asTyped } from '../../lib/as-typed.ts'
import { placeText } from '../../lib/targets/material-places.ts'
import { type Finding, NO_FINDINGS, type Prepared, type Rule } from '../../rule.ts'
import { LABEL } from '../../lib/law/sources.ts'

/** The material with the widest safety area. */
function widestOf(materials: readonly MaterialUse[]): MaterialUse | undefined {
  let widest: MaterialUse | undefined
  for (const material of materials)
    if ((material.safetyArea ?? 0) > (widest?.safetyArea ?? 0)) widest = material
  return widest
}

const textOf = (event: EventFacts, field: FieldFacts, material: MaterialUse): string =>
  `${placeText(event, field.name)}vahendil „${material.name}“ on ohutusala ${numberText(material.safetyArea ?? 0)} m. ` +
  `${messageOf('safetyAreaSingle', { fieldArea: numberText(fieldAreaAt(event, field)) })} ` +
  `Töö pindala on ${numberText(event.area)} ha. Vähendage töö pindala ohutusala võrra.`

const findingOf = (event: EventFacts, field: FieldFacts, { material, fieldArea }: Kept): Finding => ({
  outcome: 'broken',
  event,
  related: null,
  material,
  cause: `${material.key.slice(0, 100)}|${areaUnits(event.area)}|${areaUnits(fieldArea)}`,
  date: event.status === 'PLANNED' ? null : event.date,
  until: null,
  nextAllowed: null,
  message: () => textOf(event, field, material),
})

/** A job that has to keep a safety area, and how large its field is. */
interface Kept {
  readonly event: EventFacts
  readonly material: MaterialUse
  readonly fieldArea: number
}

function prepare({ events, field }: Facts): Prepared {
  const kept = events.flatMap((event): Kept[] => {
    const material = widestOf(event.materials)
    return material ? [{ event, material, fieldArea: fieldAreaAt(event, field) }] : []
  })
  return (typed) => {
    const now = asTyped(typed)
    let findings: Finding[] | undefined
    for (const each of kept) {
      const event = now(each.event)
      if (breaksSafetyArea(event, each.fieldArea)) (findings ??= []).push(findingOf(event, field, each))
    }
    return findings ?? NO_FINDINGS
  }
}

/** A material with a safety area, used on the whole field. */
export const safetyArea: Rule = {
  id: 'SAFETY_AREA',
  title: 'Ohutusala rikkumine',
  level: 'ERROR',
  summary:
    'Kui vahendil on ohutusala, peab töö pindala olema väiksem kui põllu pindala töö saagiaastal. Sisestatud tööd, mis ' +
    'seda rikub, ei salvestata; hoiatuse saab töö, mis on mujalt üle toodud või mille põllu pindala hiljem muutus. ' +
    'Veekogu ohutusala ei vähenda pindala.',
  isOfOneJob: true,
  sources: LABEL,
  quantities: ['area'],
  prepare,
  check: (facts) => prepare(facts)([]),
}
