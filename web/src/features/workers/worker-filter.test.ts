import { expect, it } from 'vitest'
import { isFound } from './worker-filter.ts'

const worker = { name: 'Jüri Õun', notes: 'Traktorist, teeb ka pritsimist' }

it.each(['', ' ', 'jüri', 'ÕUN', 'prits'])('finds by %j', (query) =>
  expect(isFound(worker, query)).toBe(true),
)
it('does not find what is nowhere', () => expect(isFound(worker, 'Mari')).toBe(false))
