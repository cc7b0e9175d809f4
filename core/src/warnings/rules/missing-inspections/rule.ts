import { CATEGORY } from '../../../settings/table.ts'
import { type EventFacts, type Facts, type MaterialUse } from '../../facts.ts'
import { fingerprint, keysOf } from '../../fingerprint.ts'
import { placeText } from '../../lib/targets/material-places.ts'
import type { Finding, Rule } from '../../rule.ts'
import { INTEGRATED_PEST_MANAGEMENT } from '../../lib/law/sources.ts'

/** Growth inhibitors, desiccants, wetting agents and biostimulants are used without anything to look for. */
const isMonitored = ({ type, subtypeVariant }: MaterialUse): boolean =>
  type === 'chemical' &&
  (subtypeVariant === null || subtypeVariant === 'TKV_REGISTRIST' || subtypeVariant === 'TKV_MUU')

function judge(event: EventFacts, field: string): Finding[] {
  // Before a planned job there is nothing to observe yet.
  if (event.category.key !== CATEGORY.plantProtection || event.status === 'PLANNED') return []
  const monitored = event.inspections.length === 0 ? event.materials.filter(isMonitored) : []
  const [material] = monitored
  if (material === undefined) return []
  return [
    {
      outcome: 'broken',
      event,
      related: null,
      material,
      cause: fingerprint(keysOf(monitored)),
      date: event.date,
      until: null,
      nextAllowed: null,
      message: () =>
        `${placeText(event, field)}taimekaitsetööl vahendiga „${material.name}“ puudub seire. Märkige, mida põllul ` +
        'enne tööd leiti ja kui palju; kui midagi ei leitud, valige „ei tuvastatud“. Seire on integreeritud ' +
        'taimekaitse kohustus; kirja panemist küsib Vagu.',
    },
  ]
}

/** Plant protection without a word of what was found on the field. */
export const missingInspections: Rule = {
  id: 'MISSING_INSPECTIONS',
  title: 'Taimekaitsetööl puudub seire',
  level: 'ERROR',
  summary:
    'Taimekaitsetööl, milles on registrist võetud, muu või märkimata liiki taimekaitsevahend, peab olema vähemalt üks ' +
    'seire rida; ka „ei tuvastatud“ on rida. Kasvu pidurdajalt, desikandilt, märgajalt ja biostimulaatorilt seiret ei ' +
    'küsita, kavandatud töölt samuti mitte. Seire ise on taimekaitseseaduse kohustus (integreeritud taimekaitse, alates ' +
    '2014. aastast); selle kirja panemist seadus ei nõua, seda küsib Vagu, et kohustus oleks tõendatud.',
  isOfOneJob: true,
  sources: INTEGRATED_PEST_MANAGEMENT,
  quantities: [],
  check: ({ events, field }: Facts) => events.flatMap((event) => judge(event, field.name)),
}
