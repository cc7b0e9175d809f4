import { createHash, randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { Sha256, sha256Of } from './sha256.ts'

const byNode = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

it('is what others make of the same bytes, on both sides of each block', () => {
  for (const length of [0, 1, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1000, 70_001]) {
    const bytes = randomBytes(length)
    expect(sha256Of(bytes), String(length)).toBe(byNode(bytes))
  }
})
it('knows the examples of the standard', () => {
  const of = (text: string) => sha256Of(new TextEncoder().encode(text))
  expect(of('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(of('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
})
it('does not mind in which pieces they come', () => {
  const bytes = randomBytes(1000)
  for (const size of [1, 7, 64, 100]) {
    const sum = new Sha256()
    for (let at = 0; at < bytes.length; at += size) sum.add(bytes.subarray(at, at + size))
    expect(sum.value()).toBe(byNode(bytes))
  }
})
