import { JOB } from '../../../settings/table.ts'
import { counted } from '../../../text/counted.ts'
import { waterAct } from '../../lib/acts.ts'
import { lookedOver } from '../../lib/looked-over.ts'
import type { Requirement } from '../../requirement.ts'

/** Days of the year in which animals stay away from the banks of inland waters. */
const [LAST, FIRST] = ['04-30', '11-01']
const isInWinter = (from: string, to: string, year: number): boolean =>
  from <= `${year}-${LAST}` || to >= `${year}-${FIRST}`

/** Karjatamine veekogu ääres: where the water is no job says. */
export const winterGrazing: Requirement = {
  key: 'winter-grazing',
  part: 'HPK',
  title: 'Karjatamine veekogu ääres',
  summary:
    'Siseveekogu veekaitsevööndis ei karjatata 1. novembrist 30. aprillini. Kas karjamaa ulatub vööndisse, põlluraamatust ei näe: nimetatud tööd vaadake ise üle.',
  sources: waterAct('§ 169 lg 5'),
  check: (facts) =>
    lookedOver(facts, {
      isMeant: ({ job, date, endDate, status }) =>
        job.key === JOB.herding &&
        status !== 'PLANNED' &&
        isInWinter(date, endDate ?? facts.today, facts.year),
      none: 'Talvel ei ole karjatatud.',
      look: (count) =>
        `Talvel on karjatatud: ${counted(count, 'töö', 'tööd')}. Kontrollige, et loomad ei pääsenud veekaitsevööndisse.`,
    }),
}
