import { expect, it } from 'vitest'
import { ACCOUNT_TABLES } from '../account/tables.ts'
import { TABLES_IN_ARCHIVE } from './tables.ts'

/** Tables of the export that are never taken in: neither who may do what in an account nor what PRIA answered is said by a file. */
const OF_THE_ACCOUNT = ['account', 'membership', 'invitation', 'subscription_order', 'pria_receipt']

it('every table of the export is taken in, or is about the account: a new one has its place', () => {
  const exported = ACCOUNT_TABLES.flatMap(({ table, file }) =>
    file === undefined ? [] : [`${table} ${file}`],
  )
  const taken = TABLES_IN_ARCHIVE.map(({ table, file }) => `${table} ${file}`)
  const others = exported.filter((each) => !taken.includes(each)).map((each) => each.split(' ')[0])
  expect(new Set(others)).toEqual(new Set(OF_THE_ACCOUNT))
  expect(taken.filter((each) => !exported.includes(each))).toEqual([])
})
