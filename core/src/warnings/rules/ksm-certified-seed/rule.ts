import { numberText } from '../../../text/format.ts'
import { yearOf } from '../../../time/day.ts'
import type { FarmFacts } from '../../farm.ts'
import type { FarmFinding, Rule } from '../../rule.ts'
import { KSM_SEED } from '../../lib/law/sources.ts'
import { certifiedSeedLimits } from './limits.ts'
import { mixedSowings } from './mixing.ts'
import { minCertifiedPercent, percentOf, type Share, shareOf } from './share.ts'

/** Before spring nobody has sown all; from July on the sowing of the year is over. */
const FIRST_DAY = '04-01'
const LAST_DAY = '06-30'

/** Compared in hundredths of a square metre and per cent: nothing is broken by the error of binary fractions. */
const isBelow = (hectares: number, { total }: Share, percent: number): boolean =>
  Math.round(hectares * 100 * 10_000) < Math.round(total * percent * 10_000)

interface Judged {
  readonly share: Share
  readonly min: number
  readonly mayBeEnough: boolean
  readonly isOver: boolean
}

const wayOutText = ({ share, mayBeEnough, isOver }: Judged): string => {
  if (mayBeEnough)
    return (
      `Veel ${numberText(share.untold)} hektaril on seemne klass märkimata või selline, mille kohta ütleb alles pakendi ` +
      'etikett, kas seeme on sertifitseeritud. Kontrollige etiketti ja märkige klass.'
    )
  return isOver
    ? 'Kontrollige, kas kõik külvid ja seemne klassid on õigesti kirjas; hoidke alles etikett või ostudokument.'
    : 'Kevadkülvini saab osa veel suurendada: kasutage sertifitseeritud seemet.'
}

const messageOf = (judged: Judged): string => {
  const { share, min } = judged
  const { year, certified, total } = share
  return (
    `KSM toetus ${year}: sertifitseeritud seemnega on külvatud ${numberText(certified)} ha ${numberText(total)} hektarist ` +
    `teraviljast (${year - 1}. aasta sügis ja ${year}. aasta kevad) ehk ${numberText(percentOf(share, min))}%. Vaja on vähemalt ` +
    `${min}%; mais, sorgo ja segavili ei lähe arvesse. ${wayOutText(judged)}`
  )
}

function judge(share: Share, today: string): FarmFinding[] {
  const { year, certified, untold } = share
  const min = minCertifiedPercent(year)
  if (today < `${year}-${FIRST_DAY}` || !isBelow(certified, share, min)) return []
  const isOver = today > `${year}-${LAST_DAY}`
  const mayBeEnough = !isBelow(certified + untold, share, min)
  const judged = { share, min: min, mayBeEnough, isOver }
  return [
    {
      outcome: 'broken',
      level: isOver && !mayBeEnough ? 'ERROR' : 'WARN',
      target: { kind: 'farm', id: String(year) },
      cause: `${certified}|${untold}|${share.total}`,
      date: null,
      until: isOver ? null : `${year}-${LAST_DAY}`,
      nextAllowed: null,
      message: () => messageOf(judged),
    },
  ]
}

/** Findings for this year and the one before, where the farm takes the support. */
const checkFarm = (farm: FarmFacts): FarmFinding[] =>
  [yearOf(farm.today) - 1, yearOf(farm.today)]
    .filter((year) => farm.ksmYears.includes(year))
    .flatMap((year) => shareOf(farm, year) ?? [])
    .flatMap((share) => judge(share, farm.today))

/** Too little certified cereal seed for the KSM support, or certified and own seed on one field. */
export const ksmCertifiedSeed: Rule = {
  id: 'KSM_CERTIFIED_SEED',
  title: 'KSM: sertifitseeritud teraviljaseeme',
  level: 'ERROR',
  summary:
    'KSM toetuse aastal peab vähemalt 15% teravilja külvipinnast (põhikultuurina, eelmise aasta sügisel ja selle aasta ' +
    'kevadel) olema külvatud sertifitseeritud seemnega: klassid C, C1–C3, E ja SE; muude klasside kohta ütleb pakendi ' +
    'etikett. Mais, sorgo ja segavili ei lähe arvesse. Samale põllule ei tohi külvata sertifitseeritud ja oma seemet. Osa ' +
    'vaadatakse alates 1. aprillist. Talu kohta, mis ei ole KSM aastaid märkinud, reegel midagi ei ütle.',
  isOfKsm: true,
  ignoresPlantProtection: true,
  sources: KSM_SEED,
  limits: certifiedSeedLimits,
  quantities: [],
  check: mixedSowings,
  checkFarm,
}
