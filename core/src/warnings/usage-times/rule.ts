import type { Facts } from '../facts.ts'
import type { Rule } from '../rule.ts'
import { LABEL } from '../sources.ts'
import { type Excess, excessFinding, excessText, findExcesses, type UseGroup } from '../use-areas.ts'
import { usageLimits } from '../use-tolerance.ts'
import { keysAsked, productKeysOf, type Use } from '../uses.ts'

/** The uses of each product. */
function groupByProduct(uses: readonly Use[], focus: Facts['focus']): UseGroup[] {
  const keyOf = productKeysOf(uses)
  const asked = keysAsked(uses, focus, (material) => [keyOf(material)])
  const counted = asked ? uses.filter(({ material }) => asked.has(keyOf(material))) : uses
  const groups = Map.groupBy(counted, ({ material }) => keyOf(material))
  return Array.from(groups.values(), (group) => ({ uses: group }))
}

const messageOf = (excess: Excess): string =>
  excessText(excess, {
    used: `vahendit „${excess.material.name}“ on koos tööga „${excess.event.job.name}“ kasutatud`,
    allowed: 'Lubatud on',
    again: 'Uuesti tohib kasutada järgmisel saagiaastal.',
  })

const check = (facts: Facts) =>
  findExcesses(
    facts.events.filter(({ materials }) => materials.length > 0),
    facts,
    groupByProduct,
  ).map((excess) => excessFinding(excess, excess.material.key, () => messageOf(excess)))

/** More uses of one material on a field in a crop year than its label allows. */
export const usageTimes: Rule = {
  id: 'USAGE_TIMES_EXCEEDED',
  title: 'Kasutuskordade arv ületatud',
  level: 'ERROR',
  summary:
    'Vahendiga tööde pindalad liidetakse põllu ja saagiaasta kaupa kuupäeva järjekorras. Töö, millega summa ' +
    'ületab väikseima kasutuskordade arvu x põllu pindala x 1,05, ja iga järgmine töö saab hoiatuse. Kui vahendil ' +
    'ei ole oma kasutuskordade arvu või on see toote suurim, loeb registri suurim arv selle saagiaasta kultuurile.',
  sources: LABEL,
  limits: usageLimits,
  revision: 2,
  check,
}
