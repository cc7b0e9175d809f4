import { manureIncorporation as manureIncorporationRule } from '../../../warnings/rules/manure-incorporation/rule.ts'
import { novemberIncorporation as novemberIncorporationRule } from '../../../warnings/rules/november-incorporation/rule.ts'
import { waterAct } from '../../lib/acts.ts'
import { FERTILIZINGS, judged } from '../../lib/judged.ts'

/** Sõnniku muldaviimine 24 tunniga, as the warnings judge it. */
export const manureIncorporation = judged({
  key: 'manure-incorporation',
  part: 'HPK',
  title: 'Sõnniku muldaviimine 24 tunniga',
  summary:
    'Kasvava kultuurita põllul viiakse sõnnik mulda 24 tunni jooksul; novembris ka kasvava kultuuriga põllul.',
  sources: waterAct('§ 159 lg 5–6'),
  rules: [manureIncorporationRule, novemberIncorporationRule],
  work: FERTILIZINGS,
})
