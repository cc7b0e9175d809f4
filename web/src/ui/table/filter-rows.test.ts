import { expect, it } from 'vitest'
import { filterRows, withValue } from './filter-rows.ts'

interface Row {
  readonly name: string
  readonly colour: string
  readonly marks: readonly string[]
}
const rows: readonly Row[] = [
  { name: 'a', colour: 'red', marks: ['x', 'y'] },
  { name: 'b', colour: 'red', marks: ['y'] },
  { name: 'c', colour: 'blue', marks: [] },
]
const facets = { colour: ({ colour }: Row) => [colour], mark: ({ marks }: Row) => marks }
const NONE = { colour: [], mark: [] }
const result = (
  chosen: { colour: readonly string[]; mark: readonly string[] },
  isMet: (row: Row) => boolean = () => true,
) => {
  const { shown, counts } = filterRows(rows, facets, { chosen, isMet })
  return {
    names: shown.map(({ name }) => name).join(''),
    colour: Object.fromEntries(counts.colour),
    mark: Object.fromEntries(counts.mark),
  }
}

it('leaves everything where nothing is chosen, and counts each value once for a row', () =>
  expect(result(NONE)).toEqual({ names: 'abc', colour: { red: 2, blue: 1 }, mark: { x: 1, y: 2 } }))
it('counts what each further choice would leave, with the other facets as they are', () => {
  expect(result({ ...NONE, mark: ['x'] })).toEqual({ names: 'a', colour: { red: 1 }, mark: { x: 1, y: 2 } })
  expect(result({ colour: ['blue'], mark: ['x'] })).toEqual({ names: '', colour: { red: 1 }, mark: {} })
})
it('takes one of several values, and passes over what must be met beside the facets', () => {
  expect(result({ ...NONE, colour: ['red', 'blue'] }).names).toBe('abc')
  expect(result(NONE, ({ name }) => name !== 'a')).toMatchObject({ names: 'bc', mark: { y: 1 } })
})
it('chooses a value, and lets it go', () => {
  const once = withValue(NONE, 'mark', 'x')
  expect(once).toEqual({ colour: [], mark: ['x'] })
  expect(withValue(once, 'mark', 'x')).toEqual(NONE)
})
