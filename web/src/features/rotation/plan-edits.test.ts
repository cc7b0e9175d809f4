import { expect, test } from 'vitest'
import { MAX_CELLS, type PlannedContent } from '@vagu/core/rotation/schema'
import {
  answered,
  contentAt,
  NO_EDITS,
  paint,
  redoStep,
  refused,
  saved,
  storedBy,
  undoStep,
  unsaved,
} from './plan-edits.ts'

const FIELDS = new Set(['a'])
const cell = { fieldId: 'a', year: 2027 }
const crop = (name: string | null): PlannedContent => ({ crop: name, locked: false })
const stored = storedBy([{ ...cell, ...crop('kaer') }])
const painted = (...names: readonly (string | null)[]) =>
  names.reduce((edits, name) => paint(stored, edits, [{ ...cell, content: crop(name) }]), NO_EDITS)

test('a painted cell is shown, and sent with what was seen there first', () => {
  const edits = painted('mais', 'rukis')
  expect(contentAt(stored, edits, cell)).toEqual(crop('rukis'))
  expect(unsaved(FIELDS, edits)).toEqual([{ ...cell, content: crop('rukis'), seen: crop('kaer') }])
})
test('more cells than one call takes go in several, and none is lost', () => {
  const all = Array.from({ length: MAX_CELLS + 2 }, (_, index) => ({ fieldId: `f${index}`, year: 2027 }))
  const fields = new Set(all.map(({ fieldId }) => fieldId))
  const edits = paint(
    stored,
    NO_EDITS,
    all.map((each) => ({ ...each, content: crop('mais') })),
  )
  const first = unsaved(fields, edits)
  expect(first).toHaveLength(MAX_CELLS)
  const rest = saved(edits, first)
  expect(unsaved(fields, rest).map(({ fieldId }) => fieldId)).toEqual([`f${MAX_CELLS}`, `f${MAX_CELLS + 1}`])
  expect(unsaved(fields, saved(rest, unsaved(fields, rest)))).toEqual([])
})
test('what is so already is no step', () => expect(painted('kaer')).toBe(NO_EDITS))
test('a step goes back and forth as one', () => {
  const other = { fieldId: 'b', year: 2027, content: crop('mais') }
  const edits = paint(stored, NO_EDITS, [{ ...cell, content: crop('mais') }, other])
  const back = undoStep(stored, edits)
  expect([contentAt(stored, back, cell), contentAt(stored, back, other)]).toEqual([crop('kaer'), crop(null)])
  const again = redoStep(stored, back)
  expect([contentAt(stored, again, cell), again.redo]).toEqual([crop('mais'), []])
  expect(undoStep(stored, NO_EDITS)).toBe(NO_EDITS)
  expect(redoStep(stored, NO_EDITS)).toBe(NO_EDITS)
})
test('what was painted while it was being saved is saved over that', () => {
  const sent = [{ ...cell, content: crop('mais') }]
  expect(saved(painted('mais'), sent).painted.size).toBe(0)
  expect(unsaved(FIELDS, saved(painted('mais', 'rukis'), sent))).toEqual([
    { ...cell, content: crop('rukis'), seen: crop('mais') },
  ])
})
test('what somebody else has stored waits for an answer', () => {
  const asked = refused(painted('mais'), [{ ...cell, ...crop('rukis') }])
  expect(unsaved(FIELDS, asked)).toEqual([])
  expect(unsaved(FIELDS, answered(asked, true))).toEqual([
    { ...cell, content: crop('mais'), seen: crop('rukis') },
  ])
  expect(answered(asked, false)).toMatchObject({ conflicts: [], painted: new Map() })
})

test('a step does not go back over what somebody else has painted since', () => {
  const edits = painted('mais')
  const ours = saved(edits, [{ ...cell, content: crop('mais') }])
  const theirs = storedBy([{ ...cell, ...crop('rukis') }])
  expect(contentAt(theirs, undoStep(theirs, ours), cell)).toEqual(crop('rukis'))
  expect(unsaved(FIELDS, undoStep(theirs, ours))).toEqual([])
  const back = undoStep(stored, edits)
  expect(unsaved(FIELDS, redoStep(theirs, saved(back, [{ ...cell, content: crop('kaer') }])))).toEqual([])
})
