import { CATEGORY } from '../../../settings/table.ts'
import { counted } from '../../../text/counted.ts'
import { ksmCertifiedSeed as ksmCertifiedSeedRule } from '../../../warnings/rules/ksm-certified-seed/rule.ts'
import { ksm } from '../../lib/acts.ts'
import { judged } from '../../lib/judged.ts'

/** Sertifitseeritud ja oma seeme eri põldudel, as the warnings judge it. */
export const ksmSeedMixing = judged({
  key: 'ksm-seed-mixing',
  part: 'KSM',
  title: 'Sertifitseeritud ja oma seeme eri põldudel',
  summary: 'Samale põllule ei külvata sertifitseeritud ja oma teraviljaseemet, välja arvatud allakülv.',
  sources: ksm('§ 13'),
  rules: [ksmCertifiedSeedRule],
  work: {
    looksAt: ({ category }) => category.key === CATEGORY.sowing,
    isByCropYear: true,
    jobs: (count) => counted(count, 'külv', 'külvi'),
  },
})
