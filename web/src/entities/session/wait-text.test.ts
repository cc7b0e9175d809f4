import { expect, it } from 'vitest'
import { tooManyTries } from './wait-text.ts'

it.each([
  [undefined, 'mõne minuti'],
  [0, '1 minuti'],
  [60, '1 minuti'],
  [61, '2 minuti'],
  [900, '15 minuti'],
  [5399, '90 minuti'],
  [5400, '2 tunni'],
  [86_400, '24 tunni'],
])('a limit of %s s is said as %s', (seconds, wait) => {
  expect(tooManyTries(seconds)).toBe(`Liiga palju katseid. Proovige uuesti ${wait} pärast.`)
})
