import { ksm } from '../../lib/acts.ts'
import { dayText } from '../../../text/format.ts'
import { jobsOf } from '../../lib/land.ts'
import { notDoneBy, way } from '../../lib/say.ts'
import { toldDay } from '../../lib/told.ts'
import { perField } from '../../lib/per-field.ts'
import type { Requirement } from '../../requirement.ts'

const DUE = '12-01'
const LIME = 'FERTILIZER_LIMESTONE'

/** Lupjamine, field by field. */
export const ksmLiming: Requirement = {
  key: 'ksm-liming',
  part: 'KSM_LIMING',
  title: 'Lupjamine',
  summary:
    'Valitud põldudel antakse registrisse kantud lubiväetist, selle päritoludokument on alles ja lubjakaart on koostatud 1. detsembriks.',
  sources: ksm('§-d 21–26'),
  check: (facts) =>
    perField(facts, 'KSM_LIMING', (each) => {
      const jobs = jobsOf(facts, each)
      const limed = jobs.find(({ materials }) => materials.some(({ subtype }) => subtype === LIME))
      if (limed === undefined)
        return {
          state: notDoneBy(DUE, facts),
          note: 'lupjamist ei ole kirjas',
          way: way('addJob', 'Lisage lupjamine lubiväetisega'),
        }
      if (limed.status === 'PLANNED')
        return { state: 'attention', note: 'lupjamine on kavas', jobId: limed._id }
      const day = toldDay(facts, 'KSM_LIME_MAP')
      const note = `lubjatud ${dayText(limed.date)}`
      if (day === undefined)
        return {
          state: 'unknown',
          note: `${note}; lubjakaardi päev on kirjutamata`,
          jobId: limed._id,
          way: way('schemes', 'Kirjutage, millal lubjakaart koostati'),
        }
      return { state: day <= `${facts.year}-${DUE}` ? 'ok' : 'violation', note, jobId: limed._id }
    }),
}
