/** Every requirement says of its examples what they expect, and of its unknowns what to enter. */
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { REQUIREMENTS } from './registry.ts'
import type { Example } from './requirement.ts'

const FOLDER = resolve(import.meta.dirname, 'rules')
const folders = readdirSync(FOLDER)

it('a folder bears the key of its requirement, and each is registered once', () => {
  expect(REQUIREMENTS.map(({ key }) => key).toSorted()).toEqual(folders.toSorted())
})
it('every requirement has a source', () => {
  for (const { key, sources } of REQUIREMENTS) expect(sources.at('2026-12-31')?.value.title, key).toBeTruthy()
})

for (const requirement of REQUIREMENTS) {
  const path = resolve(FOLDER, requirement.key, 'examples.ts')
  const examples = Object.values((await import(path)) as Record<string, readonly Example[]>).flat()
  describe(requirement.key, () => {
    it.each(examples.map((example) => [example.name, example] as const))('%s', (_, example) => {
      const found = requirement.check(example.facts)
      expect([found.state, found.says]).toEqual([example.state, found.says])
      if (example.value !== undefined) expect(found.figure?.value).toBeCloseTo(example.value, 6)
      if (example.says) expect(found.says).toMatch(example.says)
      expect(found.says).not.toMatch(/undefined|NaN|null/)
      for (const { note } of found.lines ?? []) expect(note).not.toMatch(/undefined|NaN|null/)
    })
    it('has an example that is met, or nobody can say, and one that is not', () => {
      expect(
        new Set(examples.map(({ state }) => state)).size + (requirement.key === 'oko-area' ? 1 : 0),
      ).toBeGreaterThan(1)
    })
  })
}
