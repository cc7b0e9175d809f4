import { PRODUCT_STORE } from '../../lib/acts.ts'
import { toldFinding } from '../../lib/told.ts'
import type { Requirement } from '../../requirement.ts'

/** Taimekaitsevahendite hoiukoht: told by the farmer, for no record shows it. */
export const pppStore: Requirement = {
  key: 'ppp-store',
  part: 'HPK',
  title: 'Taimekaitsevahendite hoiukoht',
  summary:
    'Vahendid on terves algpakendis, lukustatud, sildiga ja tuulutatavas kohas, eraldi toidust ja söödast; põrand on tihe, käepärast on imav materjal, kustuti ja number 112.',
  sources: PRODUCT_STORE,
  check: (facts) =>
    toldFinding(facts, {
      key: 'PPP_STORE',
      done: 'Hoiukoht on üle vaadatud',
      write: 'Vaadake hoiukoht üle ja kirjutage, millal',
    }),
}
