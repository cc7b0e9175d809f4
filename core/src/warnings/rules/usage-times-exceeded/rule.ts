import { numberText } from '../../../text/format.ts'
import { counted } from '../../../text/counted.ts'
import type { EventFacts, Facts } from '../../facts.ts'
import { CHECK_LABEL } from '../../lib/register/register-text.ts'
import { limitOfUse, stricterLimitOfUse } from '../../lib/register/register-use.ts'
import type { Prepared, Rule } from '../../rule.ts'
import { asTyped } from '../../lib/as-typed.ts'
import { grouped } from '../../lib/grouped.ts'
import { LABEL } from '../../lib/law/sources.ts'
import {
  type Excess,
  excessText,
  type JobInGroup,
  prepareExcesses,
  type Telling,
  type UseGroup,
} from '../../lib/uses/use-areas.ts'
import { usageLimits } from '../../lib/uses/use-tolerance.ts'
import { keysInFocus, productKeysOf, type Use } from '../../lib/uses/uses.ts'

/** The uses of each product. */
function groupByProduct(uses: readonly Use[], focus: Facts['focus']): UseGroup[] {
  const keyOf = productKeysOf(uses)
  const inFocus = keysInFocus(uses, focus, (material) => [keyOf(material)])
  const asked = inFocus ? uses.filter(({ material }) => inFocus.has(keyOf(material))) : uses
  const groups = grouped(asked, ({ material }) => keyOf(material))
  return Array.from(groups.values(), (group) => ({ uses: group }))
}

const messageOf = (excess: Excess): string =>
  excessText(excess, {
    used: `vahendit „${excess.material.name}“ on koos tööga „${excess.event.job.name}“ kasutatud`,
    allowed: 'Lubatud on',
    again: 'Uuesti tohib kasutada järgmisel saagiaastal.',
  })

/** Least number by the copies alone. */
const timesOfCopies = (facts: Facts, { group }: JobInGroup): number =>
  Math.min(
    ...group.uses.map(
      ({ event, material }) => limitOfUse(facts, event, material) ?? Number.POSITIVE_INFINITY,
    ),
  )

const registerMessageOf = (facts: Facts, excess: Excess): string =>
  `${messageOf(excess)} Vahendi andmetes on ${counted(timesOfCopies(facts, excess.counted), 'kasutuskord', 'kasutuskorda')}, ` +
  `register lubab kultuurile ${numberText(excess.counted.times)}. ${CHECK_LABEL}`

const BY_COPIES: Telling<UseGroup> = {
  groupsOf: groupByProduct,
  keyOf: ({ use }) => use.material.key,
  messageOf,
}

const isSamePlace = (one: Excess, other: Excess): boolean =>
  one.event._id === other.event._id && one.material.key === other.material.key

/** Uses that the copies allow and the register does not. */
function prepareStricter(facts: Facts, events: readonly EventFacts[]) {
  const isStricter = events.some((event) =>
    event.materials.some((material) => stricterLimitOfUse(facts, event, material) !== null),
  )
  if (!isStricter) return undefined
  const place = {
    ...facts,
    limitOf: (...use: Parameters<typeof limitOfUse>) => stricterLimitOfUse(...use) ?? limitOfUse(...use),
  }
  return prepareExcesses(events, place, {
    ...BY_COPIES,
    level: 'WARN',
    messageOf: (excess) => registerMessageOf(facts, excess),
  })
}

function prepare(facts: Facts): Prepared {
  const events = facts.events.filter(({ materials }) => materials.length > 0)
  const byCopies = prepareExcesses(events, facts, BY_COPIES)
  const stricter = facts.products && prepareStricter(facts, events)
  return (typed) => {
    const now = asTyped(typed)
    const reported = byCopies(now)
    const byRegister = stricter?.(now)
    if (!byRegister || byRegister.length === 0) return reported
    const isKnown = (excess: Excess): boolean => reported.some((each) => isSamePlace(each, excess))
    return byRegister.every(isKnown)
      ? reported
      : [...reported, ...byRegister.filter((excess) => !isKnown(excess))]
  }
}

/** More uses of one material on a field in a crop year than its label allows. */
export const usageTimesExceeded: Rule = {
  id: 'USAGE_TIMES_EXCEEDED',
  title: 'Kasutuskordade arv ületatud',
  level: 'ERROR',
  summary:
    'Vahendiga tööde pindalad liidetakse põllu ja saagiaasta kaupa kuupäeva järjekorras. Töö, millega summa ' +
    'ületab väikseima kasutuskordade arvu x põllu pindala x 1,05, ja iga järgmine töö saab hoiatuse. Kui vahendil ' +
    'ei ole oma kasutuskordade arvu või on see toote suurim, loeb registri suurim arv selle saagiaasta kultuurile. Kui ' +
    'vahendi oma arv on registri omast suurem, antakse registri järgi tähelepanek.',
  sources: LABEL,
  limits: usageLimits,
  quantities: ['area'],
  prepare,
  check: (facts) => prepare(facts)([]),
}
