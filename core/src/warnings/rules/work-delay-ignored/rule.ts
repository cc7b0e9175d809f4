import { CATEGORY } from '../../../settings/table.ts'
import { WORK_DELAY, workDelay } from '../../lib/delay/delay-kinds.ts'
import { delayCheck } from '../../lib/delay/delay-check.ts'
import type { Rule } from '../../rule.ts'
import { LABEL } from '../../lib/law/sources.ts'

/** Any other job on the field within the days after a job with a material that has a work delay. */
export const workDelayIgnored: Rule = {
  id: 'WORK_DELAY_IGNORED',
  title: 'Tööoote rikkumine',
  level: 'ERROR',
  summary:
    'Pärast tööd vahendiga, millel on tööooteaeg N päeva, ei tohi põllul töötada päevadel 0 kuni N − 1 ' +
    'viimasest tööpäevast; päeval N tohib. Koristada ei tohi ka mitmepäevase töö enda päevadel. Kui vahendil ei ole oma tööooteaega või on see toote pikim, loeb ' +
    'registri tööooteaeg selle saagiaasta kultuurile. Kui vahendi oma arv on registri ' +
    'omast väiksem, antakse registri järgi tähelepanek.',
  sources: LABEL,
  quantities: [],
  ...delayCheck(workDelay, {
    concerns: () => true,
    closesOwnDays: (event) => event.category.key === CATEGORY.harvest,
    words: {
      within: 'tööooteajal',
      subject: WORK_DELAY,
      allowedFrom: 'Põllul tohib töötada',
    },
  }),
}
