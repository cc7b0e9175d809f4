import { dated } from '../../../warnings/dated.ts'
import { waterAct } from '../../lib/acts.ts'
import { nothingOf, num } from '../../lib/say.ts'
import { toldFinding } from '../../lib/told.ts'
import type { Requirement } from '../../requirement.ts'

const UNITS = dated([{ since: '2023-01-01', value: 5 }])
const MONTHS = dated([{ since: '2019-10-01', value: 8 }])

/** Sõnnikuhoidla: how much it holds is told by the farmer. */
export const manureStore: Requirement = {
  key: 'manure-store',
  part: 'HPK',
  title: 'Sõnnikuhoidla maht',
  summary:
    'Kui talus on üle 5 loomühiku, on sõnnikuhoidla, mis mahutab vähemalt 8 kuu sõnniku. Loomad kirjutage väetamisplaani juurde (Oma sõnnik).',
  sources: waterAct('§ 164 lg 1, 6'),
  limits: [
    {
      what: 'Loomühikuid, millest alates peab hoidla olema, üle',
      unit: 'LÜ',
      values: UNITS,
      source: 'Veeseadus § 164 lg 1',
    },
    {
      what: 'Hoidla mahutab sõnnikut vähemalt',
      unit: 'kuud',
      values: MONTHS,
      source: 'Veeseadus § 164 lg 1',
    },
  ],
  check: (facts) => {
    const { animals, year } = facts
    if (animals === null) return nothingOf('Loomi ei ole kirjas.')
    const { livestockUnits } = animals
    if (livestockUnits <= (UNITS.at(`${year}-12-31`)?.value ?? 0))
      return nothingOf(`Loomühikuid on ${num(livestockUnits)}: hoidlat ei nõuta.`)
    return toldFinding(facts, {
      key: 'MANURE_STORE',
      done: `Loomühikuid on ${num(livestockUnits)}; hoidla maht on üle vaadatud`,
      write: `Loomühikuid on ${num(livestockUnits)}: vaadake üle, kas hoidla mahutab 8 kuu sõnniku, ja kirjutage, millal`,
    })
  },
}
