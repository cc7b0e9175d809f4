import { expect, it } from 'vitest'
import { initialValue, followed, settled, stepped } from './stepped-value.ts'

const start = { name: 'Künd' }
const typed = { name: 'Künd 2' }
const ofOthers = { name: 'Kobestamine' }

it('goes on from what it began with; a step that changes nothing is none', () => {
  const first = stepped(initialValue(start), () => typed)
  expect(first).toEqual({ value: typed, base: start })
  expect(stepped(first, (now) => now)).toBe(first)
})
it('follows what is stored as long as nothing is changed', () => {
  expect(followed(initialValue(start), ofOthers)).toEqual(initialValue(ofOthers))
})
it('stays over what it was made from, also when others have stored something since', () => {
  const changed = initialValue(start, typed)
  expect(followed(changed, ofOthers)).toBe(changed)
})
it('is unchanged when what was sent is stored', () => {
  const stored = { ...typed }
  const { value, base } = settled(initialValue(start, typed), typed, stored)
  expect(value).toBe(stored)
  expect(base).toBe(stored)
})
it('keeps what was typed while it was stored', () => {
  const later = { name: 'Künd 3' }
  const stored = { ...typed }
  expect(settled(initialValue(start, later), typed, stored)).toEqual({ value: later, base: stored })
})
