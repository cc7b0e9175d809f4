import type { Point } from '@vagu/core/geo/estonian-grid'
import type { Effort } from '@vagu/core/geo/crossing'
import { mapDataOf } from '@vagu/core/geo/map-data'
import { shapeArea } from '@vagu/core/geo/rings'
import { describe, expect, it, vi } from 'vitest'
import { startDraft } from './actions.ts'
import { areaMeterOf } from './area-meter.ts'
import { refusalOfMove } from './checks.ts'
import { type Drawing, drawnOf, focusOf, isSameDrawing, withDrawn } from './drawing.ts'
import { Pencil, type Reach } from './pencil.ts'
import { snap, targetsOf } from './snapping.ts'
import { MAX_SHOWN, visibleCorners } from './visible-corners.ts'

const at = (x: number, y: number): Point => [617_000 + x, 6_495_000 + y]
const FIELD = [at(0, 0), at(300, 0), at(300, 200), at(0, 200)]
const HOLE = [at(50, 50), at(100, 50), at(100, 100), at(50, 100)]
/** A circle of many corners. */
const round = (count: number): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI
    return at(1000 * Math.cos(angle), 1000 * Math.sin(angle))
  })
const NEAR: Reach = { metres: 10, isHeldOff: false }

describe('the area under the hand', () => {
  it.each([
    ['of a part', { ring: 0, corner: 2 }, at(350, 260)],
    ['of a hole', { ring: 1, corner: 0 }, at(40, 45)],
    ['of a ring that runs the other way', { ring: 2, corner: 3 }, at(390, 40)],
  ] as const)('%s is that of the shape', (_, corner, to) => {
    const rings = [FIELD, HOLE, [at(400, 0), at(400, 50), at(450, 50), at(450, 0)]]
    const moved = rings.with(corner.ring, (rings[corner.ring] ?? []).with(corner.corner, to))
    expect(areaMeterOf(rings).withCorner(corner, to)).toBeCloseTo(shapeArea(moved), 4)
    expect(areaMeterOf(rings).area).toBeCloseTo(shapeArea(rings), 4)
  })
  it('reads three corners of ten thousand', () => {
    const ring = round(10_000)
    const meter = areaMeterOf([ring])
    const read = vi.fn<(index: PropertyKey) => void>()
    const watched = new Proxy(ring, {
      get: (target, key) => {
        if (/^\d+$/.test(String(key))) read(key)
        const value: unknown = Reflect.get(target, key)
        return value
      },
    })
    const watching = areaMeterOf([watched])
    read.mockClear()
    watching.withCorner({ ring: 0, corner: 5000 }, at(-1010, 0))
    expect(read.mock.calls.length).toBeLessThanOrEqual(3)
    expect(meter.area).toBeGreaterThan(0)
  })
})

it('a corner under the hand is compared with each side twice, however many there are', () => {
  const effort: Effort = { left: 1_000_000 }
  const drawn = { rings: [round(10_000)], draft: null }
  expect(refusalOfMove(drawn, { ring: 0, corner: 0 }, { to: at(1010, 0), effort })).toBeNull()
  expect(1_000_000 - effort.left).toBeLessThanOrEqual(20_000)
})

describe('snapping', () => {
  const targets = targetsOf([FIELD])
  it('takes a near corner before a nearer edge', () =>
    expect(snap(at(8, 1), targets, 10)).toEqual({ point: at(0, 0), to: 'corner' }))
  it('takes the nearest place of an edge', () =>
    expect(snap(at(150, 6), targets, 10)).toEqual({ point: at(150, 0), to: 'edge' }))
  it('reaches as far as it is told', () => {
    expect(snap(at(150, 12), targets, 10)).toBeUndefined()
    expect(snap(at(150, -10), targets, 10)).toBeDefined()
  })
})

describe('the pencil', () => {
  it('holds a corner where it last might be, and says why', () => {
    const pencil = new Pencil({ rings: [FIELD], draft: null })
    pencil.grab({ ring: 0, corner: 0 })
    pencil.drag(at(-20, 0), NEAR)
    expect(pencil.area.get()).toBeCloseTo(62_000, 3)
    pencil.drag(at(400, 100), NEAR)
    expect(pencil.hand.get().refusal?.reason).toBe('crosses')
    expect(pencil.editor.get().rings).toEqual([FIELD])
    pencil.drop()
    expect(pencil.editor.get().rings[0]?.[0]).toEqual(at(-20, 0))
    expect(pencil.editor.get().past).toHaveLength(1)
    expect(pencil.editor.get().refusal?.reason).toBe('crosses')
  })
  it('snaps to neighbours unless it is held off or switched off', () => {
    const pencil = new Pencil({ rings: [], draft: null })
    pencil.setNeighbours([FIELD])
    pencil.take((editor) => startDraft(editor, 'part'))
    expect(pencil.snapped(at(3, 3), NEAR)?.point).toEqual(at(0, 0))
    expect(pencil.snapped(at(3, 3), { ...NEAR, isHeldOff: true })).toBeUndefined()
    pencil.isSnapping.set(false)
    expect(pencil.snapped(at(3, 3), NEAR)).toBeUndefined()
  })
  it('snaps a corner to other rings of the same shape, not to its own', () => {
    const pencil = new Pencil({ rings: [FIELD, HOLE], draft: null })
    pencil.grab({ ring: 1, corner: 0 })
    expect(pencil.snapped(at(2, 2), NEAR)?.point).toEqual(at(0, 0))
    expect(pencil.snapped(at(52, 52), NEAR)).toBeUndefined()
  })
  it('puts a new corner on an edge in one step', () => {
    const pencil = new Pencil({ rings: [FIELD], draft: null })
    pencil.grab({ ring: 0, corner: 1 }, at(150, 0))
    pencil.drag(at(150, -40), NEAR)
    expect(pencil.area.get()).toBeCloseTo(66_000, 3)
    pencil.drop()
    expect(pencil.editor.get().rings[0]).toHaveLength(5)
    expect(pencil.editor.get().past).toHaveLength(1)
  })
})

describe('corners on the screen', () => {
  const placed = (count: number) =>
    Array.from({ length: count }, (_, corner) => ({
      at: { ring: 0, corner },
      place: [corner % 500, 50] as const,
    }))
  it('are those in view', () => {
    const outside = { at: { ring: 1, corner: 0 }, place: [-400, 0] as const }
    expect(visibleCorners([...placed(3), outside], [500, 300], null)).toHaveLength(3)
  })
  it('are thinned when they are many, but for the chosen one', () => {
    const chosen = { ring: 0, corner: 1001 }
    const seen = visibleCorners(placed(2000), [500, 300], chosen)
    expect(seen.length).toBeLessThanOrEqual(MAX_SHOWN + 1)
    expect(seen.map((corner) => corner.at)).toContainEqual(chosen)
  })
})

describe('a drawing', () => {
  const shape = withDrawn({ shape: null, onChange: () => undefined }, { rings: [FIELD], draft: null })
  it('gives back the corners that it was given, to a millimetre', () => {
    const [ring] = drawnOf(shape).rings
    expect(ring).toHaveLength(4)
    ring?.forEach(([x, y], i) => {
      expect(x).toBeCloseTo(FIELD[i]?.[0] ?? 0, 2)
      expect(y).toBeCloseTo(FIELD[i]?.[1] ?? 0, 2)
    })
  })
  it('of nothing is no shape', () =>
    expect(withDrawn(shape, { rings: [], draft: null })).toMatchObject({ shape: null }))
  it('is the same when its corners are', () => {
    expect(isSameDrawing(shape, structuredClone({ ...shape, onChange: undefined }) as never)).toBe(true)
    expect(isSameDrawing(shape, withDrawn(shape, { rings: [HOLE], draft: null }))).toBe(false)
  })
  it('begins at its shape; a line at the shape that it is drawn over', () => {
    const over = mapDataOf([FIELD])
    const field: Drawing = { shape: over, onChange: () => undefined }
    expect(focusOf(field)).toBe(over)
    expect(focusOf({ kind: 'line', points: [], over, onChange: () => undefined })).toBe(over)
  })
  it('of a line is its points', () => {
    const line = withDrawn(
      { kind: 'line', points: [], over: mapDataOf([FIELD]), onChange: () => undefined },
      {
        rings: [],
        draft: { kind: 'line', points: [at(0, 0), at(10, 0)] },
      },
    )
    expect(line).toMatchObject({ kind: 'line', points: [{ lat: expect.any(Number) as number }, {}] })
  })
})
