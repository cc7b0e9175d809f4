import { unknownChemical as unknownChemicalRule } from '../../../warnings/rules/unknown-chemical/rule.ts'
import { useNotAuthorised as useNotAuthorisedRule } from '../../../warnings/rules/use-not-authorised/rule.ts'
import { doseExceeded as doseExceededRule } from '../../../warnings/rules/dose-exceeded/rule.ts'
import { usageTimesExceeded as usageTimesExceededRule } from '../../../warnings/rules/usage-times-exceeded/rule.ts'
import { intervalIgnored as intervalIgnoredRule } from '../../../warnings/rules/interval-ignored/rule.ts'
import { harvestDelayIgnored as harvestDelayIgnoredRule } from '../../../warnings/rules/harvest-delay-ignored/rule.ts'
import { workDelayIgnored as workDelayIgnoredRule } from '../../../warnings/rules/work-delay-ignored/rule.ts'
import { plantProtection } from '../../lib/acts.ts'
import { SPRAYINGS, judged } from '../../lib/judged.ts'

/** Taimekaitsevahend loa ja märgise järgi, as the warnings judge it. */
export const pppAuthorised = judged({
  key: 'ppp-authorised',
  part: 'HPK',
  title: 'Taimekaitsevahend loa ja märgise järgi',
  summary:
    'Vahend on lubatud, seda kasutatakse lubatud kultuuril, koguses, arv kordi ja vahedega; oote- ja tööooteaega peetakse.',
  sources: plantProtection('§ 78 lg 1'),
  rules: [
    unknownChemicalRule,
    useNotAuthorisedRule,
    doseExceededRule,
    usageTimesExceededRule,
    intervalIgnoredRule,
    harvestDelayIgnoredRule,
    workDelayIgnoredRule,
  ],
  work: SPRAYINGS,
})
