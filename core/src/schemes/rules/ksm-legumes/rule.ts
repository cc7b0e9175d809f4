import { cropByKey } from '../../../crops/table.ts'
import { isArable, LEGUMES_LEAST, LEGUMES_LEAST_ORGANIC, sharesOf } from '../../../rotation/farm.ts'
import { dated } from '../../../warnings/dated.ts'
import { countedFields } from '../../../text/counted.ts'
import type { SchemeFacts, SchemeField } from '../../facts.ts'
import { ksm } from '../../lib/acts.ts'
import { cropIn, cropNameOf, hectares, lineOf } from '../../lib/land.ts'
import { num, way } from '../../lib/say.ts'
import type { Requirement } from '../../requirement.ts'
import type { Line } from '../../schema.ts'

const SOURCE = '21.12.2022 määrus nr 75 § 12 lg 7–8'
const LEGUMES: ReadonlySet<string> = new Set(['pulse', 'forageLegume'])
const LEAST_FIELD = 0.3

const hasLegumes = (each: SchemeField, year: number): boolean =>
  each.isUndersownWithLegumes || LEGUMES.has(cropByKey(cropIn(each, year) ?? '')?.rotationGroup ?? '')

function lineFor(each: SchemeField, { year }: SchemeFacts): Line {
  const crop = cropIn(each, year)
  const note = cropNameOf(crop)
  if (crop === null) return lineOf(each, { is: 'unknown', note })
  if (each.area < LEAST_FIELD)
    return lineOf(each, { is: 'base', note: `${note}, alla 0,30 ha: arvest väljas`, area: 0 })
  return lineOf(each, { is: hasLegumes(each, year) ? 'counts' : 'base', note })
}

/** Legumes on arable land, as the rotation plan counts them. */
export const ksmLegumes: Requirement = {
  key: 'ksm-legumes',
  part: 'KSM',
  title: 'Liblikõieliste osakaal',
  summary:
    'Liblikõielisi kasvatatakse vähemalt 15% (mahetalus 20%) põllumaast: puhtalt, heintaimedega või haljasväetisena, ka allakülvina. Alla 0,30 ha põllud ei lähe arvesse.',
  sources: ksm('§ 12 lg 7–11'),
  limits: [
    {
      what: 'Liblikõielised põllumaast, vähemalt',
      unit: '%',
      values: dated([{ since: '2023-01-01', value: LEGUMES_LEAST }]),
      source: SOURCE,
    },
    {
      what: 'Liblikõielised mahetalu põllumaast, vähemalt',
      unit: '%',
      values: dated([{ since: '2023-01-01', value: LEGUMES_LEAST_ORGANIC }]),
      source: SOURCE,
    },
  ],
  check: (facts) => {
    const { year, isOrganic } = facts
    const fields = facts.fields.filter((each) => isArable(cropIn(each, year)))
    const { legumes } = sharesOf(
      fields.map((each) => ({
        area: each.area,
        crop: cropIn(each, year),
        before: cropIn(each, year - 1),
        isUndersownWithLegumes: each.isUndersownWithLegumes,
      })),
      { year, isOrganic },
    )
    const untold = fields.filter((each) => cropIn(each, year) === null)
    const lines = fields.map((each) => lineFor(each, facts))
    const { area, base, share, least } = legumes
    const unknown = hectares(untold)
    const says = `Liblikõielisi on ${num(area)} ha ${num(base)} hektarist põllumaast${share === null ? '' : ` ehk ${num(share)}%`}.`
    const figure = {
      value: share ?? 0,
      unit: '%',
      limit: least,
      is: 'least',
      part: area,
      whole: base,
    } as const
    const whole = base + unknown
    const isSure =
      untold.length === 0 || area * 100 >= least * whole || (area + unknown) * 100 < least * whole
    if (share === null || !isSure)
      return {
        state: 'unknown',
        says:
          untold.length === 0
            ? 'Põllumaad ei ole.'
            : `${says} Kultuur on märkimata: ${countedFields(untold.length)}, ${num(unknown)} ha.`,
        ...(share === null ? {} : { figure }),
        lines,
        ways: [way('fields', 'Märkige põldude kultuurid')],
      }
    if (share >= least) return { state: 'ok', says, figure, lines }
    const lack = Math.max(0, (least * base) / 100 - area)
    return {
      state: facts.today < `${year}-07-01` ? 'attention' : 'violation',
      says: `${says} Puudu on ${num(lack)} ha.`,
      figure,
      lines,
      ways: [way('cropRotation', 'Lisage plaani liblikõielisi või allakülv')],
    }
  },
}
