import { expect, it } from 'vitest'
import { depthIn, figureIn, phIn } from './cells.ts'
import { placeIn, placeInOne } from './place.ts'

it.each([
  ['38', { value: 38, isBelow: false }],
  ['0', { value: 0, isBelow: false }],
  [' 1 840,5 ', { value: 1840.5, isBelow: false }],
  ['<5', { value: 5, isBelow: true }],
  ['< 0,5', { value: 0.5, isBelow: true }],
  ['alla 5', { value: 5, isBelow: true }],
  ['>300', { value: 300, isBelow: false, problem: 'above' }],
  ['38*', { value: 38, isBelow: false, problem: 'footnote' }],
  ['38 ± 4', { value: 38, isBelow: false }],
  ['-99', { value: null, isBelow: false, problem: 'missingMark' }],
  ['-9999', { value: null, isBelow: false, problem: 'missingMark' }],
  ['-5', { value: null, isBelow: false, problem: 'wrongValue' }],
  ['38abc', { value: null, isBelow: false, problem: 'wrongValue' }],
  ['–', { value: null, isBelow: false }],
  ['puudub', { value: null, isBelow: false }],
  ['', { value: null, isBelow: false }],
  ['2026-05-06', { value: null, isBelow: false, problem: 'becameDay' }],
])('a figure written %j is %j', (cell, figure) => expect(figureIn(cell)).toEqual(figure))

it.each([
  ['6,5', 6.5, undefined],
  ['65', 6.5, 'phTenfold'],
  ['110', 11, 'phTenfold'],
  ['650', null, 'outsideRange'],
  ['1,9', null, 'outsideRange'],
  ['2026-05-06', 6.5, 'becameDay'],
])('pH written %j is %j', (cell, value, problem) =>
  expect(phIn(cell)).toMatchObject({ value, ...(problem && { problem }) }),
)

it.each([
  ['0-20', 0, 20],
  ['20 – 40 cm', 20, 40],
  ['25', 0, 25],
  ['0-500', null, null],
  ['huumuskiht', null, null],
])('a depth written %j goes from %j to %j', (cell, depthFrom, depthTo) =>
  expect(depthIn(cell)).toEqual({ depthFrom, depthTo }),
)

const TARTU = { lat: 58.3776, lng: 26.729 }
const near = (place: { lat: number; lng: number } | null) =>
  place && { lat: Number(place.lat.toFixed(3)), lng: Number(place.lng.toFixed(3)) }

it('degrees are a place, and in the wrong order they are turned and told', () => {
  expect(placeIn('58,3776', '26,729', true)).toEqual({ place: TARTU })
  expect(placeIn('26.729', '58.3776', true)).toEqual({ place: TARTU, problem: 'axesSwapped' })
  expect(placeIn('26.729', '58.3776', false)).toEqual({ place: TARTU })
})
it('metres of L-EST97 are a place in either order', () => {
  const one = placeIn('6474500', '659500', false)
  expect(near(one.place)).toEqual(near(placeIn('659500', '6474500', false).place))
  expect(one.place?.lat).toBeCloseTo(58.38, 1)
  expect(one.place?.lng).toBeCloseTo(26.73, 1)
})
it.each([
  ['58.3776, 26.7290', TARTU],
  ['58,3776; 26,7290', TARTU],
  ['58.3776 26.729', TARTU],
  ['58.3776,26.729', TARTU],
  ['', null],
])('one column with %j is %j', (cell, place) => expect(placeInOne(cell).place).toEqual(place))
it('what is no place in Estonia is told', () => {
  expect(placeIn('12', '13', false).problem).toBe('outsideEstonia')
  expect(placeIn('58.3776', '', false).problem).toBe('halfPlace')
  expect(placeIn('põllu serv', '3', false).problem).toBe('wrongValue')
  expect(placeIn('0', '0', false)).toEqual({ place: null })
})
