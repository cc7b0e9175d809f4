import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { forgetInTab, saveInTab, readFromTab } from './tab-storage.ts'

const store = new Map<string, string>()
const Numbers = z.array(z.number())
beforeEach(() => {
  store.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (text.length > 20) throw new Error('full')
      store.set(key, text)
    },
    removeItem: (key: string) => void store.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('gives back what was kept until it is forgotten', () => {
  saveInTab('a', [1, 2])
  expect([readFromTab('a', Numbers), readFromTab('b', Numbers)]).toEqual([[1, 2], undefined])
  forgetInTab('a')
  expect(readFromTab('a', Numbers)).toBeUndefined()
})
it.each(['', '{', '["x"]', 'null'])('has nothing in %s', (text) => {
  store.set('a', text)
  expect(readFromTab('a', Numbers)).toBeUndefined()
})
it('keeps nothing in a full store, and does not fall over it', () => {
  expect(() =>
    saveInTab(
      'a',
      Array.from({ length: 50 }, () => 1),
    ),
  ).not.toThrow()
  expect(readFromTab('a', Numbers)).toBeUndefined()
})
