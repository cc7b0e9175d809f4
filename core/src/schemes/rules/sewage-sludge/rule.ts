import { SEWAGE_SLUDGE } from '../../../nutrients/organic.ts'
import { counted } from '../../../text/counted.ts'
import { waterAct } from '../../lib/acts.ts'
import { lookedOver } from '../../lib/looked-over.ts'
import type { Requirement } from '../../requirement.ts'

/** Reoveesete: its proofs stand in no book. */
export const sewageSludge: Requirement = {
  key: 'sewage-sludge',
  part: 'HPK',
  title: 'Reoveesete',
  summary:
    'Põllul tohib kasutada ainult stabiliseeritud ja hügieniseeritud reoveesetet. Kasutamine on põlluraamatus ja andmeid hoitakse viis aastat.',
  sources: waterAct('§-d 172–173'),
  check: (facts) =>
    lookedOver(facts, {
      isMeant: ({ materials }) => materials.some(({ organicType }) => organicType === SEWAGE_SLUDGE),
      none: 'Reoveesetet ei ole kasutatud.',
      look: (count) =>
        `Reoveesetet on kasutatud: ${counted(count, 'töö', 'tööd')}. Hoidke alles tõend, et sete on stabiliseeritud ja hügieniseeritud.`,
    }),
}
