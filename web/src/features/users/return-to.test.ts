import { expect, it } from 'vitest'
import { pageToReturnTo } from './return-to.ts'

it('returns to the page that was asked for', () => {
  expect(pageToReturnTo('/pollud/2026?otsi=oder')).toBe('/pollud/2026?otsi=oder')
})
it.each([undefined, '', 'https://paha.example', '//paha.example', '/\\paha.example', 'javascript:alert(1)'])(
  'never leaves the house for %s',
  (requested) => {
    expect(pageToReturnTo(requested)).toBe('/lisa')
  },
)
