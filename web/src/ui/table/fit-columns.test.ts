import { expect, it } from 'vitest'
import { fitColumns } from './fit-columns.ts'

const column = (id: string, width: number, gives?: number) => ({
  id,
  track: { width, grow: 1, ...(gives !== undefined && { gives }) },
})
const COLUMNS = [column('date', 100), column('crop', 120, 1), column('job', 100), column('worker', 80, 2)]
const idsIn = (room: number): string[] => fitColumns(COLUMNS, room).map(({ id }) => id)

it.each([
  [400, ['date', 'crop', 'job', 'worker']],
  [399, ['date', 'crop', 'job']],
  [320, ['date', 'crop', 'job']],
  [319, ['date', 'job']],
  [50, ['date', 'job']],
])('in %i px stand %j', (room, ids) => {
  expect(idsIn(room)).toEqual(ids)
})

it('leaves columns without a place of their own alone', () => {
  expect(fitColumns([{ id: 'a' }, column('b', 90, 1)], 80)).toEqual([{ id: 'a' }])
})
