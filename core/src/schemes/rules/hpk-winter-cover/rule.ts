import { shareOf } from '../../../rotation/farm.ts'
import { hpk } from '../../lib/acts.ts'
import { cropIn, cropNameOf, hectares, isArableIn, lineOf } from '../../lib/land.ts'
import { nothingOf, num, way } from '../../lib/say.ts'
import { type WinterCover, winterCoverOf } from '../../lib/winter-cover.ts'
import type { Requirement } from '../../requirement.ts'

const OPEN: ReadonlySet<WinterCover> = new Set(['kept', 'unknown'])

/** Talvine taimkate (HPK 6); its share is shown, what is asked nobody has read. */
export const hpkWinterCover: Requirement = {
  key: 'hpk-winter-cover',
  part: 'HPK',
  title: 'Talvine taimkate (HPK 6)',
  summary:
    'Osa põllumaast on talvel taimkatte all. Kui suur osa peab olema, Vagu ei tea: võrrelge PRIA lehega. Kõrretüüd ja vahekultuuri siin ei arvestata.',
  sources: hpk('§ 3 lg 5'),
  check: (facts) => {
    const { year } = facts
    const arable = facts.fields.filter((each) => isArableIn(each, year))
    if (arable.length === 0) return nothingOf('Põllumaad sel aastal ei ole.')
    const judged = arable.map((each) => ({ each, is: winterCoverOf(facts, each) }))
    const part = hectares(judged.filter(({ is }) => is === 'green').map(({ each }) => each))
    const open = hectares(judged.filter(({ is }) => OPEN.has(is)).map(({ each }) => each))
    const whole = hectares(arable)
    const untold =
      open > 0 ? ` ${num(open)} hektari kohta ei ole teada, kas see jääb talveks roheliseks.` : ''
    return {
      state: 'unknown',
      says: `Taimkatte all on ${num(part)} ha ${num(whole)} hektarist.${untold} Nõutav osa on kontrollimata: võrrelge PRIA lehega.`,
      figure: { value: shareOf(part, whole) ?? 0, unit: '%', limit: null, is: 'least', part, whole },
      lines: judged.map(({ each, is }) =>
        lineOf(each, {
          is: OPEN.has(is) ? 'unknown' : is === 'green' ? 'counts' : 'base',
          note: `järgmisel aastal ${cropNameOf(cropIn(each, year + 1))}`,
        }),
      ),
      ways: open > 0 ? [way('cropRotation', 'Märkige järgmise aasta kultuurid')] : [],
    }
  },
}
