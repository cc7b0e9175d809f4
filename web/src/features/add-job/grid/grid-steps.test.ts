import { describe, expect, it } from 'vitest'
import { placeOf } from './columns.ts'
import { change, extendTo, goTo, gridOf, type GridState, MOST_STEPS, redo, undo } from './grid-state.ts'
import { addRow, clear, fill, goDown, paste, remove, type Step, write, writeAndGo } from './grid-steps.ts'
import { isUntouched, newRow } from './grid-row.ts'
import { farm, reader, rowWith } from './sample.ts'

const jobColumn = placeOf('job')
const run = (state: GridState, ...steps: readonly Step[]): GridState =>
  steps.reduce((now, step) => step(now), state)
const jobs = ({ rows }: GridState): string[] => rows.map(({ cells }) => cells.job)
const three = gridOf(['a', 'b', 'c'].map((job) => rowWith({ job, date: '03.05.2026', worker: 'Mari' })))
const mark =
  (top: number, bottom: number): Step =>
  (state) =>
    extendTo(goTo(state, { row: top, column: jobColumn }), { row: bottom, column: jobColumn })

describe('the table', () => {
  it('fills down what is marked, a single row by the one above', () => {
    expect(jobs(run(three, mark(0, 2), fill))).toEqual(['a', 'a', 'a'])
    expect(jobs(run(three, mark(2, 2), fill))).toEqual(['a', 'b', 'b'])
    expect(run(three, mark(0, 0), fill)).toMatchObject({ past: [] })
  })
  it('begins a row with day, job and worker of the one above, which alone are no job', () => {
    const after = run(three, mark(2, 2), goDown)
    expect(after.rows[3]?.cells).toMatchObject({ job: 'c', date: '03.05.2026', worker: 'Mari', fields: '' })
    expect(after.rows[3] && isUntouched(after.rows[3])).toBe(true)
    expect(run(after, goDown).rows).toHaveLength(4)
    expect(run(three, mark(0, 0), addRow).rows[1]?.cells.job).toBe('a')
  })
  it('takes back and does again; a new change ends what could be done again', () => {
    const filled = run(three, mark(0, 2), fill)
    expect(jobs(undo(filled))).toEqual(['a', 'b', 'c'])
    expect(jobs(redo(undo(filled)))).toEqual(['a', 'a', 'a'])
    expect(run(filled, undo, mark(0, 0), clear).future).toEqual([])
    expect(undo(three)).toBe(three)
  })
  it('remembers so many changes and no more', () => {
    const typed = Array.from({ length: MOST_STEPS + 5 }, (_, n): Step =>
      write({ row: 0, column: jobColumn, text: String(n) }, { farm, names: reader.names }),
    )
    const after = run(three, ...typed)
    expect(after.past).toHaveLength(MOST_STEPS)
    const more = writeAndGo({ row: 2, column: jobColumn, text: 'x' }, 'down', { farm, names: reader.names })
    const last = run(after, mark(2, 2), more)
    expect([last.past.length, undo(last).rows]).toEqual([MOST_STEPS, after.rows])
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
  const block = (table: string[][]) => ({ columns: ['job', 'fields'] as const, table })
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
    expect(jobs(after)).toEqual(['a', 'b', 'x', 'y'])
    expect(after.rows[3]?.cells).toMatchObject({ date: '', worker: '', fields: 'Y' })
    expect(after.selection).toEqual({ anchor: { row: 2, column: 3 }, focus: { row: 3, column: 4 } })
  })
  it('lets rows of fields alone take over the row above', () => {
    const fields = { columns: ['fields'] as const, table: [['X'], ['Y']] }
    const after = run(three, mark(2, 2), paste(fields))
    expect(after.rows[3]?.cells).toMatchObject({ job: 'c', date: '03.05.2026', fields: 'Y' })
  })
  it('puts one cell into all that is marked', () =>
    expect(jobs(run(three, mark(0, 1), paste({ columns: ['job'], table: [['x']] })))).toEqual([
      'x',
      'x',
      'c',
    ]))
  it('writes over a row that was only begun', () => {
    const begun = gridOf([...three.rows, newRow(three.rows[2])])
    const after = run(begun, mark(3, 3), paste(block([['x', 'X']])))
    expect(after.rows[3]?.cells).toMatchObject({ job: 'x', worker: '', date: '' })
  })
})

describe('writing in a cell', () => {
  const lookup = { farm, names: reader.names }
  const material = placeOf('material')
  it('brings the usual amount of a material into empty cells, and not over what is there', () => {
    const rows = gridOf([rowWith({}), rowWith({ amount: '7', unit: 'kg' })])
    const after = run(
      rows,
      write({ row: 0, column: material, text: 'lubi' }, lookup),
      write({ row: 1, column: material, text: 'lubi' }, lookup),
    )
    expect(after.rows.map(({ cells }) => [cells.amount, cells.unit])).toEqual([
      ['3', 't/ha'],
      ['7', 'kg'],
    ])
  })
  it('goes on below, on a new row after the last', () => {
    const after = run(three, mark(2, 2), writeAndGo({ row: 2, column: jobColumn, text: 'x' }, 'down', lookup))
    expect(after.selection.focus).toEqual({ row: 3, column: jobColumn })
    expect(jobs(after)).toEqual(['a', 'b', 'x', 'x'])
    expect(jobs(undo(after))).toEqual(['a', 'b', 'c'])
  })
})
