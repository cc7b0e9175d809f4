import { NO_FIELD_PLAN, type PlanOfField } from '@vagu/core/fertilization-plan/field-plan'
import { FieldPlan } from '@vagu/core/fertilization-plan/schema'
import { describe, expect, it } from 'vitest'
import { newId } from '../../lib/new-id.ts'
import {
  answered,
  change,
  draftOf,
  NO_EDITS,
  planAt,
  redoStep,
  refused,
  saved,
  type Stored,
  undoStep,
  unsaved,
} from './plan-edits.ts'

const [A, B] = [newId(), newId()]
const SEEN = '2026-05-01T08:00:00.000Z'
const LATER = '2026-05-02T08:00:00.000Z'
const goal = (goalYield: number): PlanOfField => ({ ...NO_FIELD_PLAN, goalYield })
const plan = (fieldId: string, goalYield: number, updatedAt = SEEN): FieldPlan =>
  FieldPlan.parse({ ...goal(goalYield), fieldId, userId: newId(), updatedAt })
const stored: Stored = new Map([
  [A, plan(A, 5)],
  [B, null],
])
const goalsIn = (edits: typeof NO_EDITS, of = stored) => [
  planAt(of, edits, A).goalYield,
  planAt(of, edits, B).goalYield,
]
const both = change(stored, NO_EDITS, [
  { fieldId: A, plan: goal(6) },
  { fieldId: B, plan: goal(4) },
])

describe('plans that are changed', () => {
  it('stand over the stored ones, and go back and forth as one step', () => {
    expect(goalsIn(both)).toEqual([6, 4])
    const back = undoStep(stored, both)
    expect(goalsIn(back)).toEqual([5, null])
    expect(goalsIn(redoStep(stored, back))).toEqual([6, 4])
  })
  it('are no step where nothing is other than it was', () =>
    expect(change(stored, NO_EDITS, [{ fieldId: A, plan: goal(5) }])).toBe(NO_EDITS))
  it('are sent with the version that they were made from', () =>
    expect(unsaved(stored, both).map((edit) => draftOf(both, edit))).toMatchObject([
      { fieldId: A, updatedAt: SEEN, goalYield: 6 },
      { fieldId: B, updatedAt: null, goalYield: 4 },
    ]))
  it('are sent no more once they are stored, but for what was changed meanwhile', () => {
    const meanwhile = change(stored, both, [{ fieldId: B, plan: goal(3) }])
    const after = saved(meanwhile, unsaved(stored, both), new Map([[B, LATER]]))
    expect(unsaved(stored, after).map((edit) => draftOf(after, edit))).toMatchObject([
      { fieldId: B, updatedAt: LATER, goalYield: 3 },
    ])
  })
  it('of a field that is gone are not sent', () => {
    const left: Stored = new Map([[A, plan(A, 5)]])
    expect(unsaved(left, both).map(({ fieldId }) => fieldId)).toEqual([A])
  })
  it('are not taken back over what somebody else has stored since', () => {
    const others: Stored = new Map([
      [A, plan(A, 7, LATER)],
      [B, plan(B, 4, LATER)],
    ])
    const done = saved(both, unsaved(stored, both), new Map())
    expect(goalsIn(undoStep(others, done), others)).toEqual([7, null])
  })
})

describe('a plan that somebody else has changed', () => {
  const theirs = plan(A, 8, LATER)
  const asked = refused(both, [theirs])
  it('waits for an answer; others are sent', () =>
    expect(unsaved(stored, asked).map(({ fieldId }) => fieldId)).toEqual([B]))
  it('is overwritten knowingly', () => {
    const mine = answered(asked, A, true)
    expect(unsaved(stored, mine).map((edit) => draftOf(mine, edit))).toMatchObject([
      { fieldId: A, updatedAt: LATER, goalYield: 6 },
      { fieldId: B },
    ])
  })
  it('or stays', () =>
    expect(unsaved(stored, answered(asked, A, false)).map(({ fieldId }) => fieldId)).toEqual([B]))
})
