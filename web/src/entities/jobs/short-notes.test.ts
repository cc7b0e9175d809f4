import { expect, it } from 'vitest'
import { shortNotes } from './short-notes.ts'

it('cuts a note after 55 letters', () => {
  expect(shortNotes('a'.repeat(55))).toBe('a'.repeat(55))
  expect(shortNotes('a'.repeat(56))).toBe(`${'a'.repeat(55)}…`)
  expect(shortNotes(`${'a'.repeat(54)} bb`)).toBe(`${'a'.repeat(54)}…`)
})
it('puts several lines on one', () => {
  expect(shortNotes(' tuul\n\nnõrk ')).toBe('tuul nõrk')
  expect(shortNotes('  ')).toBe('')
})
