import { ksm } from '../../lib/acts.ts'
import { isGardenCrop } from '../../../warnings/lib/ksm.ts'
import { cropIn, cropNameOf } from '../../lib/land.ts'
import { way } from '../../lib/say.ts'
import { perField } from '../../lib/per-field.ts'
import type { Requirement } from '../../requirement.ts'

/** Haljasväetis enne köögivilja, field by field. */
export const ksmGreenManure: Requirement = {
  key: 'ksm-green-manure',
  part: 'KSM_GREEN_MANURE',
  title: 'Haljasväetis enne köögivilja',
  summary:
    'Valitud põldudel kasvatatakse haljasväetist enne köögivilja: järgmisel aastal kasvab seal aiakultuur.',
  sources: ksm('§-d 21–26'),
  check: (facts) =>
    perField(facts, 'KSM_GREEN_MANURE', (each) => {
      const next = cropIn(each, facts.year + 1)
      if (next === null)
        return {
          state: 'unknown',
          note: `${facts.year + 1}. aasta kultuur ei ole teada`,
          way: way('cropRotation', 'Märkige järgmise aasta kultuur'),
        }
      return { state: isGardenCrop(next) ? 'ok' : 'violation', note: `järgmisel aastal ${cropNameOf(next)}` }
    }),
}
