import { sourceOf } from '@vagu/core/warnings/evaluate'
import { rules } from '@vagu/core/warnings/registry'
import type { Warning } from '@vagu/core/warnings/schema'
import { describe, expect, it } from 'vitest'
import { documentOf, warningOf, warningText } from './stored.ts'

const DAY = '2026-05-10'
const rule = rules.find(({ id }) => id === 'HARVEST_DELAY_IGNORED')
if (rule === undefined) throw new Error('there is no such rule')

const warning: Warning = {
  _id: 'HARVEST_DELAY_IGNORED|job-1|cause',
  type: { key: rule.id, title: rule.title, level: rule.level },
  title: rule.title,
  // words of a farmer may look like a member of the document
  message: 'Põld „"source":{"title":"x"}“ on suletud.',
  targetKind: 'job',
  targetId: 'job-1',
  fieldId: 'field-1',
  fieldName: '"source":',
  date: DAY,
  until: '2026-05-20',
  nextAllowed: '2026-05-21',
  source: sourceOf(rule, DAY),
  judged: 'abc',
  event: null,
  related: null,
  requisite: null,
  seed: null,
  isWhatIf: false,
}

const rowOf = (of: Warning, document = documentOf(of, DAY)) => ({
  id: of._id,
  rule: of.type.key,
  day: DAY,
  field_id: of.fieldId ?? '',
  target_id: of.targetId,
  document,
})

describe('a stored warning', () => {
  it('says what it said, without holding the source of its rule', () => {
    const row = rowOf(warning)
    expect(row.document.length).toBeLessThan(JSON.stringify(warning).length / 2)
    expect(warningOf(row)).toEqual(warning)
  })

  it('holds its source where the rule tells another one', () => {
    const other = { ...warning, source: { title: 'Seadus' } }
    expect(warningOf(rowOf(other))).toEqual(other)
  })

  it('holds its source where the program has no such rule', () => {
    const other = { ...warning, type: { ...warning.type, key: 'NEW_LAW' } }
    expect(warningOf(rowOf(other))).toEqual(other)
  })

  it('is read as it was stored whole', () => {
    const whole = JSON.stringify(warning)
    expect(warningText(rowOf(warning, whole))).toBe(whole)
  })
})
