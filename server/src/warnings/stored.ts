/** How warnings are stored: by the rules, which judge them anew when they change, and hidden ones as they were shown. */
import { sourceOf } from '@vagu/core/warnings/evaluate'
import { rules } from '@vagu/core/warnings/registry'
import { type Source, Warning } from '@vagu/core/warnings/schema'
import { asItIs, ownText, stored } from '../db/stored.ts'
import type { Tables } from '../db/schema.ts'
import { withMembers } from '../http/json-text.ts'

/** A warning as it was when it was hidden. */
export const storedHidden = stored('hidden warning', Warning, [asItIs])

/** The columns that a stored warning is put together of. */
export const WARNING_COLUMNS = [
  'warning.id',
  'warning.rule',
  'warning.day',
  'warning.field_id',
  'warning.target_id',
  'warning.document',
] as const

type StoredWarning = Pick<Tables['warning'], 'id' | 'rule' | 'day' | 'field_id' | 'target_id' | 'document'>

const rulesById = new Map(rules.map((rule) => [rule.id, rule]))

/** Source that a rule of this program rests on at a day. */
const knownSource = (ruleId: string, day: string): Source | undefined => {
  const rule = rulesById.get(ruleId)
  return rule && sourceOf(rule, day)
}

/**
 * The document of a warning: without what its columns say, and without the source where the rule tells it at that day,
 * which is half of the text. When a source changes, the rule is another one, and the warning is judged anew.
 */
export function documentOf(warning: Warning, day: string): string {
  if (knownSource(warning.type.key, day) !== warning.source) return JSON.stringify(warning)
  // an object that loses members so keeps its form, and is written several times faster than what is left of it in a new one
  return JSON.stringify({
    ...warning,
    _id: undefined,
    targetId: undefined,
    fieldId: undefined,
    source: undefined,
  })
}

/** No text within JSON can hold it: there a quotation mark has a backslash before it. */
const SOURCE_MEMBER = '"source":'

/** A stored warning as JSON, as it is shown. */
export function warningText({ id, rule, day, field_id, target_id, document }: StoredWarning): string {
  if (document.includes(SOURCE_MEMBER)) return document
  const source = knownSource(rule, day) ?? { title: '' }
  return withMembers({ _id: id, targetId: target_id, fieldId: field_id, source }, document)
}

/** A stored warning has the shape that the rules of this program give it: others are judged anew when it starts. */
export const warningOf = (row: StoredWarning): Warning => ownText(Warning, warningText(row))
