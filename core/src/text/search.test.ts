import { describe, expect, test } from 'vitest'
import { findRows, type Search } from './search.ts'

const search: Search<string> = {
  namesOf: (name) => name.split('/'),
  keyOf: (name) => name.trim().toLowerCase(),
  shortest: 2,
  max: 3,
}
const find = (rows: readonly string[], text: string) => findRows(rows, text, search)

describe('rows by a part of a name', () => {
  test('those that begin with it come first, each in the order of the alphabet', () => {
    expect(find(['Maaken', 'Kena', 'Kenn', 'Kask'], 'ken')).toEqual(['Kena', 'Kenn', 'Maaken'])
  })

  test('Estonian letters have their own order', () => {
    expect(find(['Aöb', 'Aüb', 'Azb', 'Aõb'], 'a')).toEqual([])
    expect(find(['kaüb', 'kaöb', 'kaõb'], 'ka')).toEqual(['kaõb', 'kaöb', 'kaüb'])
  })

  test('what the second name tells comes after', () => {
    expect(find(['Ada/Nisu', 'Nisu 2/Oder'], 'nisu')).toEqual(['Nisu 2/Oder', 'Ada/Nisu'])
  })

  test.each(['', 'k', ' k ', 'puudub'])('%j finds nothing', (text) => {
    expect(find(['Kena'], text)).toEqual([])
  })

  test('no more than asked for', () => {
    expect(find(['kab', 'kac', 'kad', 'kae'], 'ka')).toEqual(['kab', 'kac', 'kad'])
  })
})
