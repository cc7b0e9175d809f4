import type { Warning } from '@vagu/core/warnings/schema'
import { expect, it } from 'vitest'
import {
  countOf,
  fieldOptions,
  filterWarnings,
  gravestFirst,
  newestFirst,
  NO_FILTER,
  ruleOptions,
} from './filter-warnings.ts'

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

it('narrows by level, by rule and by field', () => {
  expect(ids(filterWarnings(all, NO_FILTER))).toEqual(['farm', 'mild', 'late'])
  expect(ids(filterWarnings(all, { ...NO_FILTER, level: 'WARN' }))).toEqual(['mild'])
  expect(ids(filterWarnings(all, { ...NO_FILTER, fieldId: 'a' }))).toEqual(['late'])
  expect(ids(filterWarnings(all, { ...NO_FILTER, rule: 'HARVEST_DELAY_IGNORED' }))).toEqual(['farm', 'late'])
  expect(filterWarnings(all, { level: 'WARN', rule: 'X', fieldId: 'a' })).toEqual([])
})
it('puts the newest first and those without a day last', () => {
  expect(ids(newestFirst(all))).toEqual(['late', 'mild', 'farm'])
})
it('puts the grave ones first, and those of one rule together by name', () => {
  const named = (id: string, name: string) =>
    warningOf(id, { title: 'Y', requisite: { name, type: 'chemical' } })
  const records = [mild, named('z', 'Zulu'), warningOf('other', { title: 'A' }), named('b', 'Basta')]
  expect(ids(gravestFirst(records))).toEqual(['other', 'b', 'z', 'mild'])
})
it('offers each field and each rule once, by name, with the count of their warnings', () => {
  const more = [...all, warningOf('again')]
  expect(fieldOptions(more, []).map(({ label, hint }) => [label, hint])).toEqual([
    ['Kodupõld', '2 hoiatust'],
    ['Rand', '1 hoiatus'],
  ])
  expect(ruleOptions(more).map(({ value, hint }) => [value, hint])).toEqual([
    ['HARVEST_DELAY_IGNORED', '3 hoiatust'],
    ['X', '1 hoiatus'],
  ])
})
it('offers the fields in the order of the farm, those that it does not know last', () => {
  const of = (fieldId: string) => ({ ...warningOf(fieldId), fieldId, fieldName: fieldId })
  const options = fieldOptions(['a', 'b', 'c', 'd'].map(of), ['c', 'a', 'd'])
  expect(options.map(({ value }) => value)).toEqual(['c', 'a', 'd', 'b'])
})
it('counts by level', () => {
  expect([countOf(all, 'ERROR'), countOf(all, 'WARN'), countOf([], 'WARN')]).toEqual([2, 1, 0])
})
