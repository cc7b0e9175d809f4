import { nitrateZoneOf } from '../../../fields/rules.ts'
import { shareOf } from '../../../rotation/farm.ts'
import { dated } from '../../../warnings/dated.ts'
import type { SchemeField } from '../../facts.ts'
import { waterAct } from '../../lib/acts.ts'
import { cropIn, cropNameOf, hectares, isArableIn, lineOf } from '../../lib/land.ts'
import { isCovered } from '../../lib/winter-cover.ts'
import { nothingOf, num, way } from '../../lib/say.ts'
import type { Requirement } from '../../requirement.ts'

const LEAST = dated([{ since: '2019-10-01', value: 30 }])

/** Arable land of the nitrate-vulnerable area under plants in the winter that begins in the year. */
export const nvzWinterCover: Requirement = {
  key: 'nvz-winter-cover',
  part: 'HPK',
  title: 'Talvine taimkate nitraaditundlikul alal',
  summary:
    'Nitraaditundlikul alal on 1. novembrist 31. märtsini taimkatte all vähemalt 30% haritavast maast (talivili, heintaimed, liblikõielised); kuni kolmandik sellest võib olla kõrretüü, mida Vagu siin ei arvesta.',
  sources: waterAct('§ 168 lg 5–6'),
  limits: [
    {
      what: 'Taimkatte all nitraaditundliku ala haritavast maast, vähemalt',
      unit: '%',
      values: LEAST,
      source: 'Veeseadus § 168 lg 5',
    },
  ],
  due: '11-01',
  check: (facts) => {
    const { year } = facts
    const arable = facts.fields.filter((each) => isArableIn(each, year))
    const zoneOf = (each: SchemeField) => nitrateZoneOf(each.field, year)
    const inside = arable.filter((each) => zoneOf(each) === true)
    const untold = arable.filter((each) => zoneOf(each) === null)
    if (untold.length > 0)
      return {
        state: 'unknown',
        says: `${untold.length} põllu kohta ei ole märgitud, kas see on nitraaditundlikul alal.`,
        lines: untold.map((each) => lineOf(each, { is: 'unknown', note: 'nitraaditundlik ala märkimata' })),
        ways: [way('fields', 'Märkige põldudel nitraaditundlik ala')],
      }
    if (inside.length === 0) return nothingOf('Nitraaditundlikul alal põllumaad ei ole.')
    const least = LEAST.at(`${year}-12-31`)?.value ?? 0
    const judged = inside.map((each) => ({ each, is: isCovered(each, facts) }))
    const covered = judged.filter(({ is }) => is === true).map(({ each }) => each)
    const unknown = judged.filter(({ is }) => is === null).map(({ each }) => each)
    const whole = hectares(inside)
    const part = hectares(covered)
    const value = shareOf(part, whole) ?? 0
    const lines = judged.map(({ each, is }) =>
      lineOf(each, {
        is: is === null ? 'unknown' : is ? 'counts' : 'base',
        note: `järgmisel aastal ${cropNameOf(cropIn(each, year + 1))}`,
      }),
    )
    const figure = { value, unit: '%', limit: least, is: 'least', part, whole } as const
    const says = `Taimkatte all on ${num(part)} ha ${num(whole)} hektarist.`
    if (part * 100 >= least * whole) return { state: 'ok', says, figure, lines }
    if ((part + hectares(unknown)) * 100 >= least * whole)
      return {
        state: 'unknown',
        says: `${says} ${num(hectares(unknown))} hektari järgmise aasta kultuur ei ole teada.`,
        figure,
        lines,
        ways: [way('cropRotation', 'Märkige järgmise aasta kultuurid')],
      }
    return {
      state: facts.today < `${year}-11-01` ? 'attention' : 'violation',
      says,
      figure,
      lines,
      ways: [way('cropRotation', 'Lisage plaani talivilja või heintaimi')],
    }
  },
}
