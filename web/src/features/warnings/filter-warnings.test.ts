import type { Warning } from '@vagu/core/warnings/schema'
import { expect, it } from 'vitest'
import { fieldOptions, filterWarnings, newestFirst, NO_FILTER } from './filter-warnings.ts'

const warningOf = (id: string, changes: Partial<Warning> = {}): Warning => ({
  _id: id,
  type: { key: 'HARVEST_DELAY_IGNORED', title: id, level: 'ERROR' },
  title: id,
  message: '',
  targetKind: 'job',
  targetId: id,
  fieldId: 'a',
  fieldName: 'Kodupõld',
  date: '2026-06-15',
  until: null,
  nextAllowed: null,
  source: { title: '' },
  event: null,
  related: null,
  requisite: null,
  isWhatIf: false,
  ...changes,
})
const mild = warningOf('mild', {
  type: { key: 'X', title: 'X', level: 'WARN' },
  fieldId: 'b',
  fieldName: 'Rand',
})
const farm = warningOf('farm', { fieldId: null, fieldName: null, date: null })
const late = warningOf('late', { date: '2026-07-01' })
const all = [farm, mild, late]
const ids = (warnings: readonly Warning[]) => warnings.map(({ _id }) => _id)

it('narrows by level and by field', () => {
  expect(ids(filterWarnings(all, NO_FILTER))).toEqual(['farm', 'mild', 'late'])
  expect(ids(filterWarnings(all, { level: 'WARN', fieldId: '' }))).toEqual(['mild'])
  expect(ids(filterWarnings(all, { level: '', fieldId: 'a' }))).toEqual(['late'])
})
it('puts the newest first and those without a day last', () => {
  expect(ids(newestFirst(all))).toEqual(['late', 'mild', 'farm'])
})
it('offers each field once', () => {
  expect(fieldOptions([...all, warningOf('again')]).map(({ label }) => label)).toEqual(['Rand', 'Kodupõld'])
})
