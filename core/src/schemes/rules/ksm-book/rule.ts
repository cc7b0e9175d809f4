import { ksm } from '../../lib/acts.ts'
import { toldFinding } from '../../lib/told.ts'
import type { Requirement } from '../../requirement.ts'

/** Põlluraamat on PRIAs: told by the farmer, for no record shows it. */
export const ksmBook: Requirement = {
  key: 'ksm-book',
  part: 'KSM',
  title: 'Põlluraamat on PRIAs',
  summary:
    'Põlluraamatut peetakse elektrooniliselt PRIAs või sellega ühendatud programmis ja samad andmed saadetakse PRIAsse.',
  sources: ksm('§ 10'),
  check: (facts) =>
    toldFinding(facts, {
      key: 'KSM_BOOK_SENT',
      done: 'Andmed on PRIAsse saadetud',
      write: 'Kirjutage, millal selle aasta põlluraamatu andmed PRIAsse saadeti',
    }),
}
