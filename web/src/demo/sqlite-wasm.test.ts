// @vitest-environment node
import init from '@sqlite.org/sqlite-wasm'
import { faultOf } from '@vagu/server/db/faults'
import { expect, it } from 'vitest'
import { wasmSqlite } from './sqlite-wasm.ts'

const database = wasmSqlite(await init())
const ask = (sql: string, ...parameters: unknown[]): unknown[] => database.prepare(sql).all(parameters)

const TEXTS = ['', 'Mäealune põld', 'a\0b', '\uFEFFx', '🌾'.repeat(4), 'õ'.repeat(100_000)]
const NUMBERS = [
  0,
  -1,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31),
  1_795_871_654_953,
  Number.MAX_SAFE_INTEGER,
  0.1,
  -1e300,
]
const BYTES = [new Uint8Array(), new Uint8Array([0, 255, 7]), new Uint8Array(70_000).fill(9)]
it.each([null, ...TEXTS, ...NUMBERS, ...BYTES].map((value) => [value]))(
  'gives back what was stored: %.20s',
  (value) => {
    expect(ask('select ? as it, typeof(?1) as type', value)).toEqual([{ it: value, type: expect.anything() }])
  },
)

it.each([
  ['whole', 7, 'integer'],
  ['whole and long', 1_795_871_654_953, 'integer'],
  ['broken', 0.5, 'real'],
  ['true', true, 'integer'],
  ['nothing', undefined, 'null'],
])('stores by its kind what is %s', (_, value, type) => {
  expect(ask('select typeof(?) as type', value)).toEqual([{ type }])
})

it('gives what a number cannot tell exactly as it is', () => {
  expect(ask('select 9223372036854775807 as it')).toEqual([{ it: 9_223_372_036_854_775_807n }])
})

it('refuses what SQLite cannot hold, and more values than are asked for', () => {
  expect(() => ask('select ?', {})).toThrow('cannot hold')
  expect(() => ask('select ?', 1, 2)).toThrow('RANGE')
  expect(ask('select ? as it', 3)).toEqual([{ it: 3 }])
})

it('tells rows that were changed, and a refusal by its code; the next time it works', () => {
  ask('create table once (name text not null primary key)')
  const insert = database.prepare('insert into once values (?)')
  expect(insert.reader).toBe(false)
  expect(insert.run(['Kodupõld'])).toMatchObject({ changes: 1 })
  let refusal: unknown
  try {
    insert.run(['Kodupõld'])
  } catch (error) {
    refusal = error
  }
  expect(faultOf(refusal)).toBe('unique')
  expect(insert.run(['Mäealune'])).toMatchObject({ changes: 1 })
  expect([...database.prepare('select name from once order by name').iterate([])]).toEqual([
    { name: 'Kodupõld' },
    { name: 'Mäealune' },
  ])
  expect(database.isInTransaction()).toBe(false)
})

it('names the columns as they are named by then', () => {
  ask('create table renamed (old text)')
  ask("insert into renamed values ('x')")
  const all = database.prepare('select * from renamed')
  expect(all.all([])).toEqual([{ old: 'x' }])
  ask('alter table renamed rename column old to fresh')
  expect(all.all([])).toEqual([{ fresh: 'x' }])
  ask('alter table renamed add column more text')
  expect(all.all([])).toEqual([{ fresh: 'x', more: null }])
})
