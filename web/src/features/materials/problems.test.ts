import type { Warning } from '@vagu/core/warnings/schema'
import { expect, it } from 'vitest'
import { problemsById } from './problems.ts'

const warning = (targetKind: Warning['targetKind'], targetId: string, title: string): Warning => ({
  _id: `${title}:${targetId}`,
  type: { key: 'UNKNOWN_CHEMICAL', title, level: 'WARN' },
  title,
  message: '',
  targetKind,
  targetId,
  fieldId: null,
  fieldName: null,
  date: null,
  until: null,
  nextAllowed: null,
  source: { title: '' },
  event: null,
  related: null,
  requisite: null,
  isWhatIf: false,
})

it('says of each material what is wrong with it, each once, and nothing of jobs', () => {
  const problems = problemsById([
    warning('requisite', 'a', 'Tundmatu vahend'),
    warning('requisite', 'a', 'Tundmatu vahend'),
    warning('requisite', 'a', 'Piirangud puuduvad'),
    warning('job', 'b', 'Tööoote rikkumine'),
  ])
  expect([...problems]).toEqual([['a', ['Tundmatu vahend', 'Piirangud puuduvad']]])
})
