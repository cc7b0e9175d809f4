import { CATEGORY } from '../../../settings/table.ts'
import { counted } from '../../../text/counted.ts'
import { sprayingRecordIncomplete as sprayingRecordIncompleteRule } from '../../../warnings/rules/spraying-record-incomplete/rule.ts'
import { SPRAYING_RECORD } from '../../../warnings/lib/law/sources.ts'
import { judgedFinding } from '../../lib/judged.ts'
import type { Requirement } from '../../requirement.ts'

const RULES = [sprayingRecordIncompleteRule]

/** Taimekaitsetöö kanne, as the warnings judge it. */
export const pppRecords: Requirement = {
  key: 'ppp-records',
  part: 'HPK',
  title: 'Taimekaitsetöö kanne',
  summary:
    'Iga pritsimise kohta on kirjas vahend, aeg, norm, maa-ala, kultuur ja tegija, 2026. aastast ka registreerimisnumber ja kasvufaas, kus seda küsitakse.',
  sources: SPRAYING_RECORD,
  limits: RULES.flatMap((rule) => rule.limits ?? []),
  check: (facts) =>
    judgedFinding(facts, {
      rules: RULES,
      looksAt: ({ category }) => category.key === CATEGORY.plantProtection,
      jobs: (count) => counted(count, 'pritsimine', 'pritsimist'),
    }),
}
