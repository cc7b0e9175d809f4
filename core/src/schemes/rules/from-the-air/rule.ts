import { counted } from '../../../text/counted.ts'
import { dayText } from '../../../text/format.ts'
import { FROM_THE_AIR } from '../../lib/acts.ts'
import { jobsOf, lineOf } from '../../lib/land.ts'
import { nothingOf, way } from '../../lib/say.ts'
import type { Requirement } from '../../requirement.ts'

/** Materials that are not spread from the air. */
const SPREAD: ReadonlySet<string> = new Set(['fertilizer', 'chemical'])

/** Õhust laotamine: known of jobs that name a machine that flies. */
export const fromTheAir: Requirement = {
  key: 'from-the-air',
  part: 'HPK',
  title: 'Õhust ei laotata ega pritsita',
  summary:
    'Väetist ega taimekaitsevahendit õhust ei laotata. Vagu näeb seda töödest, mille masin on droon või õhusõiduk.',
  sources: FROM_THE_AIR,
  check: (facts) => {
    const flying = new Set(facts.machines.flatMap(({ _id, kind }) => (kind === 'AIRCRAFT' ? [_id] : [])))
    const lines = facts.fields.flatMap((each) =>
      jobsOf(facts, each)
        .filter(
          ({ machine, materials }) =>
            flying.has(machine ?? '') && materials.some(({ type }) => SPREAD.has(type)),
        )
        .map(({ _id: jobId, job, date, status, area }) => {
          const when = status === 'PLANNED' ? 'kavas' : dayText(date)
          return lineOf(each, { is: 'against', note: `${job.name.toLowerCase()} ${when}`, jobId, area })
        }),
    )
    if (lines.length === 0) return nothingOf('Drooni ega õhusõidukiga ei ole laotatud.')
    return {
      state: 'violation',
      says: `Õhust on laotatud: ${counted(lines.length, 'töö', 'tööd')}.`,
      lines,
      ways: [way('jobs', 'Vaadake nimetatud tööd üle')],
    }
  },
}
