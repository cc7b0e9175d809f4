import { materialKey } from '../../../materials/schema.ts'
import { dayText, numberText } from '../../../text/format.ts'
import { roundTo } from '../../../units/rounding.ts'
import type { FarmFacts } from '../../farm.ts'
import type { FarmFinding, Rule } from '../../rule.ts'
import { OWN_CHECK } from '../../lib/law/sources.ts'

type Balance = FarmFacts['stock'][number]

/** Amounts below a gram or a millilitre are errors of fractions. */
const DECIMALS = 3

const idOf = ({ requisiteId, type, name }: Balance): string =>
  requisiteId ?? `${type}|${materialKey(name).slice(0, 100)}`

function findingOf(stock: Balance): FarmFinding[] {
  const { requisiteId, name, type, unit, date } = stock
  const balance = roundTo(stock.balance, DECIMALS)
  if (balance >= 0) return []
  return [
    {
      outcome: 'broken',
      target: { kind: 'stock', id: idOf(stock), material: { name, requisiteId, type } },
      cause: `${date}|${balance}|${unit}`,
      date,
      until: null,
      nextAllowed: null,
      message: () =>
        `Laos ei jätku tarvikut „${name}“: alates ${dayText(date)} on jääk ${numberText(balance)} ${unit}, puudu on ` +
        `${numberText(-balance)} ${unit}. Lisage lattu puuduv ost või parandage kogus töödes.`,
    },
  ]
}

/** A material that is kept in stock and of which more was used than there was. */
export const stockFixup: Rule = {
  id: 'STOCK_FIXUP',
  title: 'Laojääk läheb alla nulli',
  level: 'ERROR',
  summary:
    'Laos peetava tarviku jääk läheb tehtud ja tegemisel tööde järgi alla nulli. Tarvikut, mille kohta laos ühtegi ' +
    'kannet ei ole, laos ei peeta.',
  sources: OWN_CHECK,
  checkFarm: ({ stock }) => stock.flatMap(findingOf),
}
