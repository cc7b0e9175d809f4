import { expect, it } from 'vitest'
import { type Describe, differencesIn, linesOf, unsaid } from './describe.ts'

interface Machine {
  readonly _id?: string
  readonly name: string
  readonly width: number | null
  readonly height: number | null
  readonly secret: string
}
const describe: Describe<Machine> = {
  name: ({ name }) => ['Name', name],
  width: ({ width, height }) => [
    ['Width', String(width ?? '')],
    ['Height', String(height ?? '')],
  ],
  height: unsaid,
  secret: unsaid,
}
const plough: Machine = { name: 'Plough', width: 3, height: null, secret: 'a' }

it('says every part in its order, several lines of one, none of what is unsaid', () => {
  expect(linesOf(describe, plough)).toEqual([
    ['Name', 'Plough'],
    ['Width', '3'],
    ['Height', ''],
  ])
})
it('tells in what two versions differ, a nothing as a dash', () => {
  const stored = { ...plough, height: 2, secret: 'b' }
  expect(differencesIn(describe, { mine: plough, stored })).toEqual([
    { label: 'Height', mine: '-', stored: '2' },
  ])
})
it('finds no difference where there is none', () => {
  expect(differencesIn(describe, { mine: plough, stored: { ...plough } })).toEqual([])
})
