import { CATEGORY } from '../../../settings/table.ts'
import { counted } from '../../../text/counted.ts'
import { dayText } from '../../../text/format.ts'
import { ksm } from '../../lib/acts.ts'
import { glyphosateIn } from '../../lib/glyphosate.ts'
import { jobsOf, lineOf } from '../../lib/land.ts'
import type { Requirement } from '../../requirement.ts'

/** A year without glyphosate on the whole holding. */
export const ksmNoGlyphosate: Requirement = {
  key: 'ksm-no-glyphosate',
  part: 'KSM_NO_GLYPHOSATE',
  title: 'Glüfosaadivaba aasta',
  summary: 'Glüfosaati ei kasutata kohustuseaastal kogu ettevõtte maal.',
  sources: ksm('§-d 21–26'),
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
    return { state: 'ok', says: `Vaadatud ${looked}: glüfosaati ei ole kasutatud.`, lines }
  },
}
