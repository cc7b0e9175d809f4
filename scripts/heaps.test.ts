/** The settings of the heaps are the same wherever the program is started: here, in its image and in the tests of browsers. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { HEAPS } from './heaps.mjs'
import { root } from './root.ts'

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')
const saidIn = (text: string) =>
  Object.fromEntries([...text.matchAll(/\b(MALLOC_\w+)=(\w+)/g)].map(([, name = '', value]) => [name, value]))

it('the image sets the heaps as `npm start` does', () => {
  expect(saidIn(textOf('Dockerfile'))).toEqual(HEAPS)
})
it.each(['scripts/start.mjs', 'e2e/server.ts'])('%s takes them from one place', (file) => {
  const text = textOf(file)
  expect(text).toMatch(/\bHEAPS\b/)
  expect(text).not.toMatch(/MALLOC_\w+\b\W*:/)
})
