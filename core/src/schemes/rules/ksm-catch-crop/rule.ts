import { otherCropsOf } from '../../../fields/rules.ts'
import { CATEGORY } from '../../../settings/table.ts'
import { dayText } from '../../../text/format.ts'
import { dated } from '../../../warnings/dated.ts'
import type { EventFacts } from '../../../warnings/facts.ts'
import { isFieldCrop, isVegetable } from '../../../warnings/lib/ksm.ts'
import type { SchemeFacts, SchemeField } from '../../facts.ts'
import { ksm } from '../../lib/acts.ts'
import { cropIn, cropNameOf, jobsOf, lineOf } from '../../lib/land.ts'
import { gravest, num, way } from '../../lib/say.ts'
import { toldFinding } from '../../lib/told.ts'
import type { Requirement } from '../../requirement.ts'
import type { Line, State } from '../../schema.ts'

const SOURCE = '21.12.2022 määrus nr 75 § 24, § 6 lg 11'
const LEAST = dated([{ since: '2023-01-01', value: 0.3 }])
const SOWN_BY = dated([{ since: '2023-01-01', value: '09-01' }])
const KEPT_TO = dated([{ since: '2023-01-01', value: '11-01' }])
/** Earlier sown, it is no catch crop of the autumn. */
const SOWN_FROM = '06-01'
const ENDING: ReadonlySet<string> = new Set([CATEGORY.tillage])

interface Judged {
  readonly state: State
  readonly line: Line
}

/** Sowings of summer and autumn; a planned job has no day of its own yet. */
const isSowing = ({ category, date, status }: EventFacts, year: number): boolean =>
  (category.key === CATEGORY.sowing || category.key === CATEGORY.undersowing) &&
  (status === 'PLANNED' || date >= `${year}-${SOWN_FROM}`)

function judge(
  facts: SchemeFacts,
  each: SchemeField,
  days: { sownBy: string; keptTo: string; least: number },
): Judged {
  const { year, today } = facts
  const { sownBy, keptTo, least } = days
  const [crop] = otherCropsOf(each.field, year).filter(({ use }) => use === 'CATCH_CROP_KSM')
  const area = crop?.area ?? each.area
  const name = cropNameOf(crop?.crop ?? null)
  const line = (state: State, note: string, jobId?: string): Judged => {
    const is = { ok: 'counts', unknown: 'unknown', attention: 'against', violation: 'against' } as const
    return {
      state,
      line: lineOf(each, { is: is[state], note: `${name}: ${note}`, area, ...(jobId ? { jobId } : {}) }),
    }
  }
  if (area < least) return line('violation', `alla ${num(least)} ha`)
  const main = cropIn(each, year)
  if (main === null) return line('unknown', 'põhikultuur on märkimata')
  if (!isFieldCrop(main) && !isVegetable(main))
    return line('violation', `põhikultuur on ${cropNameOf(main).toLowerCase()}`)
  const jobs = jobsOf(facts, each)
  const sowing = jobs.find((event) => isSowing(event, year))
  if (sowing === undefined)
    return today <= sownBy
      ? line('attention', `külvata ${dayText(sownBy)}`)
      : line('unknown', 'külv on kirjutamata')
  if (sowing.status !== 'PLANNED' && sowing.date > sownBy)
    return line('violation', `külvatud ${dayText(sowing.date)}, pärast ${dayText(sownBy)}`, sowing._id)
  const ended = jobs.find(
    ({ category, date, status }) =>
      ENDING.has(category.key) && status !== 'PLANNED' && date > sowing.date && date < keptTo,
  )
  if (ended) return line('violation', `haritud ${dayText(ended.date)}, enne ${dayText(keptTo)}`, ended._id)
  if (sowing.status === 'PLANNED') return line('attention', 'külv on kavas', sowing._id)
  return line('ok', `külvatud ${dayText(sowing.date)}`, sowing._id)
}

/** Catch crops of the extra activity: how large, sown by when, kept until when, and their photo. */
export const ksmCatchCrop: Requirement = {
  key: 'ksm-catch-crop',
  part: 'KSM_CATCH_CROP',
  title: 'Vahekultuur',
  summary:
    'Vahekultuur on vähemalt 0,30 hektaril põllukultuuri või köögivilja järel, külvatud hiljemalt 1. septembril ja alles vähemalt 1. novembrini; sellest saadetakse geosildiga foto.',
  sources: ksm('§ 24, § 6 lg 11'),
  limits: [
    { what: 'Vahekultuuri pind, vähemalt', unit: 'ha', values: LEAST, source: SOURCE },
    { what: 'Vahekultuuri külv hiljemalt', unit: '', values: SOWN_BY, source: SOURCE },
    { what: 'Vahekultuur säilib vähemalt', unit: '', values: KEPT_TO, source: SOURCE },
  ],
  due: '09-01',
  check: (facts) => {
    const { year, fields } = facts
    const end = `${year}-12-31`
    const days = {
      least: LEAST.at(end)?.value ?? 0,
      sownBy: `${year}-${SOWN_BY.at(end)?.value ?? ''}`,
      keptTo: `${year}-${KEPT_TO.at(end)?.value ?? ''}`,
    }
    const own = fields.filter(({ field }) =>
      otherCropsOf(field, year).some(({ use }) => use === 'CATCH_CROP_KSM'),
    )
    if (own.length === 0)
      return {
        state: 'unknown',
        says: 'Ühelgi põllul ei ole KSM vahekultuuri märgitud.',
        ways: [way('fields', 'Lisage põllule vahekultuur (KSM)')],
      }
    const judged = own.map((each) => judge(facts, each, days))
    const state = gravest(judged.map((each) => each.state))
    const lines = judged.map(({ line }) => line)
    const good = judged.filter((each) => each.state === 'ok')
    const value = good.reduce((sum, { line }) => sum + (line.area ?? 0), 0)
    const whole = judged.reduce((sum, { line }) => sum + (line.area ?? 0), 0)
    const figure = { value, unit: 'ha', limit: null, is: 'least', part: value, whole } as const
    const says = `Vahekultuur on korras ${num(value)} hektaril ${num(whole)} hektarist.`
    if (state !== 'ok')
      return {
        state,
        says,
        figure,
        lines,
        ways: own.some((each) => cropIn(each, year) === null)
          ? [way('fields', 'Märkige põldude kultuurid'), way('addJob', 'Lisage vahekultuuri külv')]
          : [way('addJob', 'Lisage vahekultuuri külv')],
      }
    const photo = toldFinding(facts, {
      key: 'KSM_CATCH_CROP_PHOTO',
      done: 'Vahekultuuri foto on saadetud',
      write: 'Kirjutage, millal vahekultuuri foto saadeti',
    })
    return { ...photo, says: `${says} ${photo.says}`, figure, lines }
  },
}
