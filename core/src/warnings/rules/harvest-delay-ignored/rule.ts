import { CATEGORY } from '../../../settings/table.ts'
import { HARVEST_DELAY, harvestDelay } from '../../lib/delay/delay-kinds.ts'
import { delayCheck } from '../../lib/delay/delay-check.ts'
import type { Rule } from '../../rule.ts'
import { LABEL } from '../../lib/law/sources.ts'

/** A harvest within the days after a job with a material that has a harvest delay. */
export const harvestDelayIgnored: Rule = {
  id: 'HARVEST_DELAY_IGNORED',
  title: 'Ooteaja rikkumine',
  level: 'ERROR',
  summary:
    'Pärast tööd vahendiga, millel on ooteaeg N päeva, ei tohi põllult koristada päevadel 0 kuni N − 1 ' +
    'viimasest tööpäevast, ega mitmepäevase töö enda päevadel; päeval N tohib. Kui vahendil ei ole oma ooteaega või on see toote pikim, loeb ' +
    'registri ooteaeg selle saagiaasta kultuurile. Kui vahendi oma arv on registri ' +
    'omast väiksem, antakse registri järgi tähelepanek.',
  sources: LABEL,
  quantities: [],
  ...delayCheck(harvestDelay, {
    concerns: (event) => event.category.key === CATEGORY.harvest,
    closesOwnDays: () => true,
    words: {
      within: 'ooteajal',
      subject: HARVEST_DELAY,
      allowedFrom: 'Koristada tohib',
    },
  }),
}
