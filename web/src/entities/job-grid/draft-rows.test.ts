import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newRow } from '../../ui/grid/sheet.ts'
import { jobSheet } from './job-sheet.ts'
import { hasDraftRows, draftRowsKey } from './draft-rows-key.ts'
import { forgetRows, saveDraftRows, draftRows } from './draft-rows.ts'
import { rowWith } from './testing/rows.ts'

beforeEach(() => {
  const store = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, text: string) => void store.set(key, text),
    removeItem: (key: string) => void store.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('gives an account its own rows back until they are forgotten', () => {
  const rows = [rowWith({ fields: 'Kodupõld' }), newRow(jobSheet)]
  saveDraftRows('a', rows)
  expect(draftRows('a')).toEqual(rows)
  expect([hasDraftRows('a'), hasDraftRows('b'), draftRows('b')]).toEqual([true, false, undefined])
  forgetRows('a')
  expect(draftRows('a')).toBeUndefined()
})
it.each(['', '{', '[]', '[{"id":"x"}]', JSON.stringify([newRow(jobSheet)])])(
  'has nothing to go on with in %s',
  (text) => {
    sessionStorage.setItem(draftRowsKey('a'), text)
    expect(draftRows('a')).toBeUndefined()
  },
)
