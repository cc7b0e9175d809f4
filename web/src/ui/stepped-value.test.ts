import { expect, it } from 'vitest'
import { begunWith, followed, settled, stepped } from './stepped-value.ts'

const start = { name: 'Künd' }
const typed = { name: 'Künd 2' }
const ofOthers = { name: 'Kobestamine' }

it('goes on from what it began with; a step that changes nothing is none', () => {
  const first = stepped(begunWith(start), () => typed)
  expect(first).toEqual({ value: typed, base: start })
  expect(stepped(first, (now) => now)).toBe(first)
})
it('follows what is stored as long as nothing is changed', () => {
  expect(followed(begunWith(start), ofOthers)).toEqual(begunWith(ofOthers))
})
it('stays over what it was made from, also when others have stored something since', () => {
  const changed = begunWith(start, typed)
  expect(followed(changed, ofOthers)).toBe(changed)
})
it('is unchanged when what was sent is stored', () => {
  const stored = { ...typed }
  const { value, base } = settled(begunWith(start, typed), typed, stored)
  expect(value).toBe(stored)
  expect(base).toBe(stored)
})
it('keeps what was typed while it was stored', () => {
  const later = { name: 'Künd 3' }
  const stored = { ...typed }
  expect(settled(begunWith(start, later), typed, stored)).toEqual({ value: later, base: stored })
})
