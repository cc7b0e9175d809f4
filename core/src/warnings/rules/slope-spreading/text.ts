/** The sentences of the rule. */
import type { Slope } from '../../../fields/schema.ts'
import { dayText } from '../../../text/format.ts'
import { type SpreadFertilizer, spreadText } from '../../lib/fertilizing/spreading.ts'

/** A fertilizer on a slope, on the first day on which its surface is closed. */
export interface OnSlope {
  readonly spread: SpreadFertilizer
  readonly slope: Exclude<Slope, 'UP_TO_5'>
  readonly field: string
  readonly day: string
  /** Null where it is closed at all times. */
  readonly from: string | null
  readonly until: string | null
  readonly nextAllowed: string | null
}

const banText = ({ slope, from, until }: OnSlope): string =>
  slope === 'ABOVE_10'
    ? 'Üle 10% kaldega maal ei tohi väetist pinnale laotada'
    : `5–10% kaldega maal ei tohi väetist pinnale laotada ${dayText(from ?? '')} kuni ${dayText(until ?? '')} ` +
      '(mõlemad päevad kaasa arvatud), et see ei uhtuks vette'

const wayOutText = ({ slope, nextAllowed }: OnSlope): string =>
  slope === 'ABOVE_10'
    ? 'Viige väetis otse mulda või jätke järsk osa väetamata; kui põllu kalle on tegelikult väiksem, parandage see põllu andmetes.'
    : `Pinnale tohib laotada alates ${dayText(nextAllowed ?? '')}; otse mulda viies varem, kui muud keeluajad lubavad.`

export const brokenText = (found: OnSlope): string =>
  `${spreadText(found.spread, found.field)}: väetis laotati kallaku pinnale. ${banText(found)}. ${wayOutText(found)}`

export const unknownText = (found: OnSlope): string =>
  `${spreadText(found.spread, found.field)}: ${banText(found)}, aga laotusviis on märkimata. Märkige, kas see oli ` +
  'paisklaotus, lintlaotus või muldaviimine.'

export const adviceText = ({ spread, field }: OnSlope): string =>
  `${spreadText(spread, field)}: põllu kalle on üle 10%. Pinnale laotada siin ei tohi; muldaviimise erandid on määruses, ` +
  'mida Vagu ei tunne. Küsige Keskkonnaametist, kui kahtlete.'
