import { expect, it } from 'vitest'
import { faultOf } from './faults.ts'

it('an error that is its own cause is looked at once', () => {
  const error = new Error('round')
  error.cause = error
  expect(faultOf(error)).toBeUndefined()
})

it.each<[string, unknown, string | undefined]>([
  ['a unique key on SQLite', { errcode: 2067 }, 'unique'],
  ['a unique key in the browser', { resultCode: 1555 }, 'unique'],
  ['a unique key on PostgreSQL', { code: '23505' }, 'unique'],
  ['a busy SQLite', { errcode: 5 }, 'busy'],
  ['a lock that was waited for too long', { code: '55P03' }, 'busy'],
  ['a statement that ran too long', { code: '57014' }, 'busy'],
  ['a pool without a free connection', new Error('timeout exceeded when trying to connect'), 'busy'],
  ['a row that is locked in the same SQLite', { errcode: 262 }, 'busy'],
  ['a SQLite that another program recovers', { errcode: 261 }, 'busy'],
  ['a SQLite that snapshots came between', { errcode: 517 }, 'busy'],
  ['a full disk below SQLite', { errcode: 13 }, 'storage'],
  ['a file that may only be read', { errcode: 8 }, 'storage'],
  ['a file that was moved away', { errcode: 1032 }, 'storage'],
  ['a disk that fails while it is written', { errcode: 778 }, 'storage'],
  ['a database that was shut down', { code: '57P01' }, 'busy'],
  ['a database that crashed', { code: '57P02' }, 'busy'],
  ['a database that is starting', { code: '57P03' }, 'busy'],
  ['a broken connection', { code: '08006' }, 'busy'],
  ['a connection that ended', new Error('Connection terminated unexpectedly'), 'busy'],
  ['a connection that took too long', new Error('Connection terminated due to connection timeout'), 'busy'],
  [
    'the next query on it',
    new Error('Client has encountered a connection error and is not queryable'),
    'busy',
  ],
  ['a port where nobody listens', { code: 'ECONNREFUSED' }, 'busy'],
  ['a name that nobody knows', { code: 'ENOTFOUND' }, 'busy'],
  ['a name server that is away', { code: 'EAI_AGAIN' }, 'busy'],
  ['a full disk below PostgreSQL', { code: '53100' }, 'storage'],
  ['a PostgreSQL that may only be read', { code: '25006' }, 'storage'],
  ['a full disk below the photos', { code: 'ENOSPC' }, 'storage'],
  ['a cause behind another error', new Error('fetch failed', { cause: { code: 'ECONNREFUSED' } }), 'busy'],
  ['a file that is not there', { code: 'ENOENT' }, undefined],
  ['a statement that is wrong', { code: '42601' }, undefined],
  ['a SQLite statement that is wrong', { errcode: 1 }, undefined],
  ['any other error', new Error('oh'), undefined],
  ['nothing', undefined, undefined],
])('%s', (_, error, fault) => {
  expect(faultOf(error)).toBe(fault)
})
