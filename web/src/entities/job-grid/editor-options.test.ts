import { expect, it } from 'vitest'
import { offeredFor, withTaken } from './editor-options.ts'
import { reader } from './testing/rows.ts'

const offered = (column: Parameters<typeof offeredFor>[0], text: string, isTyped = true) => {
  const { options, preferred } = offeredFor(column, { text, isTyped }, reader.names)
  return { labels: options.map(({ label }) => label), meant: options[preferred]?.label }
}

it('offers names that fit, and means none before something is typed', () => {
  expect(offered('worker', 'jaan')).toEqual({ labels: ['Jaan Kuusk', 'Jaan Tamm'], meant: 'Jaan Kuusk' })
  expect(offered('worker', 'Mari Kask', false).meant).toBeUndefined()
  expect(offered('worker', 'Mari Kask', false).labels).toHaveLength(3)
  expect(offered('notes', 'jaan')).toEqual({ labels: [], meant: undefined })
})
it('means the name that was typed exactly before others that begin so', () =>
  expect(offered('unit', 'kg')).toMatchObject({ labels: ['kg', 'kg/ha'], meant: 'kg' }))
it('completes the last of several fields', () => {
  expect(offered('fields', 'Kodupõld, mäe').meant).toBe('Mäealune')
  expect(offered('fields', 'Kodupõld, ').meant).toBeUndefined()
  expect(withTaken('fields', 'Kodupõld, mäe', 'Mäealune')).toBe('Kodupõld, Mäealune')
  expect(withTaken('job', 'kü', 'Kündmine')).toBe('Kündmine')
})
