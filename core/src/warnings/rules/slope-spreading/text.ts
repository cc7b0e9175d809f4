/** The sentences of the rule. */
import { dayText } from '../../../text/format.ts'
import { spreadText } from '../../lib/fertilising/spreading.ts'
import type { OnSlope } from './rule.ts'

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
