/** Numbers are found where one reads them, and in no id. */
import { randomBytes, randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { marksIn } from './marked-numbers.ts'

const MARKS = [507, 2112, 14_386, 48.37]

it.each([
  ['{"sum":507}', [507]],
  ['{"sum":-507,"next":1}', [507]],
  ['{"sum":"5.07"}', [507]],
  ['kokku 21,12 €', [2112]],
  ['Tunnihind: 48,37.', [48.37]],
  ['["143.86"]', [14_386]],
  ['{"sum":1507}', []],
  ['{"sum":507.25,"at":"10:11:12.507Z"}', []],
  ['{"token":"ab-507-cd"}', [507]],
])('in %s it finds %j', (text, found) => {
  expect(marksIn(text, MARKS)).toEqual(found)
})

it('no id and no token holds one', () => {
  const ids = Array.from({ length: 10_000 }, () => [randomUUID(), randomBytes(24).toString('base64url')])
  expect(ids.filter((pair) => marksIn(JSON.stringify({ pair }), [...MARKS, 1, 7, 42]).length > 0)).toEqual([])
})
it('no id holds one, whatever its groups are', () => {
  expect(
    marksIn('{"_id":"019e449c-2112-7507-8507-000000048372","next":"-507--2112-507-2112-507"}', MARKS),
  ).toEqual([])
})
