import { describe, expect, it } from 'vitest'
import { onPicture, onScreen, pushed, scaled, STILL, wheelFactor } from './shift.ts'

describe('a picture that is moved', () => {
  it('shows each of its points as far on as it was pushed', () => {
    const shift = pushed(pushed(STILL, [10, -4]), [5, 4])
    expect(onScreen(shift, [100, 100])).toEqual([115, 100])
    expect(onPicture(shift, [115, 100])).toEqual([100, 100])
  })
  it('holds the place still about which it is made larger', () => {
    const shift = scaled(pushed(STILL, [30, 10]), 2, [130, 110])
    expect(onScreen(shift, [100, 100])).toEqual([130, 110])
    expect(onScreen(shift, [110, 100])).toEqual([150, 110])
    expect(onPicture(shift, [150, 110])).toEqual([110, 100])
  })
  it('comes back to itself when it is made larger and smaller by the same', () => {
    const { scale, by } = scaled(scaled(STILL, 1.25, [40, 60]), 1 / 1.25, [40, 60])
    expect([scale, ...by].map((value) => Math.round(value * 1e9) / 1e9)).toEqual([1, 0, 0])
  })
})

describe('the wheel', () => {
  it('brings nearer when it is turned away, and farther by as much the other way', () => {
    const nearer = wheelFactor({ deltaY: -120, deltaMode: 0 })
    expect(nearer).toBeGreaterThan(1.1)
    expect(wheelFactor({ deltaY: 120, deltaMode: 0 }) * nearer).toBeCloseTo(1, 9)
  })
  it('counts lines as pixels, and never more than doubles', () => {
    expect(wheelFactor({ deltaY: -3, deltaMode: 1 })).toBe(wheelFactor({ deltaY: -120, deltaMode: 0 }))
    expect(wheelFactor({ deltaY: -1e6, deltaMode: 0 })).toBe(2)
  })
  it('does nothing when it stands', () => expect(wheelFactor({ deltaY: 0, deltaMode: 0 })).toBe(1))
})
