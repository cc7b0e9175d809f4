import { dayText } from '../../../text/format.ts'
import { isSyntheticIn } from '../../lib/synthetic.ts'
import { mahe } from '../../lib/acts.ts'
import { jobsOf, lineOf } from '../../lib/land.ts'
import { way } from '../../lib/say.ts'
import type { Requirement } from '../../requirement.ts'

/** Materials that an organic farm may hardly use; what may be used its inspection body says, so this is no verdict. */
export const maheInputs: Requirement = {
  key: 'mahe-inputs',
  part: 'MAHE',
  title: 'Mahetootmises lubatud sisendid',
  summary:
    'Mahepõllul ei kasutata sünteetilisi taimekaitsevahendeid ega mineraalväetisi. Lubatud toodete nimekirja Vagu ei tea: nimetatud tööd vaadake ise üle.',
  sources: mahe('§ 10'),
  check: (facts) => {
    const used = facts.fields.flatMap((each) =>
      jobsOf(facts, each).flatMap((event) => {
        const found = isSyntheticIn(event)
        return found === undefined ? [] : [{ each, event, found }]
      }),
    )
    if (used.length === 0)
      return { state: 'ok', says: 'Mineraalväetisi ega taimekaitsevahendeid ei ole kirjas.' }
    return {
      state: 'attention',
      says: `Kontrollida on ${used.length} kasutust: kas toode on mahetootmises lubatud.`,
      lines: used.map(({ each, event, found }) =>
        lineOf(each, {
          is: 'against',
          note: `${event.status === 'PLANNED' ? 'kavas' : dayText(event.date)}: ${found}`,
          jobId: event._id,
          area: event.area,
        }),
      ),
      ways: [way('jobs', 'Vaadake nimetatud tööd üle')],
    }
  },
}
