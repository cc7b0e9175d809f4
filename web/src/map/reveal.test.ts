import { expect, it } from 'vitest'
import { type Box, freeBeside, reveal } from './reveal.ts'

const box = (...[left, top, right, bottom]: readonly [number, number, number, number]): Box => ({
  left,
  top,
  right,
  bottom,
})
const map = box(0, 0, 1000, 600)
const card = box(12, 12, 388, 300)
const room = 16
const move = (shape: Box, cover?: Box) => reveal({ shape, map, cover, room })

it('a shape that is seen does not move the map', () => {
  expect(move(box(500, 300, 600, 400), card)).toBeUndefined()
  expect(move(box(0, 300, 100, 600), card)).toBeUndefined()
})

it('a shape out of view is pulled in by the shortest way', () => {
  expect(move(box(1100, 300, 1200, 400))).toEqual({ by: [-216, 0] })
  expect(move(box(-50, -80, 20, 10))).toEqual({ by: [66, 96] })
})

it('a shape under what lies over the map is brought beside it', () => {
  // to the right of the card there is more room than below it
  expect(move(box(100, 100, 200, 200), card)).toEqual({ by: [304, 0] })
  const wideCard = box(8, 300, 992, 590)
  expect(move(box(100, 400, 200, 450), wideCard)).toEqual({ by: [0, -166] })
})

it('a shape too large for the free part is fitted into it, unless it fills it already', () => {
  expect(move(box(-400, 100, 700, 300), card)).toEqual({ into: box(404, 16, 984, 584) })
  expect(move(box(-400, -400, 1400, 900), card)).toBeUndefined()
})

it('what lies beside the map hides nothing of it', () => {
  expect(freeBeside(map, box(1100, 0, 1200, 600))).toEqual(map)
  expect(freeBeside(map, undefined)).toEqual(map)
})
