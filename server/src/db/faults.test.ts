import { expect, it } from 'vitest'
import { faultOf } from './faults.ts'

it.each<[string, unknown, string | undefined]>([
  ['a unique key on SQLite', { errcode: 2067 }, 'unique'],
  ['a unique key in the browser', { resultCode: 1555 }, 'unique'],
  ['a unique key on PostgreSQL', { code: '23505' }, 'unique'],
  ['a busy SQLite', { errcode: 5 }, 'busy'],
  ['a lock that was waited for too long', { code: '55P03' }, 'busy'],
  ['a statement that ran too long', { code: '57014' }, 'busy'],
  ['a pool without a free connection', new Error('timeout exceeded when trying to connect'), 'busy'],
  ['any other error', new Error('oh'), undefined],
  ['nothing', undefined, undefined],
])('%s', (_, error, fault) => {
  expect(faultOf(error)).toBe(fault)
})
