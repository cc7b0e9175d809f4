import { CATEGORY } from '../../../settings/table.ts'
import { dayText } from '../../../text/format.ts'
import { type EventFacts, isWhatIf } from '../../../warnings/facts.ts'
import { isHay } from '../../../warnings/lib/ksm.ts'
import { dated } from '../../../warnings/dated.ts'
import { PEAT_TILLAGE } from '../../lib/acts.ts'
import { cropIn, cropNameOf, jobsOf } from '../../lib/land.ts'
import { isMilling, MILLING_TYPE } from '../../lib/milling.ts'
import { type OfField, perField } from '../../lib/per-field.ts'
import { way } from '../../lib/say.ts'
import type { SchemeFacts, SchemeField } from '../../facts.ts'
import type { Requirement } from '../../requirement.ts'

const YEARS = dated([{ since: '2023-01-01', value: 3 }])
const isTurned = (event: EventFacts): boolean =>
  (event.category.key === CATEGORY.tillage && event.job.key === 'ploughing') || isMilling(event)

const whenText = ({ date, status, job }: EventFacts): string =>
  `${job.name.toLowerCase()} ${status === 'PLANNED' ? 'kavas' : dayText(date)}`

function judge(facts: SchemeFacts, each: SchemeField): OfField {
  const [turned] = jobsOf(facts, each).filter(isTurned)
  const crop = cropIn(each, facts.year)
  if (turned === undefined) return { state: 'ok', note: `${cropNameOf(crop)}, ei ole küntud ega freesitud` }
  const note = whenText(turned)
  const jobId = turned._id
  if (crop === null)
    return {
      state: 'unknown',
      note: `${note}; kultuur märkimata`,
      jobId,
      way: way('fields', 'Märkige põldude kultuurid'),
    }
  if (isHay(crop))
    return { state: 'violation', note: `${note}: turvasmullal olevat rohumaad ei künta ega freesita`, jobId }
  const before = each.events.find(
    (event) => isTurned(event) && !isWhatIf(event) && event.date < `${facts.year}-01-01`,
  )
  return before
    ? { state: 'violation', note: `${note}; enne seda ${whenText(before)}`, jobId }
    : {
        state: 'attention',
        note: `${note}: vaadake, et kahel eelmisel aastal ei küntud ega freesitud`,
        jobId,
      }
}

/** Turvasmulla kündmine: the jobs of the year before reach back to July, the ones before them nobody reads here. */
export const peatTillage: Requirement = {
  key: 'peat-tillage',
  part: 'HPK_PEAT',
  title: 'Turvasmulla kündmine ja freesimine',
  summary: `Turvasmullal (turvast vähemalt 65%) põllumaad küntakse või freesitakse kõige rohkem üks kord kolme aasta jooksul, rohumaad üldse mitte. ${MILLING_TYPE}`,
  sources: PEAT_TILLAGE,
  limits: [
    {
      what: 'Aastaid, mille jooksul võib künda või freesida ühe korra',
      unit: 'aastat',
      values: YEARS,
      source: '21.12.2022 määrus nr 68 § 3 lg 1',
    },
  ],
  check: (facts) => perField(facts, 'HPK_PEAT', (each) => judge(facts, each)),
}
