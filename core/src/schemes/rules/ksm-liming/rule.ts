import { otherCropsOf } from '../../../fields/rules.ts'
import { dayText } from '../../../text/format.ts'
import { cropByKey } from '../../../crops/table.ts'
import type { SchemeFacts, SchemeField } from '../../facts.ts'
import { ksm } from '../../lib/acts.ts'
import { cropIn, jobsOf } from '../../lib/land.ts'
import { type OfField, perField } from '../../lib/per-field.ts'
import { notDoneBy, way } from '../../lib/say.ts'
import { toldDay } from '../../lib/told.ts'
import { winterCoverOf } from '../../lib/winter-cover.ts'
import type { Requirement } from '../../requirement.ts'

const DUE = '12-01'
const LIME = 'FERTILIZER_LIMESTONE'

/** Whether something stands on the field in the autumn and winter after: a catch crop, permanent grass, what was sown for next year. */
const isGreenAfter = (facts: SchemeFacts, each: SchemeField): boolean =>
  otherCropsOf(each.field, facts.year).some(({ use }) => use !== 'UNDERSOWN') ||
  cropByKey(cropIn(each, facts.year) ?? '')?.rotationGroup === 'permanentGrass' ||
  ['green', 'kept'].includes(winterCoverOf(facts, each))

function judge(facts: SchemeFacts, each: SchemeField): OfField {
  const limed = jobsOf(facts, each).find(({ materials }) => materials.some(({ subtype }) => subtype === LIME))
  if (limed === undefined)
    return {
      state: notDoneBy(DUE, facts),
      note: 'lupjamist ei ole kirjas',
      way: way('addJob', 'Lisage lupjamine lubiväetisega'),
    }
  const jobId = limed._id
  if (limed.status === 'PLANNED') return { state: 'attention', note: 'lupjamine on kavas', jobId }
  const map = toldDay(facts, 'KSM_LIME_MAP')
  const note = `lubjatud ${dayText(limed.date)}`
  if (map !== undefined && map > `${facts.year}-${DUE}`)
    return { state: 'violation', note: `${note}; lubjatarbekaart saadetud ${dayText(map)}`, jobId }
  if (map === undefined)
    return {
      state: 'unknown',
      note: `${note}; lubjatarbekaardi saatmise päev on kirjutamata`,
      jobId,
      way: way('schemes', 'Kirjutage, millal lubjatarbekaart PRIAsse saadeti'),
    }
  if (toldDay(facts, 'KSM_LIME_PAPER') === undefined)
    return {
      state: 'unknown',
      note: `${note}; lubiväetise päritoludokument on üle vaatamata`,
      jobId,
      way: way(
        'schemes',
        'Kirjutage, millal vaatasite üle, et lubiväetis on väetiseregistris ja päritoludokument alles',
      ),
    }
  return isGreenAfter(facts, each)
    ? { state: 'ok', note, jobId }
    : {
        state: 'attention',
        note: `${note}; vahekultuuri, püsirohumaad ega talvist taimkatet ei ole kirjas`,
        jobId,
        way: way('fields', 'Märkige põllule vahekultuur või järgmise aasta kultuur'),
      }
}

/** Lupjamine, field by field; of the register of fertilizers and the paper no record tells. */
export const ksmLiming: Requirement = {
  key: 'ksm-liming',
  part: 'KSM_LIMING',
  title: 'Lupjamine',
  summary:
    'Valitud põldudel antakse väetiseregistrisse kantud lubiväetist, mille päritoludokument on alles. Lubjatarbekaart saadetakse PRIAsse hiljemalt 1. detsembril. Sügisel kasvab põllul vahekultuur või on seal püsirohumaa või talvine taimkate.',
  sources: ksm('§ 25, § 6 lg 12'),
  due: DUE,
  check: (facts) => perField(facts, 'KSM_LIMING', (each) => judge(facts, each)),
}
