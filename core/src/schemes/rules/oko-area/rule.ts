import { OKO } from '../../lib/acts.ts'
import { fieldsOf, hectares, isArableIn, lineOf } from '../../lib/land.ts'
import { num, way } from '../../lib/say.ts'
import { shareOf } from '../../../rotation/farm.ts'
import type { Requirement } from '../../requirement.ts'

/** Land left out of production; its share is shown, what is asked nobody has read. */
export const okoArea: Requirement = {
  key: 'oko-area',
  part: 'OKO',
  title: 'Tootmisest väljas põllumaa',
  summary:
    'Osa põllumaast või maastikuelemente jäetakse aastaks tootmisest välja. Kui suur osa peab olema, Vagu ei tea: vaadake PRIA lehelt.',
  sources: OKO,
  check: (facts) => {
    const own = fieldsOf(facts, 'OKO')
    if (own.length === 0)
      return {
        state: 'unknown',
        says: 'Põllud on valimata.',
        ways: [way('schemes', 'Valige põllud, mis osalevad')],
      }
    const part = hectares(own)
    const whole = hectares(facts.fields.filter((each) => isArableIn(each, facts.year)))
    const value = shareOf(part, whole)
    return {
      state: 'unknown',
      says: `Tootmisest on väljas ${num(part)} ha ${num(whole)} hektarist. Nõutav osa on kontrollimata: võrrelge PRIA lehega.`,
      ...(value === null ? {} : { figure: { value, unit: '%', limit: null, is: 'least', part, whole } }),
      lines: own.map((each) => lineOf(each, { is: 'counts', note: 'tootmisest väljas' })),
    }
  },
}
