import { describe, expect, it } from 'vitest'
import {
  change,
  extendTo,
  goTo,
  gridOf,
  type GridState,
  MAX_STEPS,
  redo,
  type Step,
  undo,
} from './grid-state.ts'
import { addRow, clear, fill, goDown, paste, remove, write, writeAndGo } from './grid-steps.ts'
import { isUntouched, newRow, type Sheet, type SheetRow, type Texts } from './sheet.ts'

let made = 0
const row = (cells: Texts, start: Texts = {}): SheetRow => ({ id: String((made += 1)), cells, start })
const EMPTY = { day: '', end: '', task: '', place: '', who: '' }
const sheet: Sheet<SheetRow> = {
  columns: ['day', 'end', 'task', 'place', 'who'],
  inherited: ['day', 'task', 'who'],
  firstToFill: 'place',
  rowOf: (start) => row({ ...EMPTY, ...start }, { ...EMPTY, ...start }),
}
const rowWith = (cells: Texts): SheetRow => row({ ...EMPTY, ...cells }, EMPTY)
type State = GridState<SheetRow>
const taskColumn = sheet.columns.indexOf('task')
const placeColumn = sheet.columns.indexOf('place')
const run = (state: State, ...steps: readonly Step<SheetRow>[]): State =>
  steps.reduce((now, step) => step(now), state)
const tasks = ({ rows }: State) => rows.map(({ cells }) => cells['task'])
const three = gridOf(
  sheet,
  ['a', 'b', 'c'].map((task) => rowWith({ task, day: '03.05.2026', who: 'Mari' })),
)
const mark =
  (top: number, bottom: number): Step<SheetRow> =>
  (state) =>
    extendTo(goTo(state, { row: top, column: taskColumn }), { row: bottom, column: taskColumn })

describe('a sheet', () => {
  it('fills down what is marked, a single row by the one above', () => {
    expect(tasks(run(three, mark(0, 2), fill))).toEqual(['a', 'a', 'a'])
    expect(tasks(run(three, mark(2, 2), fill))).toEqual(['a', 'b', 'b'])
    expect(run(three, mark(0, 0), fill)).toMatchObject({ past: [] })
  })
  it('begins a row with what it takes over from the one above, which alone is nothing', () => {
    const after = run(three, mark(2, 2), goDown)
    expect(after.rows[3]?.cells).toMatchObject({ task: 'c', day: '03.05.2026', who: 'Mari', place: '' })
    expect(after.rows[3] && isUntouched(after.rows[3])).toBe(true)
    expect(run(after, goDown).rows).toHaveLength(4)
    expect(run(three, mark(0, 0), addRow).rows[1]?.cells['task']).toBe('a')
  })
  it('takes back and does again; a new change ends what could be done again', () => {
    const filled = run(three, mark(0, 2), fill)
    expect(tasks(undo(filled))).toEqual(['a', 'b', 'c'])
    expect(tasks(redo(undo(filled)))).toEqual(['a', 'a', 'a'])
    expect(run(filled, undo, mark(0, 0), clear).future).toEqual([])
    expect(undo(three)).toBe(three)
  })
  it('remembers so many changes and no more', () => {
    const typed = Array.from({ length: MAX_STEPS + 5 }, (_, n): Step<SheetRow> =>
      write({ row: 0, column: taskColumn, text: String(n) }),
    )
    const after = run(three, ...typed)
    expect(after.past).toHaveLength(MAX_STEPS)
    const more = writeAndGo({ row: 2, column: taskColumn, text: 'x' }, 'down')
    const last = run(after, mark(2, 2), more)
    expect([last.past.length, undo(last).rows]).toEqual([MAX_STEPS, after.rows])
  })
  it('never stands without a row', () => {
    const none = run(three, mark(0, 2), remove)
    expect(none.rows).toHaveLength(1)
    expect(none.rows[0] && isUntouched(none.rows[0])).toBe(true)
    expect(none.selection.focus.row).toBe(0)
  })
  it('keeps rows that do not change, and forgets a change that is none', () => {
    expect(run(three, mark(1, 1), clear).rows[0]).toBe(three.rows[0])
    expect(change(three, [...three.rows]).past).toEqual([])
  })
})

describe('pasting', () => {
  const block = (table: string[][]) => ({ columns: ['task', 'place'], table })
  it('adds the rows that are missing and marks what came', () => {
    const after = run(
      three,
      mark(2, 2),
      paste(
        block([
          ['x', 'X'],
          ['y', 'Y'],
        ]),
      ),
    )
    expect(tasks(after)).toEqual(['a', 'b', 'x', 'y'])
    expect(after.rows[3]?.cells).toMatchObject({ day: '', who: '', place: 'Y' })
    expect(after.selection).toEqual({
      anchor: { row: 2, column: taskColumn },
      focus: { row: 3, column: placeColumn },
    })
  })
  it('lets rows of places alone take over the row above', () => {
    const places = { columns: ['place'], table: [['X'], ['Y']] }
    const after = run(three, mark(2, 2), paste(places))
    expect(after.rows[3]?.cells).toMatchObject({ task: 'c', day: '03.05.2026', place: 'Y' })
  })
  it('puts one cell into all that is marked', () =>
    expect(tasks(run(three, mark(0, 1), paste({ columns: ['task'], table: [['x']] })))).toEqual([
      'x',
      'x',
      'c',
    ]))
  it('writes over a row that was only begun', () => {
    const initial = gridOf(sheet, [...three.rows, newRow(sheet, three.rows[2])])
    const after = run(initial, mark(3, 3), paste(block([['x', 'X']])))
    expect(after.rows[3]?.cells).toMatchObject({ task: 'x', who: '', day: '' })
  })
})

describe('writing in a cell', () => {
  it('goes on below, on a new row after the last', () => {
    const after = run(three, mark(2, 2), writeAndGo({ row: 2, column: taskColumn, text: 'x' }, 'down'))
    expect(after.selection.focus).toEqual({ row: 3, column: taskColumn })
    expect(tasks(after)).toEqual(['a', 'b', 'x', 'x'])
    expect(tasks(undo(after))).toEqual(['a', 'b', 'c'])
  })
  it('takes back what it brought along in the same step', () => {
    const alongside = (written: SheetRow, column: string): SheetRow =>
      column === 'task' ? { ...written, cells: { ...written.cells, who: 'Jaan' } } : written
    const after = run(three, write({ row: 0, column: taskColumn, text: 'x' }, alongside))
    expect(after.rows[0]?.cells).toMatchObject({ task: 'x', who: 'Jaan' })
    expect(
      run(after, write({ row: 1, column: placeColumn, text: 'X' }, alongside)).rows[1]?.cells['who'],
    ).toBe('Mari')
    expect(undo(after).rows).toEqual(three.rows)
  })
})
