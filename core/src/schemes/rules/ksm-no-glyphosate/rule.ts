import { yearInfoOf } from '../../../fields/rules.ts'
import { CATEGORY } from '../../../settings/table.ts'
import { counted } from '../../../text/counted.ts'
import { dayText } from '../../../text/format.ts'
import { ksm } from '../../lib/acts.ts'
import { glyphosateIn } from '../../lib/glyphosate.ts'
import { hectares, jobsOf, lineOf } from '../../lib/land.ts'
import { num, way } from '../../lib/say.ts'
import type { Requirement } from '../../requirement.ts'
import type { SchemeFacts, SchemeField } from '../../facts.ts'

/** Whether a field lies on organic land: as the field says, else as the farm. */
const isOrganic = ({ field }: SchemeField, { year, isOrganic: isFarmOrganic }: SchemeFacts): boolean => {
  const mode = yearInfoOf(field, year)?.farmingMode
  return mode == null ? isFarmOrganic : mode === 'ORGANIC'
}

/** A year without glyphosate on the whole holding. */
export const ksmNoGlyphosate: Requirement = {
  key: 'ksm-no-glyphosate',
  part: 'KSM_NO_GLYPHOSATE',
  title: 'Glüfosaadivaba aasta',
  summary:
    'Glüfosaati ei kasutata kohustuseaastal kogu ettevõtte maal. Mahepõllumajanduse registris oleva maa eest selle lisategevuse toetust ei anta.',
  sources: ksm('§ 26, § 6 lg 14'),
  check: (facts) => {
    const sprayed = facts.fields.flatMap((each) =>
      jobsOf(facts, each)
        .filter(
          ({ category, materials }) =>
            category.key === CATEGORY.plantProtection || materials.some(({ type }) => type === 'chemical'),
        )
        .map((event) => ({ each, event, found: glyphosateIn(event, facts) })),
    )
    const used = sprayed.filter(({ found }) => found.is === 'glyphosate')
    const untold = sprayed.filter(({ found }) => found.is === 'unknown')
    const lines = [...used, ...untold].map(({ each, event, found }) =>
      lineOf(each, {
        is: found.is === 'glyphosate' ? 'against' : 'unknown',
        note: `${event.status === 'PLANNED' ? 'kavas' : dayText(event.date)}: ${found.name}${found.is === 'unknown' ? ', toimeained ei ole teada' : ''}`,
        jobId: event._id,
        area: event.area,
      }),
    )
    const looked = counted(sprayed.length, 'pritsimine', 'pritsimist')
    if (used.length > 0)
      return { state: 'violation', says: `Vaadatud ${looked}: glüfosaati on kasutatud.`, lines }
    if (untold.length > 0)
      return {
        state: 'unknown',
        says: `Vaadatud ${looked}: mõne vahendi toimeained ei ole teada.`,
        lines,
        ways: [{ page: 'jobs', text: 'Märkige vahendite toimeained' }],
      }
    const organic = facts.fields.filter((each) => isOrganic(each, facts))
    const says = `Vaadatud ${looked}: glüfosaati ei ole kasutatud.`
    if (organic.length === 0) return { state: 'ok', says }
    const unpaid = organic.map((each) => lineOf(each, { is: 'base', note: 'mahemaa: toetust ei anta' }))
    return organic.length === facts.fields.length
      ? {
          state: 'violation',
          says: `${says} Kogu maa on mahemaa, mille eest toetust ei anta.`,
          lines: unpaid,
          ways: [way('schemes', 'Võtke lisategevus maha')],
        }
      : {
          state: 'ok',
          says: `${says} Mahemaa (${num(hectares(organic))} ha) eest toetust ei anta.`,
          lines: unpaid,
        }
  },
}
