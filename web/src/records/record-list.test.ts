import { expect, it } from 'vitest'
import { withDraft, withoutRecord, withRecord } from './record-list.ts'

const record = (name: string, size = 0) => ({
  _id: name,
  name,
  size,
  updatedAt: '2026-05-01T08:00:00.000Z',
})
type Sample = ReturnType<typeof record>
const list = [record('Mari'), record('Jüri')]
const become = (id: string, size: number) =>
  withDraft<Sample>(id, (stored) => ({ name: stored._id, size, ...stored }))(list)

it('shows a changed record in its place, with the version that was seen', () => {
  expect(become('Mari', 3)).toEqual([record('Mari', 3), record('Jüri')])
})
it('shows a new record once, and then as it was stored', () => {
  const shown = become('Kadri', 0)
  expect(shown.map(({ name }) => name)).toEqual(['Mari', 'Jüri', 'Kadri'])
  expect(shown.at(-1)?.updatedAt).toBe('1970-01-01T00:00:00.000Z')
  expect(withRecord(record('Kadri'))(shown)).toEqual([...list, record('Kadri')])
})
it('tells the part that stays from the record before', () => {
  const same = withDraft<Sample>('Jüri', (stored, before) => ({
    name: 'J',
    size: 7,
    ...before,
    ...stored,
  }))(list)
  expect(same).toEqual(list)
})
it('leaves out one record, and brings it back', () => {
  expect(withoutRecord<Sample>('Mari')(list)).toEqual([record('Jüri')])
  expect(withRecord(record('Mari'))(withoutRecord<Sample>('Mari')(list))).toHaveLength(2)
})
