import { describe, expect, it } from 'vitest'
import { withDraft, withoutChange, withoutRecord, withRecord } from './record-list.ts'

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

describe('a change that failed', () => {
  const [mari, juri] = [record('Mari'), record('Jüri')]
  const kadri = record('Kadri', 1)
  const before = [mari, juri]

  it('is taken back alone: what another change did meanwhile stays', () => {
    const after = withRecord(record('Mari', 3))(before)
    const since = withRecord(kadri)(after)
    expect(withoutChange('Mari', { before, after })(since)).toEqual([mari, juri, kadri])
  })
  it('brings back a record that was to be deleted, at its place', () => {
    const after = withoutRecord<Sample>('Mari')(before)
    expect(withoutChange('Mari', { before, after })(withRecord(kadri)(after))).toEqual([mari, juri, kadri])
  })
  it('takes away a record that was to be added', () => {
    const after = withRecord(kadri)(before)
    expect(withoutChange('Kadri', { before, after })(withoutRecord<Sample>('Mari')(after))).toEqual([juri])
  })
  it('leaves a record alone that was read or changed since', () => {
    const after = withRecord(record('Mari', 3))(before)
    const since = withRecord(record('Mari', 5))(after)
    expect(withoutChange('Mari', { before, after })(since)).toEqual(since)
    const removed = withoutRecord<Sample>('Mari')(before)
    expect(withoutChange('Mari', { before, after: removed })(since)).toEqual(since)
  })
})
