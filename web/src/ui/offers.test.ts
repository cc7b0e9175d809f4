import { describe, expect, it } from 'vitest'
import { choiceId, CREATE, nextChoice, offersOf } from './offers.ts'

const options = [
  { value: 'a', label: 'Adapter' },
  { value: 'b', label: 'Balear', isDisabled: true },
  { value: 'c', label: 'Ceelon' },
]

describe('what a list offers', () => {
  it('can be walked through but for what is disabled, what was used of late first', () => {
    const offers = offersOf({ options, query: '', recent: ['c'], canCreate: true })
    expect(offers.choices).toEqual(['c', 'a'])
    expect(offers.preferred).toBe('c')
    expect(offers.isNew).toBe(false)
  })
  it('has the new name after what fits, and alone where nothing does', () => {
    expect(offersOf({ options, query: 'ad', recent: [], canCreate: true }).choices).toEqual(['a', CREATE])
    expect(offersOf({ options, query: 'xyz', recent: [], canCreate: true }).preferred).toBe(CREATE)
    expect(offersOf({ options, query: 'xyz', recent: [], canCreate: false }).choices).toEqual([])
  })
  it('names the element of a choice, and none for what cannot be chosen', () => {
    const offers = offersOf({ options, query: '', recent: [], canCreate: false })
    expect(choiceId('list', offers, 'c')).toBe('list-1')
    expect(choiceId('list', offers, 'b')).toBeUndefined()
    expect(choiceId('list', offers, undefined)).toBeUndefined()
  })
})

describe('keys in a list', () => {
  const choices = ['a', 'b', 'c']
  it('go on from the mark and round both ends', () => {
    expect(nextChoice(choices, { mark: 'a', step: 1 })).toBe('b')
    expect(nextChoice(choices, { mark: 'c', step: 1 })).toBe('a')
    expect(nextChoice(choices, { mark: 'a', step: -1 })).toBe('c')
  })
  it('begin at the first or the last where nothing is marked, and stay at the chosen one when the list opens', () => {
    expect(nextChoice(choices, { mark: undefined, step: 1 })).toBe('a')
    expect(nextChoice(choices, { mark: undefined, step: -1 })).toBe('c')
    expect(nextChoice(choices, { mark: 'b', step: 0 })).toBe('b')
    expect(nextChoice([], { mark: undefined, step: 1 })).toBeUndefined()
  })
})
