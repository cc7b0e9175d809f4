import { expect, it } from 'vitest'
import { withDifferences } from './record-history.ts'

const version = { entryId: '1', at: '2026-05-01T08:00:00.000Z', userName: 'mari', action: 'change' } as const
const linesOf = ({ name }: { readonly name?: string }) => [['Name', name ?? ''] as const]

it('tells of each change what was before and what is after', () => {
  const [first] = withDifferences([{ ...version, before: { name: 'A' }, after: { name: 'B' } }], linesOf)
  expect(first?.changes).toEqual([{ label: 'Name', mine: 'B', stored: 'A' }])
})
it('tells no difference where a record was made or deleted', () => {
  const states = [
    { ...version, before: null, after: { name: 'A' } },
    { ...version, before: { name: 'A' }, after: null },
  ]
  expect(withDifferences(states, linesOf).map(({ changes }) => changes)).toEqual([[], []])
})
