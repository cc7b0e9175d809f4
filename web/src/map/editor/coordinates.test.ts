import { toGrid } from '@vagu/core/geo/estonian-grid'
import { MAX_POINTS } from '@vagu/core/geo/schema'
import { describe, expect, it } from 'vitest'
import { readCoordinates, writeCoordinates } from './coordinates.ts'

const [EAST, NORTH] = [617_000.5, 6_495_000.25]

describe('a corner that is typed', () => {
  it.each([
    '6495000,25 617000,5',
    '6495000.25, 617000.5',
    '6495000,25; 617000,5',
    '6495000.25\t617000.5',
    'x=6495000,25 y=617000,5',
    '617000.5 6495000.25',
    '1 6495000,25 617000,5',
    '1. 6495000.25, 617000.5,',
    '6495000.25,617000.5',
    '6495000,25,617000,5',
  ])('in L-EST97: %s', (line) => {
    const { rings, faults } = readCoordinates(line)
    expect(faults).toEqual([])
    expect(rings).toEqual([[[EAST, NORTH]]])
  })
  it.each([
    '58,4 26,5',
    '58.4, 26.5',
    '58,4; 26,5',
    'N 58,4° E 26,5°',
    '58.4,26.5',
    '58,4,26,5',
    '58.4000 26.5000',
  ])('in degrees: %s', (line) => {
    const { rings, exchanged } = readCoordinates(line)
    expect(rings).toEqual([[toGrid({ lat: 58.4, lng: 26.5 })]])
    expect(exchanged).toBe(0)
  })
  it('with latitude and longitude exchanged is put right, and told', () => {
    const { rings, exchanged } = readCoordinates('26,5; 58,4')
    expect(rings).toEqual([[toGrid({ lat: 58.4, lng: 26.5 })]])
    expect(exchanged).toBe(1)
  })
  it.each([
    ['kolmas nurk', 'notTwoNumbers'],
    ['58.4', 'notTwoNumbers'],
    ['58,4 26,5 27,5 28', 'notTwoNumbers'],
    ['1,2,3 4', 'notTwoNumbers'],
    ['60,17 24,94 ', undefined],
    ['52,5 13,4', 'notInEstonia'],
    ['0 0', 'notInEstonia'],
    ['-58,4 26,5', 'notInEstonia'],
    ['617000 617000', 'notInEstonia'],
  ] as const)('%s is %s', (line, fault) =>
    expect(readCoordinates(line).faults).toEqual(fault ? [{ line: 1, fault }] : []),
  )
})

describe('a list', () => {
  it('has rings parted by empty lines, and loses the closing point', () => {
    const text =
      '58,4 26,5\r\n58,4 26,6\r\n58,5 26,6\r\n58,4 26,5\r\n\r\n\r\n58,41 26,55\n58,42 26,56\n58,43 26,57\n'
    expect(readCoordinates(text).rings.map((ring) => ring.length)).toEqual([3, 3])
  })
  it('names each line that is wrong', () =>
    expect(readCoordinates('58,4 26,5\nx\n\ny').faults.map(({ line }) => line)).toEqual([2, 4]))
  it('is not read when it has more lines than a shape can have', () =>
    expect(readCoordinates('58,4 26,5\n'.repeat(3 * MAX_POINTS))).toMatchObject({
      rings: [],
      isTooLong: true,
    }))
  it('of nothing has no ring', () => expect(readCoordinates('\n \n').rings).toEqual([]))
  it.each(['grid', 'degrees'] as const)('written in %s reads as it was', (system) => {
    const rings = [
      [toGrid({ lat: 58.4, lng: 26.5 }), toGrid({ lat: 58.41, lng: 26.5 })],
      [toGrid({ lat: 58.5, lng: 26.7 })],
    ]
    const read = readCoordinates(writeCoordinates(rings, system))
    expect(read.rings.map((ring) => ring.length)).toEqual([2, 1])
    expect(read.rings[0]?.[0]?.[0]).toBeCloseTo(rings[0]?.[0]?.[0] ?? 0, 1)
    expect(read.rings[1]?.[0]?.[1]).toBeCloseTo(rings[1]?.[0]?.[1] ?? 0, 1)
  })
})
