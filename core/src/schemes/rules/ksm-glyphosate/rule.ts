import { CATEGORY } from '../../../settings/table.ts'
import { counted } from '../../../text/counted.ts'
import { ksmGlyphosate as ksmGlyphosateRule } from '../../../warnings/rules/ksm-glyphosate/rule.ts'
import { ksm } from '../../lib/acts.ts'
import { judgedFinding } from '../../lib/judged.ts'
import type { Requirement } from '../../requirement.ts'

const RULES = [ksmGlyphosateRule]

/** Glüfosaadi keeld, as the warnings judge it. */
export const ksmGlyphosate: Requirement = {
  key: 'ksm-glyphosate',
  part: 'KSM',
  title: 'Glüfosaadi keeld',
  summary:
    'Glüfosaati ei kasutata põllukultuuril tärkamisest koristuseni ega aiakultuuril, mustkesal, söödil, haljaskesal, haljasväetisel ja vahekultuuril.',
  sources: ksm('§ 14'),
  limits: RULES.flatMap((rule) => rule.limits ?? []),
  check: (facts) =>
    judgedFinding(facts, {
      rules: RULES,
      looksAt: ({ category }) => category.key === CATEGORY.plantProtection,
      jobs: (count) => counted(count, 'pritsimine', 'pritsimist'),
    }),
}
