/** Manure of the farm against the limits of the Water Act, as the warnings judge the farm. */
import { type ManureYear, NO_RECORDS } from '../../warnings/farm.ts'
import { meanOf } from '../../warnings/lib/fertilizing/manure-mean.ts'
import type { Rule } from '../../warnings/rule.ts'
import type { SchemeFacts } from '../facts.ts'
import type { Finding } from '../requirement.ts'
import { nothingOf, num, way } from './say.ts'

interface Asked {
  readonly rule: Rule
  readonly kilogramsOf: (manure: Pick<ManureYear, 'nitrogenKg' | 'phosphorusKg'>) => number
  readonly limit: number
  /** Years that are the mean. */
  readonly years: number
  readonly element: string
}

/** Kilograms by the hectare, the mean of the years; what the rule says of the farm is the verdict. */
export function manureFinding(
  facts: SchemeFacts,
  { rule, kilogramsOf, limit, years, element }: Asked,
): Finding {
  const { year, today, manure } = facts
  const fields = facts.fields.map(({ field }) => field)
  const own = manure.filter((each) => each.year > year - years && each.year <= year)
  if (own.length === 0) return nothingOf('Sõnnikut ega karjatamist ei ole kirjas.')
  const sums = own.map(
    (each) => meanOf(each, fields, { kilogramsOf, isLeftOut: () => false, limit }).perHectare,
  )
  const value = sums.reduce((sum, each) => sum + each, 0) / years
  const judgedDay = today.slice(0, 4) === String(year) ? today : `${year}-12-31`
  const found = (rule.checkFarm?.({ ...NO_RECORDS, today: judgedDay, fields, manure: own }) ?? []).filter(
    ({ target }) => target.id === String(year),
  )
  const [worst] = found
  const state =
    worst === undefined ? 'ok' : (worst.level ?? rule.level) === 'ERROR' ? 'violation' : 'attention'
  return {
    state,
    says: worst?.message() ?? `Sõnniku ja karjatamisega on antud ${num(value)} kg ${element} hektarile.`,
    figure: { value, unit: 'kg/ha', limit, is: 'most', part: null, whole: null },
    ways: worst === undefined ? [] : [way('jobs', 'Vaadake sõnnikutööd üle')],
  }
}
