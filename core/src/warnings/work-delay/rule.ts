import { CATEGORY } from '../../settings/table.ts'
import { delayDays } from '../delay-days.ts'
import { closureOf, findDelays } from '../delay.ts'
import type { Rule } from '../rule.ts'
import { LABEL } from '../sources.ts'

const SUBJECT = 'Tööooteaeg'
const { daysOf, whyLongest, longestDays } = delayDays('workDelayDays', SUBJECT)

/** Any other job on the field within the days after a job with a material that has a work delay. */
export const workDelay: Rule = {
  id: 'WORK_DELAY_IGNORED',
  title: 'Tööoote rikkumine',
  level: 'ERROR',
  summary:
    'Pärast tööd vahendiga, millel on tööooteaeg N päeva, ei tohi põllul töötada päevadel 0 kuni N − 1 ' +
    'viimasest tööpäevast; päeval N tohib. Kui vahendil ei ole oma tööooteaega või on see toote pikim, loeb ' +
    'registri tööooteaeg selle saagiaasta kultuurile.',
  sources: LABEL,
  reachOf: (event, products) =>
    closureOf(event, (material) => longestDays(products, material))?.until ?? null,
  check: (facts) =>
    findDelays(facts, {
      daysOf: (material, cause) => daysOf(facts, cause, material),
      concerns: () => true,
      closesOwnDay: (event) => event.category.key === CATEGORY.harvest,
      words: {
        within: 'tööooteajal',
        subject: SUBJECT,
        allowedFrom: 'Põllul tohib töötada',
        why: ({ cause, material }) => whyLongest(facts, cause, material),
      },
    }),
}
