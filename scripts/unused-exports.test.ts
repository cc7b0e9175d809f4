/** Exports that no file takes and their own file does not read: nobody would miss them. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './root.ts'

const NAME = /[A-Za-z_$][\w$]*/g
/** Files that are read by their folder. */
const BY_FOLDER = /^core\/src\/schemes\/rules\/[\w-]+\/examples\.ts$|^web\/src\/features\/[\w/-]+\/page\.ts$/
const EXPORT = /^export (?:async )?(?:const|function|class|interface|type|enum) ([A-Za-z_$][\w$]*)/gm

/** Exports whose name stands nowhere but where they are made. */
function unusedIn(files: Readonly<Record<string, string>>): string[] {
  const seen = new Map<string, number>()
  for (const text of Object.values(files))
    for (const [name] of text.matchAll(NAME)) seen.set(name, (seen.get(name) ?? 0) + 1)
  return Object.entries(files).flatMap(([file, text]) =>
    [...text.matchAll(EXPORT)]
      .map(([, name = '']) => name)
      .filter((name) => seen.get(name) === 1)
      .map((name) => `${file}: ${name}`),
  )
}

it('every export is taken by somebody', () => {
  const paths = ['core', 'agency', 'server', 'web', 'e2e', 'scripts'].flatMap((folder) =>
    globSync(`${folder}/**/*.{ts,tsx,mjs}`, {
      cwd: root,
      exclude: (name) => /(?:^|[\\/])(?:node_modules|dist|css-types)$/.test(name),
    }),
  )
  expect(paths.length).toBeGreaterThan(3000)
  const files = Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
  expect(unusedIn(files).filter((each) => !BY_FOLDER.test(each.split(':')[0] ?? ''))).toEqual([])
})
it('an export is unused until its name stands a second time', () => {
  const made = { 'a.ts': 'export const one = 1\nexport function two() {}\nexport type Three = 3\n' }
  expect(unusedIn(made)).toEqual(['a.ts: one', 'a.ts: two', 'a.ts: Three'])
  expect(unusedIn({ ...made, 'b.ts': "import { one, two, type Three } from './a.ts'" })).toEqual([])
})
