import { dayText } from '../../../text/format.ts'
import { waterAct } from '../../lib/acts.ts'
import { jobsOf } from '../../lib/land.ts'
import { perField } from '../../lib/per-field.ts'
import type { Requirement } from '../../requirement.ts'

/** Looduslik rohumaa ilma väetiseta; what grazing brings is judged with the manure of the farm. */
export const naturalGrassland: Requirement = {
  key: 'natural-grassland',
  part: 'HPK_NATURAL_GRASS',
  title: 'Looduslik rohumaa ilma väetiseta',
  summary:
    'Looduslikku rohumaad ei väetata. Karjatada võib, kui loomad ei jäta aastas üle 170 kg lämmastikku ja 25 kg fosforit hektarile.',
  sources: waterAct('§ 161 lg 5'),
  check: (facts) =>
    perField(facts, 'HPK_NATURAL_GRASS', (each) => {
      const found = jobsOf(facts, each).find(({ materials }) =>
        materials.some(({ type }) => type === 'fertilizer'),
      )
      if (found === undefined) return { state: 'ok', note: 'ei ole väetatud' }
      const when = found.status === 'PLANNED' ? 'kavas' : dayText(found.date)
      return { state: 'violation', note: `${found.job.name.toLowerCase()} ${when}`, jobId: found._id }
    }),
}
