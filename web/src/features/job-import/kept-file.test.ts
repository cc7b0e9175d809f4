import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetKept, keepAnswers, keepTables, keptStage } from './kept-file.ts'
import type { OpenStage } from './read-file.ts'
import { withSheet } from './use-job-file.ts'

const ACCOUNT = 'kask:mari'
const tables = {
  importId: '019e449c-fe80-7000-8000-000000000001',
  sheets: [
    {
      name: 'Tööd 🌾',
      lines: [
        { line: 1, cells: ['Kuupäev', 'Tegevus', 'Põld'] },
        { line: 2, cells: ['03.05.2026', 'Äestamine', 'Oru'] },
      ],
    },
  ],
  brokenAt: null,
  columns: [],
  names: [],
}
const file = withSheet({ fileName: 'tööd.csv', tables, meanings: new Map([['fields|oru', 'Mäepõld']]) }, 0)
const stage: OpenStage = { name: 'names', file }

const store = new Map<string, string>()
beforeEach(() => {
  store.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (text.length > 5_000_000) throw new Error('full')
      store.set(key, text)
    },
    removeItem: (key: string) => store.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('a file and what was said of it are there after a reload, for their user alone', () => {
  keepTables(ACCOUNT, tables)
  keepAnswers(ACCOUNT, stage)
  expect(keptStage(ACCOUNT)).toEqual(stage)
  expect(keptStage('kask:jaan')).toBeUndefined()
  forgetKept(ACCOUNT)
  expect(keptStage(ACCOUNT)).toBeUndefined()
  expect(store.size).toBe(0)
})

it('answers about another file are none, nor is what another version kept', () => {
  keepTables(ACCOUNT, tables)
  keepAnswers(ACCOUNT, { name: 'review', file: { ...file, tables: { ...tables, importId: 'x' } } })
  expect(keptStage(ACCOUNT)).toBeUndefined()
  keepAnswers(ACCOUNT, stage)
  for (const key of store.keys()) store.set(key, '{"name":"names"}')
  expect(keptStage(ACCOUNT)).toBeUndefined()
})

it('a new file brings no answers of the one before, though it may be too large to be kept', () => {
  keepTables(ACCOUNT, tables)
  keepAnswers(ACCOUNT, stage)
  const large = { ...tables, sheets: [{ name: 'a', lines: [{ line: 1, cells: ['x'.repeat(6_000_000)] }] }] }
  keepTables(ACCOUNT, large)
  expect(keptStage(ACCOUNT)).toBeUndefined()
})
