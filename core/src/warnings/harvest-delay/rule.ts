import { CATEGORY } from '../../settings/table.ts'
import { closureOf, findDelays } from '../delay.ts'
import type { Rule } from '../rule.ts'
import { LABEL } from '../sources.ts'

/** A harvest within the days after a job with a material that has a harvest delay. */
export const harvestDelay: Rule = {
  id: 'HARVEST_DELAY_IGNORED',
  title: 'Ooteaja rikkumine',
  level: 'ERROR',
  summary:
    'Pärast tööd vahendiga, millel on ooteaeg N päeva, ei tohi põllult koristada päevadel 0 kuni N − 1 ' +
    'viimasest tööpäevast; päeval N tohib.',
  sources: LABEL,
  reachOf: (event) => closureOf(event, (material) => material.harvestDelayDays)?.until ?? null,
  check: (facts) =>
    findDelays(facts, {
      daysOf: (material) => material.harvestDelayDays,
      concerns: (event) => event.category.key === CATEGORY.harvest,
      closesOwnDay: () => true,
      words: { within: 'ooteajal', subject: 'Ooteaeg', allowedFrom: 'Koristada tohib' },
    }),
}
