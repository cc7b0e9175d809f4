import { nitrateZoneOf } from '../../../fields/rules.ts'
import { shareOf } from '../../../rotation/farm.ts'
import { dated } from '../../../warnings/dated.ts'
import { roundTo } from '../../../units/rounding.ts'
import type { SchemeFacts, SchemeField } from '../../facts.ts'
import { waterAct } from '../../lib/acts.ts'
import { cropIn, cropNameOf, hectares, isArableIn, lineOf } from '../../lib/land.ts'
import { isWinterIn, type WinterCover, winterCoverOf } from '../../lib/winter-cover.ts'
import { nothingOf, num, way } from '../../lib/say.ts'
import type { Finding, Requirement } from '../../requirement.ts'
import type { Line } from '../../schema.ts'

const LEAST = dated([{ since: '2019-10-01', value: 30 }])

/** A third of the least, per cent of the land. */
const MOST_STUBBLE = dated([{ since: '2019-10-01', value: 10 }])
const NOTES: Readonly<Record<WinterCover, string>> = {
  green: 'talvel roheline',
  kept: 'talvel roheline, kui jääb harimata',
  stubble: 'kõrretüü, kui jääb harimata',
  bare: 'taimkatteta',
  unknown: 'talvine taimkate ei ole teada',
}
const IS: Readonly<Record<WinterCover, Line['is']>> = {
  green: 'counts',
  kept: 'unknown',
  stubble: 'counts',
  bare: 'base',
  unknown: 'unknown',
}

/** Finding over the arable land inside the area. */
function coverFinding(facts: SchemeFacts, inside: readonly SchemeField[]): Finding {
  const end = `${facts.year}-12-31`
  const least = LEAST.at(end)?.value ?? 0
  const judged = inside.map((each) => ({ each, is: winterCoverOf(facts, each) }))
  const areaOf = (of: WinterCover): number =>
    hectares(judged.filter(({ is }) => is === of).map(({ each }) => each))
  const whole = hectares(inside)
  const needed = (whole * least) / 100
  const mostStubble = (whole * (MOST_STUBBLE.at(end)?.value ?? 0)) / 100
  const stubble = roundTo(Math.min(areaOf('stubble'), mostStubble), 4)
  const green = areaOf('green')
  const part = roundTo(green + stubble, 4)
  const figure = {
    value: shareOf(part, whole) ?? 0,
    unit: '%',
    limit: least,
    is: 'least',
    part,
    whole,
  } as const
  const lines = judged.map(({ each, is }) =>
    lineOf(each, {
      is: IS[is],
      note: `${NOTES[is]}; järgmisel aastal ${cropNameOf(cropIn(each, facts.year + 1))}`,
    }),
  )
  const stubbleText = stubble > 0 ? `, lisaks arvestatakse ${num(stubble)} ha kõrretüüd` : ''
  const says = `Rohelise taimkatte all on ${num(green)} ha ${num(whole)} hektarist${stubbleText}.`
  const isEnough = (area: number): boolean => roundTo(area, 4) >= roundTo(needed, 4)
  const isWinter = isWinterIn(facts)
  if (isEnough(green) || (isWinter && isEnough(part))) return { state: 'ok', says, figure, lines }
  if (isEnough(part + areaOf('kept')))
    return {
      state: 'attention',
      says: `${says} Nõue on täidetud, kui rohi ja kõrretüü jäävad talveks harimata.`,
      figure,
      lines,
    }
  if (isEnough(part + areaOf('kept') + areaOf('unknown')))
    return {
      state: 'unknown',
      says: `${says} ${num(areaOf('unknown'))} hektari kohta ei ole teada, mis sellel talvel on.`,
      figure,
      lines,
      ways: [
        way('cropRotation', 'Märkige järgmise aasta kultuurid'),
        way('addJob', 'Lisage sügisesed külvid ja harimised'),
      ],
    }
  return {
    state: isWinter ? 'violation' : 'attention',
    says,
    figure,
    lines,
    ways: [way('cropRotation', 'Lisage plaani talivilja või heintaimi')],
  }
}

/** Arable land of the nitrate-vulnerable area under plants in the winter that begins in the year. */
export const nvzWinterCover: Requirement = {
  key: 'nvz-winter-cover',
  part: 'HPK',
  title: 'Talvine taimkate nitraaditundlikul alal',
  summary:
    'Nitraaditundlikul alal on 1. novembrist 31. märtsini taimkatte all vähemalt 30% haritavast maast (talivili, heintaimed, liblikõielised, ka allakülv); kuni kolmandik sellest võib olla harimata kõrretüü.',
  sources: waterAct('§ 168 lg 5–6'),
  limits: [
    {
      what: 'Taimkatte all nitraaditundliku ala haritavast maast, vähemalt',
      unit: '%',
      values: LEAST,
      source: 'Veeseadus § 168 lg 5',
    },
    {
      what: 'Sellest kõrretüüd (kolmandik), nitraaditundliku ala haritavast maast kõige rohkem',
      unit: '%',
      values: MOST_STUBBLE,
      source: 'Veeseadus § 168 lg 6',
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
    return coverFinding(facts, inside)
  },
}
