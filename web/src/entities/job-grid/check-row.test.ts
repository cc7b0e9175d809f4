import { describe, expect, it } from 'vitest'
import { newId } from '../../lib/new-id.ts'
import { batchOf, refusedRows } from './batch.ts'
import { type CheckedRow, checkRow, isValidRow } from './check-row.ts'
import type { ColumnId } from './columns.ts'
import { newRow } from '../../ui/grid/sheet.ts'
import type { Cells, GridRow } from './grid-row.ts'
import { jobSheet } from './job-sheet.ts'
import { shownRow } from './row-state.ts'
import { behind, farm, hill, home, reader, rowWith } from './testing/rows.ts'
import { tidyRows } from './tidy-rows.ts'

const tidy = (row: GridRow): GridRow => tidyRows([row], [], { reader, makeId: newId })[0] ?? row
const checkAll = (rows: readonly GridRow[]): CheckedRow[] => rows.map((row) => checkRow(row, reader))
const check = (cells: Partial<Cells>): CheckedRow => checkRow(tidy(rowWith(cells)), reader)
const errorsOf = (cells: Partial<Cells>): [ColumnId, string][] => [...check(cells).errors]
const PLOUGHING = { date: '3.5', job: 'kündsin', fields: 'kodupõllul' }

describe('a row', () => {
  it('is written as the farm writes it, and is a job of the whole field', () => {
    const { row, form, area, errors, needs } = check(PLOUGHING)
    expect(row.cells).toMatchObject({ date: '03.05.2026', job: 'Kündmine', fields: 'Kodupõld' })
    expect(form).toMatchObject({
      date: '2026-05-03',
      endDate: '2026-05-03',
      status: 'DONE',
      job: 'ploughing',
    })
    expect([area, errors.size, needs]).toEqual([10, 0, []])
  })
  it('names its machine, by a beginning or its registration mark', () => {
    const [hardi, deere] = farm.machines
    const written = check({ ...PLOUGHING, machine: 'hardi' })
    expect(written.row.cells.machine).toBe('Hardi Commander')
    expect(written.form.machine).toBe(hardi?._id)
    expect(check({ ...PLOUGHING, machine: '217 RTK' }).form.machine).toBe(deere?._id)
    expect(check(PLOUGHING).form.machine).toBeNull()
    expect(batchOf([written], farm).drafts.map(({ machine }) => machine)).toEqual([hardi?._id])
  })
  it('has an end, or goes on without one', () => {
    expect(check({ ...PLOUGHING, endDate: '5.5' }).form.endDate).toBe('2026-05-05')
    expect(check({ ...PLOUGHING, status: 'tegemisel' }).form).toMatchObject({
      status: 'IN_PROGRESS',
      endDate: null,
    })
    expect(errorsOf({ ...PLOUGHING, status: 'tegemisel', endDate: '5.5' })).toMatchObject([['endDate', /./]])
    expect(errorsOf({ ...PLOUGHING, endDate: '1.5' })).toMatchObject([['endDate', /./]])
  })
  it('is planned for the crop year of its day, or for a year', () => {
    const planned = { ...PLOUGHING, status: 'plaanis' }
    expect(check({ ...planned, date: '3.10.2026' })).toMatchObject({
      form: { status: 'PLANNED', plannedYear: 2027 },
      row: { cells: { date: '2027', status: 'Planeeritud' } },
    })
    expect(check({ ...planned, date: '2028' }).form.plannedYear).toBe(2028)
    expect(errorsOf(planned)).toEqual([])
  })
  it.each([
    ['fields', { fields: 'Kuupõld' }, 'Põldu „Kuupõld“ teil ei ole.'],
    ['fields', { fields: 'Jõeäär' }, '„Jõeäär“ võib olla Jõeäär (12), Jõeäär (13). Kirjutage täpsemalt.'],
    ['worker', { worker: 'Jaan' }, '„Jaan“ võib olla Jaan Tamm, Jaan Kuusk. Kirjutage täpsemalt.'],
    ['machine', { machine: 'Jhon' }, expect.stringContaining('Masinat „Jhon“ teie nimekirjas ei ole')],
    [
      'machine',
      { machine: 'John Deere' },
      '„John Deere“ võib olla John Deere (217 RTK), John Deere (300 AAA). Kirjutage täpsemalt.',
    ],
    ['date', { date: '31.2' }, '„31.2“ ei ole kuupäev. Kirjutage näiteks 3.5 või 03.05.2026.'],
    ['area', { area: 'abc' }, '„abc“ ei ole arv.'],
    ['material', { material: 'Roundup' }, expect.stringContaining('„Roundup“')],
    ['unit', { material: 'Lubi', amount: '2', unit: 'ämber' }, 'Ühikut „ämber“ ei tunta.'],
  ] as const)('keeps a wrong %s as it was typed and says what is wrong', (column, cells, message) => {
    const { row, errors } = check({ ...PLOUGHING, ...cells })
    expect([...errors]).toEqual([[column, message]])
    expect(row.cells).toMatchObject({ ...cells, ...(column === 'unit' ? { material: 'Lubi' } : {}) })
  })
  it('tells what is missing, and that an amount needs its material', () => {
    expect(errorsOf({ notes: 'x' }).map(([column]) => column)).toEqual(['date', 'job', 'fields'])
    expect(errorsOf({ ...PLOUGHING, amount: '5' }).map(([column]) => column)).toEqual(['material'])
    expect(errorsOf({ ...PLOUGHING, area: '0' }).map(([column]) => column)).toEqual(['area'])
  })
  it('needs the form for what has no column, once its cells are right', () => {
    expect(check({ ...PLOUGHING, job: 'karjatamine' })).toMatchObject({ needs: ['karjatamine'] })
    expect(check({ ...PLOUGHING, job: 'mullaproovi võtmine' }).needs).toEqual(['proovivõtja'])
    expect(check({ ...PLOUGHING, job: 'karjatamine', area: 'abc' }).needs).toEqual([])
  })
  it('shows what is missing only after a try, what cannot be read at once', () => {
    const missing = check({ date: '3.5', fields: 'kodupõld' })
    expect(shownRow(missing, false)).toMatchObject({ state: 'begun', errors: new Map() })
    expect(shownRow(missing, true)).toMatchObject({ state: 'wrong' })
    expect(shownRow(check({ ...PLOUGHING, fields: 'x' }), false).state).toBe('wrong')
    expect(shownRow(check(PLOUGHING), false).state).toBe('judged')
    expect(shownRow(checkRow(newRow(jobSheet), reader), true).state).toBe('empty')
  })
})

describe('several fields on one row', () => {
  const together = { ...PLOUGHING, fields: 'kodupõld, Mäealune' }
  it('are jobs of their own, with areas and totals in parts', () => {
    const checked = check({ ...together, area: '15', material: 'Lubi', amount: '30', unit: 't' })
    const { drafts, rowIds } = batchOf([checked], farm)
    expect(drafts.map(({ fieldId, area, requisites }) => [fieldId, area, requisites[0]?.amount])).toEqual([
      [home._id, 5, 10],
      [hill._id, 10, 20],
    ])
    expect(drafts.map(({ _id }) => _id)).toEqual([home._id, hill._id].map((id) => checked.row.ids[id]))
    expect(new Set(drafts.map(({ batchId }) => batchId)).size).toBe(1)
    expect(rowIds).toEqual([checked.row.id, checked.row.id])
  })
  it('may have a comma in a name, and each counts once', () => {
    expect(check({ ...PLOUGHING, fields: 'Soo, alumine; kodupõld, Kodupõllul' }).row.cells.fields).toBe(
      'Soo, alumine, Kodupõld',
    )
  })
  it('keep their names in the store when the row is changed', () => {
    const before = tidy(rowWith(together))
    const after = tidy({ ...before, cells: { ...before.cells, fields: 'Mäealune, Kodutagune' } })
    expect(after.ids[hill._id]).toBe(before.ids[hill._id])
    expect(after.ids[behind._id]).toBeDefined()
  })
})

it('leads what the server refuses to the cell of its row', () => {
  const rows = [check(PLOUGHING), check({ ...PLOUGHING, fields: 'Mäealune, Kodutagune' })]
  const refused = refusedRows(
    [
      { path: '2.worker', message: 'Töötajat ei ole' },
      { path: '0.area', message: 'Liiga suur' },
      { path: '1.herding', message: 'Puudub' },
      { path: '9.area', message: 'Mujal' },
    ],
    batchOf(rows, farm),
  )
  expect([...refused]).toEqual([
    [rows[1]?.row.id, { errors: new Map([['worker', 'Töötajat ei ole']]), needs: ['karjatamine'] }],
    [rows[0]?.row.id, { errors: new Map([['area', 'Liiga suur']]), needs: [] }],
  ])
})

it('of five hundred pasted rows only the one that changed is checked again', () => {
  const rows = Array.from({ length: 500 }, (_, n) => rowWith({ ...PLOUGHING, date: `${(n % 28) + 1}.5` }))
  const tidied = tidyRows(rows, [], { reader, makeId: newId })
  const jobs = checkAll(tidied)
  expect(jobs.every(isValidRow)).toBe(true)
  const changed = tidied.map((row, n) =>
    n === 7 ? tidy({ ...row, cells: { ...row.cells, date: '9.6' } }) : row,
  )
  const again = checkAll(changed)
  expect(again.flatMap((job, n) => (job === jobs[n] ? [] : n))).toEqual([7])
})
