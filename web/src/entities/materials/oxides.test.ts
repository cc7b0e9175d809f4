import { describe, expect, it, test } from 'vitest'
import { elementAfter, elementOf, oxideBeside, oxideOf } from './oxides.ts'

it('reckons between elements and oxides without drifting', () => {
  expect(elementOf('P', 46)).toBe(20.0744)
  expect(oxideOf('P', 20.0744)).toBe(46)
  expect(oxideOf('K', elementOf('K', 60))).toBe(60)
  expect([oxideOf('P', null), oxideOf('K', 0), elementOf('K', null)]).toEqual([null, 0, null])
  expect(elementOf('P', Number.NaN)).toBeNaN()
})

describe('an oxide that is typed', () => {
  test.each([
    // 0.5 % of 20 is 0.1: 20.1 P is 46.0587 P2O5
    ['P', 46.05, 20, 20],
    ['P', 46.06, 20, 20.1006],
    ['P', 45.6, 20, 19.8998],
    // 0.1 % of 50 is 0.05: 50.05 K is 60.3012 K2O
    ['K', 60.3, 50, 50],
    ['K', 60.31, 50, 50.0573],
  ] as const)('%s: %d beside an element of %d makes it %d', (...[element, oxide, before, after]) => {
    expect(elementAfter(element, oxide, before)).toBe(after)
  })
  it('is exact where nothing stood before, and a 0 stays a 0', () => {
    expect(elementAfter('P', 46, null)).toBe(20.0744)
    expect(elementAfter('P', 0, 0)).toBe(0)
    expect(elementAfter('P', 0.01, 0)).toBe(0.0044)
  })
  it('that is taken away or no number takes the element along', () => {
    expect(elementAfter('K', null, 50)).toBeNull()
    expect(elementAfter('K', Number.NaN, 50)).toBeNaN()
  })
})

describe('the oxide beside an element', () => {
  it('stays as typed while they agree', () => {
    expect(oxideBeside('P', 20.07, 46)).toBe(46)
    expect(oxideBeside('P', 20.5, 46)).toBe(46.98)
    expect(oxideBeside('K', 50, 60.3)).toBe(60.3)
    expect(oxideBeside('K', 50, 60.31)).toBe(60.24)
  })
  it('stays as it stands while an element that is typed moves within the tolerance', () => {
    // 24.9 K is 30.00 K2O; 24.92 differs by 0.08 %, 24.93 by 0.12 %
    expect(oxideBeside('K', 24.92, oxideOf('K', 24.9))).toBe(30)
    expect(oxideBeside('K', 24.93, oxideOf('K', 24.9))).toBe(30.04)
  })
  it('is reckoned where none was typed', () => {
    expect(oxideBeside('P', 20.07, undefined)).toBe(45.99)
    expect(oxideBeside('P', null, 46)).toBeNull()
    expect(oxideBeside('P', 20.07, Number.NaN)).toBe(45.99)
  })
})
