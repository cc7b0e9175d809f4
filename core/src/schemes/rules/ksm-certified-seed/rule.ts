import { sowingOf } from '../../../warnings/lib/sowings.ts'
import { certifiedSeedLimits } from '../../../warnings/rules/ksm-certified-seed/limits.ts'
import { minCertifiedPercent, percentOf, shareOf } from '../../../warnings/rules/ksm-certified-seed/share.ts'
import { isCountedCereal } from '../../../warnings/lib/ksm.ts'
import { isWhatIf } from '../../../warnings/facts.ts'
import { mainCropOf } from '../../../fields/rules.ts'
import type { SchemeFacts } from '../../facts.ts'
import { ksm } from '../../lib/acts.ts'
import { cropIn, cropNameOf, lineOf } from '../../lib/land.ts'
import { num, nothingOf, way } from '../../lib/say.ts'
import type { Finding, Requirement } from '../../requirement.ts'

const LAST_DAY = '06-30'

/** Fields with their sowings; a planned crop stands in for one that the book does not name. */
const sownIn = ({ fields, year, withPlan }: SchemeFacts) =>
  fields.map((each) => {
    const crop = cropIn(each, year)
    const isNamed = mainCropOf(each.field, year) !== undefined || crop === null
    const yearInfo = isNamed ? each.field.yearInfo : [...each.field.yearInfo, { year, mainCrop: { crop } }]
    const sowings = each.events.filter((event) => withPlan || !isWhatIf(event)).flatMap(sowingOf)
    return { each, crop, field: { ...each.field, yearInfo }, sowings }
  })

/** Certified seed of cereals, as the warning of the same name and the overview count it. */
function check(facts: SchemeFacts): Finding {
  const { year, today } = facts
  const sown = sownIn(facts)
  const least = minCertifiedPercent(year)
  const cereals = sown.filter(({ crop }) => isCountedCereal(crop ?? ''))
  const untold = sown.filter(({ crop }) => crop === null)
  const share = shareOf(
    { fields: sown.map(({ field }) => field), sowings: sown.flatMap(({ sowings }) => sowings) },
    year,
  )
  const unsown = cereals.filter(
    ({ field, sowings }) => shareOf({ fields: [field], sowings }, year) === undefined,
  )
  const lines = cereals.map(({ each, crop, field, sowings }) => {
    const own = shareOf({ fields: [field], sowings }, year)
    if (own === undefined)
      return lineOf(each, { is: 'unknown', note: `${cropNameOf(crop)}: külv on kirjutamata` })
    const note = `${cropNameOf(crop)}: sertifitseeritud ${num(own.certified)} ha${own.untold > 0 ? `, klass teadmata ${num(own.untold)} ha` : ''}`
    return lineOf(each, {
      is: own.certified > 0 ? 'counts' : own.untold > 0 ? 'unknown' : 'base',
      note,
      area: own.total,
    })
  })
  const sow = way('addJob', 'Lisage teravilja külvid koos seemne klassiga')
  if (share === undefined) {
    if (cereals.length === 0 && untold.length === 0) return nothingOf('Teravilja sel aastal ei kasvatata.')
    return { state: 'unknown', says: 'Ühtegi teravilja külvi ei ole kirjas.', lines, ways: [sow] }
  }
  const figure = {
    value: percentOf(share, least),
    unit: '%',
    limit: least,
    is: 'least',
    part: share.certified,
    whole: share.total,
  } as const
  const says = `Sertifitseeritud seemnega on külvatud ${num(share.certified)} ha ${num(share.total)} hektarist teraviljast.`
  const isMet = (hectares: number): boolean =>
    Math.round(hectares * 1e6) >= Math.round(share.total * least * 1e4)
  if (isMet(share.certified) && unsown.length === 0) return { state: 'ok', says, figure, lines }
  if (unsown.length > 0 || untold.length > 0)
    return { state: 'unknown', says: `${says} Osa külve on kirjutamata.`, figure, lines, ways: [sow] }
  if (isMet(share.certified + share.untold))
    return {
      state: 'unknown',
      says: `${says} ${num(share.untold)} hektaril ei ole seemne klass teada.`,
      figure,
      lines,
      ways: [way('seeds', 'Märkige seemnete klass etiketilt')],
    }
  return {
    state: today <= `${year}-${LAST_DAY}` ? 'attention' : 'violation',
    says,
    figure,
    lines,
    ways: [sow],
  }
}

export const ksmCertifiedSeed: Requirement = {
  key: 'ksm-certified-seed',
  part: 'KSM',
  title: 'Sertifitseeritud teraviljaseeme',
  summary:
    'Vähemalt 15% teravilja külvipinnast (eelmise aasta sügis ja selle aasta kevad) külvatakse sertifitseeritud seemnega. Mais, sorgo ja segavili ei lähe arvesse; etikett või ostudokument hoitakse alles.',
  sources: ksm('§ 13'),
  limits: certifiedSeedLimits,
  check,
}
