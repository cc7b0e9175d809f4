import { ksmSubstanceTimes as ksmSubstanceTimesRule } from '../../../warnings/rules/ksm-substance-times/rule.ts'
import { ksm } from '../../lib/acts.ts'
import { SPRAYINGS, judged } from '../../lib/judged.ts'

/** Sama toimeaine kuni kaks korda, as the warnings judge it. */
export const ksmSubstanceTimes = judged({
  key: 'ksm-substance-times',
  part: 'KSM',
  title: 'Sama toimeaine kuni kaks korda',
  summary:
    'Sama toimeainet kasutatakse samal põllul kalendriaastas kuni kaks korda (insektitsiidid välja arvatud); nisu, rukis, oder, kaer, raps, rüps, mais, hernes, uba ja heintaimed.',
  sources: ksm('§ 17'),
  rules: [ksmSubstanceTimesRule],
  work: SPRAYINGS,
})
