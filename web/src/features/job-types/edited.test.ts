import { DEFAULT_JOB_CATEGORIES } from '@vagu/core/settings/table'
import { expect, it } from 'vitest'
import { withEntry } from './edit-job-types.ts'
import { afterSave, editedBy } from './edited.ts'

const start = DEFAULT_JOB_CATEGORIES
const named = (name: string) => (types: typeof start) => [
  ...withEntry(types, { category: 'tillage', job: 'ploughing' }, { name }),
]
const ofOthers = [...withEntry(start, { category: 'tillage' }, { visible: false })]

it('goes on from what it began with, also when others have stored something since', () => {
  const first = editedBy(undefined, start, named('Künd'))
  const second = editedBy(first, ofOthers, named('Künd 2'))
  expect(second.over).toBe(start)
  expect(second.types).toEqual(named('Künd 2')(start))
})
it('is done when what was sent is stored', () => {
  const edited = editedBy(undefined, start, named('Künd'))
  expect(afterSave(edited, { sent: edited.types, saved: edited.types })).toBeUndefined()
  expect(afterSave(undefined, { sent: start, saved: start })).toBeUndefined()
})
it('keeps what was typed while it was stored', () => {
  const sent = editedBy(undefined, start, named('Künd'))
  const later = editedBy(sent, start, named('Künd 2'))
  const saved = [...sent.types]
  expect(afterSave(later, { sent: sent.types, saved })).toEqual({ types: later.types, over: saved })
})
