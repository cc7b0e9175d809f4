import { CATEGORY } from '../../../settings/table.ts'
import type { EventFacts, Facts, MaterialUse } from '../../facts.ts'
import { causeOf, placeText } from '../../lib/targets/material-places.ts'
import { factsAsTyped } from '../../lib/as-typed.ts'
import type { Finding, Prepared, Rule } from '../../rule.ts'
import { OWN_CHECK } from '../../lib/law/sources.ts'

interface Lack {
  readonly event: EventFacts
  readonly seed: MaterialUse | null
}

function lacksOf(event: EventFacts): Lack[] {
  if (event.category.key !== CATEGORY.sowing) return []
  const seeds = event.materials.filter(({ type }) => type === 'seed')
  if (seeds.length === 0) return [{ event, seed: null }]
  return seeds.filter(({ amount }) => amount === null || amount <= 0).map((seed) => ({ event, seed }))
}

const textOf = ({ event, seed }: Lack, field: string): string =>
  placeText(event, field) +
  (seed
    ? `seemnel „${seed.name}“ puudub kasutusnorm. Märkige, kui palju seda külvati, näiteks kg/ha.`
    : 'külvil on seeme märkimata. Lisage külvatud seeme ja selle kogus.')

const findingOf = (lack: Lack, field: string): Finding => ({
  outcome: 'broken',
  event: lack.event,
  related: null,
  material: lack.seed,
  cause: lack.seed ? causeOf(lack.seed, 'amount') : 'seed',
  date: lack.event.status === 'PLANNED' ? null : lack.event.date,
  until: null,
  nextAllowed: null,
  message: () => textOf(lack, field),
})

const check = ({ events, field }: Facts): Finding[] =>
  events.flatMap((event) => lacksOf(event).map((lack) => findingOf(lack, field.name)))

/** Jobs that are no sowing lack nothing, whatever is typed. */
function prepare(facts: Facts): Prepared {
  const isSown = facts.events.some(({ category }) => category.key === CATEGORY.sowing)
  return isSown ? (typed) => check(factsAsTyped(facts, typed)) : () => []
}

/** A sowing of which it is not known what was sown, or how much. */
export const missingCropAmount: Rule = {
  id: 'MISSING_CROP_AMOUNT',
  title: 'Puudub tarviku kasutusnorm',
  level: 'WARN',
  summary:
    'Külvil (tööliik Külv) peab olema seeme ja igal seemnel nullist suurem kogus. Väetis külvil ei asenda seemet.',
  isOfOneJob: true,
  sources: OWN_CHECK,
  quantities: ['amount'],
  prepare,
  check,
}
