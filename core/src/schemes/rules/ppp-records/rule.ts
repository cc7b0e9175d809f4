import { sprayingRecordIncomplete as sprayingRecordIncompleteRule } from '../../../warnings/rules/spraying-record-incomplete/rule.ts'
import { SPRAYING_RECORD } from '../../../warnings/lib/law/sources.ts'
import { SPRAYINGS, judged } from '../../lib/judged.ts'

/** Taimekaitsetöö kanne, as the warnings judge it. */
export const pppRecords = judged({
  key: 'ppp-records',
  part: 'HPK',
  title: 'Taimekaitsetöö kanne',
  summary:
    'Iga pritsimise kohta on kirjas vahend, aeg, norm, maa-ala, kultuur ja tegija, 2026. aastast ka registreerimisnumber ja kasvufaas, kus seda küsitakse.',
  sources: SPRAYING_RECORD,
  rules: [sprayingRecordIncompleteRule],
  work: SPRAYINGS,
})
