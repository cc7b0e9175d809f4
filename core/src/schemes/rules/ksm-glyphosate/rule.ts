import { ksmGlyphosate as ksmGlyphosateRule } from '../../../warnings/rules/ksm-glyphosate/rule.ts'
import { ksm } from '../../lib/acts.ts'
import { SPRAYINGS, judged } from '../../lib/judged.ts'

/** Glüfosaadi keeld, as the warnings judge it. */
export const ksmGlyphosate = judged({
  key: 'ksm-glyphosate',
  part: 'KSM',
  title: 'Glüfosaadi keeld',
  summary:
    'Glüfosaati ei kasutata põllukultuuril tärkamisest koristuseni ega aiakultuuril, mustkesal, söödil, haljaskesal, haljasväetisel ja vahekultuuril.',
  sources: ksm('§ 14'),
  rules: [ksmGlyphosateRule],
  work: SPRAYINGS,
})
