import type { Point } from '@vagu/core/geo/estonian-grid'
import { MAX_LINE_POINTS } from '@vagu/core/geo/schema'
import { describe, expect, it } from 'vitest'
import {
  addCorner,
  cancelDraft,
  choose,
  chosenRing,
  clear,
  closeRing,
  deleteCorner,
  deleteRing,
  insertCorner,
  MAX_UNDO,
  moveCorner,
  nextCorner,
  redo,
  replaceRings,
  setEditing,
  setRings,
  startDraft,
  undo,
} from './actions.ts'
import { type DraftKind, type Editor, editorOf } from './editor.ts'

const at = (x: number, y: number): Point => [617_000 + x, 6_495_000 + y]
const box = (...[x, y, width, height]: [number, number, number, number]): Point[] => [
  at(x, y),
  at(x + width, y),
  at(x + width, y + height),
  at(x, y + height),
]
const FIELD = box(0, 0, 300, 200)
const field = editorOf([FIELD])
const drawn = (start: Editor, kind: DraftKind, points: readonly Point[]): Editor =>
  points.reduce((editor, point) => addCorner(editor, point), startDraft(start, kind))

describe('a ring that is drawn', () => {
  it('becomes a part that can be changed', () => {
    const editor = closeRing(drawn(editorOf([]), 'part', FIELD))
    expect(editor.rings).toEqual([FIELD])
    expect(editor).toMatchObject({ draft: null, isEditing: true, refusal: null })
  })
  it('needs three corners and an area', () => {
    expect(closeRing(drawn(editorOf([]), 'part', FIELD.slice(0, 2))).refusal).toEqual({
      reason: 'tooFewCorners',
    })
    const thin = drawn(editorOf([]), 'part', [at(0, 0), at(50, 0), at(100, 0)])
    expect(closeRing(thin).refusal).toMatchObject({ reason: 'tooSmall' })
    expect(closeRing(thin).draft).toBe(thin.draft)
  })
  it('never crosses itself: the corner is not set, and the place is named', () => {
    const bow = drawn(editorOf([]), 'part', [at(0, 0), at(100, 0), at(100, 100)])
    const editor = addCorner(bow, at(50, -50))
    expect(editor.draft?.points).toHaveLength(3)
    expect(editor.refusal).toEqual({ reason: 'crosses', place: [expect.closeTo(617_066.67, 1), 6_495_000] })
  })
  it('does not cross itself when it closes either', () => {
    const open = drawn(editorOf([]), 'part', [at(0, 0), at(100, 0), at(100, 100), at(50, 50), at(40, -50)])
    expect(open.refusal?.reason).toBe('crosses')
    const spiral = drawn(editorOf([]), 'part', [
      at(0, 0),
      at(100, 0),
      at(100, 100),
      at(20, 100),
      at(20, 40),
      at(60, 40),
    ])
    expect(closeRing(addCorner(spiral, at(60, 70))).refusal?.reason).toBe('crosses')
  })
  it('is given up without a trace but for undo', () => {
    const editor = cancelDraft(drawn(field, 'part', [at(400, 0)]))
    expect(editor).toMatchObject({ draft: null, rings: [FIELD] })
    expect(undo(editor).draft?.points).toHaveLength(1)
  })
  it('stays in Estonia', () => {
    const [east, north] = [617_000, 6_200_000]
    expect(addCorner(startDraft(editorOf([]), 'part'), [east, north]).refusal).toEqual({
      reason: 'abroad',
      place: [east, north],
    })
  })
})

describe('a hole', () => {
  it('lies in the field', () => {
    const editor = closeRing(drawn(field, 'hole', box(50, 50, 20, 20)))
    expect(editor.rings).toHaveLength(2)
  })
  it('is not begun outside it, and may not cross its edge', () => {
    expect(addCorner(startDraft(field, 'hole'), at(-50, 0)).refusal?.reason).toBe('holeOutside')
    expect(addCorner(drawn(field, 'hole', [at(50, 50)]), at(50, 500)).refusal?.reason).toBe('crosses')
  })
  it('does not go around another', () => {
    const holed = editorOf([FIELD, box(50, 50, 20, 20)])
    expect(closeRing(drawn(holed, 'hole', box(40, 40, 50, 50))).refusal?.reason).toBe('aroundAnother')
  })
  it('is not what a part in the field would become', () =>
    expect(closeRing(drawn(field, 'part', box(50, 50, 20, 20))).refusal?.reason).toBe('partInside'))
  it('is no part that fills a bay of the edge', () => {
    const bay = [
      at(0, 0),
      at(300, 0),
      at(300, 200),
      at(200, 200),
      at(200, 100),
      at(100, 100),
      at(100, 200),
      at(0, 200),
    ]
    const filled = closeRing(
      drawn(editorOf([bay]), 'part', [at(200, 200), at(200, 100), at(100, 100), at(100, 200)]),
    )
    expect(filled.refusal).toBeNull()
    expect(filled.rings).toHaveLength(2)
  })
})

describe('corners', () => {
  it('move, and are chosen then', () => {
    const editor = moveCorner(field, { ring: 0, corner: 2 }, at(320, 220))
    expect(editor.rings[0]?.[2]).toEqual(at(320, 220))
    expect(editor.chosen).toEqual({ ring: 0, corner: 2 })
  })
  it('do not move where the line would cross itself', () => {
    const editor = moveCorner(field, { ring: 0, corner: 0 }, at(400, 100))
    expect(editor.rings).toBe(field.rings)
    expect(editor.refusal?.reason).toBe('crosses')
  })
  it('do not jump over a hole', () => {
    const holed = editorOf([FIELD, box(20, 20, 5, 5)])
    const editor = moveCorner(holed, { ring: 0, corner: 0 }, at(200, 150))
    expect(editor.refusal?.reason).toBe('crosses')
    expect(deleteCorner(holed, { ring: 0, corner: 0 }).refusal?.reason).toBe('crosses')
  })
  it('are put on an edge, also on the last', () => {
    const editor = insertCorner(field, { ring: 0, corner: 4 }, at(-20, 100))
    expect(editor.rings[0]).toHaveLength(5)
    expect(editor.rings[0]?.[4]).toEqual(at(-20, 100))
  })
  it('give way to rings that were chosen elsewhere, and come back by undo', () => {
    const other = [box(900, 0, 50, 50)]
    const editor = replaceRings(setEditing(field, true), other)
    expect(editor).toMatchObject({ rings: other, draft: null, isEditing: true })
    expect(undo(editor).rings).toBe(field.rings)
    expect(replaceRings(setEditing(field, true), []).isEditing).toBe(false)
  })
  it('go, and a ring of three goes with its last', () => {
    const three = deleteCorner(field, { ring: 0, corner: 0 })
    expect(three.rings[0]).toHaveLength(3)
    expect(deleteCorner(three, { ring: 0, corner: 0 }).rings).toEqual([])
  })
  it('are gone through one after the other, out at both ends', () => {
    const [first, last] = [
      { ring: 0, corner: 0 },
      { ring: 0, corner: 3 },
    ]
    expect(nextCorner(field, 1)).toEqual(first)
    expect(nextCorner(field, -1)).toEqual(last)
    expect(nextCorner(choose(field, last), 1)).toBeNull()
    expect(nextCorner(choose(field, first), -1)).toBeNull()
  })
  it('that are not there change nothing', () => {
    expect(moveCorner(field, { ring: 4, corner: 9 }, at(0, 0))).toBe(field)
    expect(deleteCorner(field, { ring: 0, corner: 9 })).toBe(field)
    expect(choose(field, { ring: 0, corner: 9 }).chosen).toBeNull()
  })
})

describe('a ring', () => {
  it('goes with the holes in it', () => {
    const apart = box(500, 0, 50, 50)
    const editor = deleteRing(editorOf([FIELD, box(20, 20, 5, 5), apart]), 0)
    expect(editor.rings).toEqual([apart])
  })
  it('is known by its chosen corner where there are others, a hole as such', () => {
    const hole = box(20, 20, 5, 5)
    const chosen = (rings: readonly Point[][], ring: number) =>
      chosenRing(choose(editorOf(rings), { ring, corner: 0 }))
    expect(chosen([FIELD, hole], 0)).toEqual({ ring: 0, isHole: false })
    expect(chosen([FIELD, hole], 1)).toEqual({ ring: 1, isHole: true })
    expect(chosen([FIELD], 0)).toBeUndefined()
    expect(chosenRing(editorOf([FIELD, hole]))).toBeUndefined()
  })
  it('and all others go at once', () => expect(clear(field)).toMatchObject({ rings: [], isEditing: false }))
})

describe('rings that are typed', () => {
  it('are taken whole', () => expect(setRings(field, [box(0, 0, 10, 10)]).rings).toEqual([box(0, 0, 10, 10)]))
  it.each([
    ['tooFewCorners', [[at(0, 0), at(10, 0)]]],
    ['crosses', [[at(0, 0), at(10, 10), at(10, 0), at(0, 20)]]],
    ['tooSmall', [[at(0, 0), at(10, 0), at(20, 0)]]],
    ['ringTwice', [FIELD, FIELD.toReversed()]],
    ['abroad', [[at(0, 0), at(10, 0), [617_000, 6_200_000] as const]]],
    ['tooManyPoints', Array.from({ length: 1001 }, () => FIELD)],
  ] as const)('are refused: %s', (reason, rings) => {
    const editor = setRings(field, rings)
    expect(editor.refusal?.reason).toBe(reason)
    expect(editor.rings).toBe(field.rings)
  })
})

describe('a line', () => {
  it('is not closed, and begins anew', () => {
    const line = addCorner(addCorner(editorOf([], { kind: 'line', points: [] }), at(0, 0)), at(10, 0))
    expect(line.draft?.points).toHaveLength(2)
    expect(cancelDraft(line).draft).toEqual({ kind: 'line', points: [] })
  })
  it('may run over the field, and has an end', () => {
    const strip = drawn(field, 'strip', [at(-10, 100), at(400, 100)])
    expect(strip.refusal).toBeNull()
    const points = Array.from({ length: MAX_LINE_POINTS }, (_, i) => at(i, 0))
    expect(addCorner(editorOf([], { kind: 'line', points }), at(0, 50)).refusal?.reason).toBe('tooManyPoints')
  })
})

describe('undo', () => {
  it('goes back and forth through every step', () => {
    const steps = [startDraft(field, 'hole')]
    for (const point of box(50, 50, 20, 20)) steps.push(addCorner(steps.at(-1) ?? field, point))
    const end = closeRing(steps.at(-1) ?? field)
    let editor = end
    for (const step of steps.toReversed()) {
      editor = undo(editor)
      expect(editor.draft).toEqual(step.draft)
    }
    expect(undo(editor).rings).toEqual([FIELD])
    for (let i = 0; i < steps.length; i++) editor = redo(editor)
    expect(editor.rings).toEqual(end.rings)
  })
  it('forgets what was taken back when something else is done', () => {
    const back = undo(moveCorner(field, { ring: 0, corner: 0 }, at(-5, -5)))
    expect(redo(moveCorner(back, { ring: 0, corner: 1 }, at(310, 0))).rings[0]?.[0]).toEqual(at(0, 0))
  })
  it('has an end', () => {
    let editor = field
    for (let i = 1; i <= MAX_UNDO + 5; i++)
      editor = moveCorner(editor, { ring: 0, corner: 0 }, at(-i / 10, 0))
    expect(editor.past).toHaveLength(MAX_UNDO)
  })
  it('of nothing is nothing', () => {
    expect(undo(field)).toBe(field)
    expect(redo(field)).toBe(field)
  })
  it('leaves changing when nothing is left to change', () =>
    expect(undo(closeRing(drawn(editorOf([]), 'part', FIELD))).isEditing).toBe(false))
  it('is no step when corners are only looked at', () => expect(setEditing(field, true).past).toEqual([]))
})
