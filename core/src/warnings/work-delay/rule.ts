import { CATEGORY } from '../../settings/table.ts'
import { closureOf, findDelays } from '../delay.ts'
import type { Rule } from '../rule.ts'
import { LABEL } from '../sources.ts'

/** Any other job on the field within the days after a job with a material that has a work delay. */
export const workDelay: Rule = {
  id: 'WORK_DELAY_IGNORED',
  title: 'Tööoote rikkumine',
  level: 'ERROR',
  summary:
    'Pärast tööd vahendiga, millel on tööooteaeg N päeva, ei tohi põllul töötada päevadel 0 kuni N − 1 ' +
    'viimasest tööpäevast; päeval N tohib.',
  sources: LABEL,
  reachOf: (event) => closureOf(event, (material) => material.workDelayDays)?.until ?? null,
  check: (facts) =>
    findDelays(facts, {
      daysOf: (material) => material.workDelayDays,
      concerns: () => true,
      closesOwnDay: (event) => event.category.key === CATEGORY.harvest,
      words: { within: 'tööooteajal', subject: 'Tööooteaeg', allowedFrom: 'Põllul tohib töötada' },
    }),
}
