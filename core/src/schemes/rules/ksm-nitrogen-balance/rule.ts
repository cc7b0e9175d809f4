import { dated } from '../../../warnings/dated.ts'
import { counted, countedFields } from '../../../text/counted.ts'
import type { SchemeField } from '../../facts.ts'
import { ksm } from '../../lib/acts.ts'
import { cropIn, cropNameOf, lineOf } from '../../lib/land.ts'
import { num, way } from '../../lib/say.ts'
import { isFieldCrop, isHay } from '../../../warnings/lib/ksm.ts'
import { toldFinding } from '../../lib/told.ts'
import type { Requirement } from '../../requirement.ts'

const DUE = '12-01'
const WHEAT: ReadonlySet<string> = new Set(['talinisu', 'suvinisu', 'speltanisu'])
/** In 2025 of wheat alone; from 2026 on of all field crops and grass, and never of garden crops. */
const CROPS = dated([
  { since: '2025-01-01', value: 'nisu' },
  { since: '2026-01-01', value: 'kõik põllukultuurid ja rohumaa' },
])
const LACKS = {
  harvest: 'saak',
  fixation: 'liblikõieliste seotud lämmastik',
  removal: 'kultuuri arvestusnorm',
  nutrients: 'väetise lämmastikusisaldus',
} as const

const isAskedOf = (each: SchemeField, year: number): boolean => {
  const crop = cropIn(each, year) ?? ''
  if (each.balance === null || !(isFieldCrop(crop) || isHay(crop))) return false
  return year > 2025 || (year === 2025 && WHEAT.has(crop))
}

/** The balance of nitrogen of each field, and its data at PRIA. */
export const ksmNitrogenBalance: Requirement = {
  key: 'ksm-nitrogen-balance',
  part: 'KSM',
  title: 'Lämmastikubilanss',
  summary:
    'Iga põllukultuuri või heintaimedega põllu kohta, kus kasutati lämmastikku või kasvasid liblikõielised, arvutatakse bilanss ja selle andmed on PRIAs 1. detsembriks; aiakultuuridelt bilanssi ei küsita. 2025. aastal ainult nisu, 2026. aastast kõik.',
  sources: ksm('§ 11 ja § 34 lg 11'),
  limits: [
    {
      what: 'Kultuurid, mille bilanss arvutatakse',
      unit: '',
      values: CROPS,
      source: '21.12.2022 määrus nr 75 § 34 lg 11',
    },
  ],
  due: DUE,
  check: (facts) => {
    const { year, fields } = facts
    const asked = fields.filter((each) => isAskedOf(each, year))
    const untold = fields.filter((each) => cropIn(each, year) === null)
    const lines = [
      ...asked.map((each) => {
        const { balance } = each
        if (balance?.isKnown === true)
          return lineOf(each, {
            is: 'counts',
            note: `${cropNameOf(cropIn(each, year))}: ${num(balance.balance)} kg/ha`,
          })
        const lacks = balance?.missing.map((part) => LACKS[part]).join(', ') ?? ''
        return lineOf(each, { is: 'unknown', note: `puudub: ${lacks}` })
      }),
      ...untold.map((each) => lineOf(each, { is: 'unknown', note: 'kultuur märkimata' })),
    ]
    const known = asked.filter(({ balance }) => balance?.isKnown === true).length
    const figure = {
      value: known,
      unit: 'põldu',
      limit: asked.length,
      is: 'least',
      part: known,
      whole: asked.length,
    } as const
    const without = asked.filter(
      ({ balance }) => balance?.isKnown === false && balance.missing.includes('harvest'),
    )
    if (known < asked.length || untold.length > 0)
      return {
        state: 'unknown',
        says: `Bilanss on teada ${known} põllul ${asked.length}-st.${untold.length > 0 ? ` ${counted(untold.length, 'põllul', 'põllul')} on kultuur märkimata.` : ''}`,
        figure,
        lines,
        ways: [
          ...(without.length > 0
            ? [way('addJob', `Lisage koristus saagiga: ${countedFields(without.length)}`)]
            : []),
          ...(untold.length > 0 ? [way('fields', 'Märkige põldude kultuurid')] : []),
          ...(without.length < asked.length - known
            ? [way('fertilizationPlan', 'Täitke bilansi puuduvad arvud')]
            : []),
        ],
      }
    if (asked.length === 0)
      return {
        state: 'ok',
        says: 'Põllukultuuridele ja heintaimedele ei ole lämmastikku antud ja liblikõielisi ei kasvatata.',
        lines,
      }
    const told = toldFinding(facts, {
      key: 'KSM_BALANCE_SENT',
      done: 'Bilansi andmed on PRIAs',
      write: 'Kirjutage, millal bilansi andmed PRIAsse saadeti',
      due: DUE,
    })
    return { ...told, figure, lines }
  },
}
