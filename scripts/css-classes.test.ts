/** A class name of a style sheet is a text to TypeScript: one that points at nothing is seen by nobody. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './root.ts'

interface Use {
  readonly file: string
  readonly sheet: string
  readonly names: readonly string[]
  /** Whether a name is put together while the program runs. */
  readonly isOpen: boolean
}

/** The classes that a sheet has of its own; those of libraries are marked as global. */
function classesIn(css: string): Set<string> {
  const plain = css
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/:global\([^)]*\)/g, '')
    .replaceAll(/url\([^)]*\)|"[^"]*"|'[^']*'/g, '')
  const selectors = [...plain.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector).join(' ')
  return new Set([...selectors.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name))
}

/** What a source file takes of each style sheet that it imports. */
function usesIn(source: string): Omit<Use, 'file'>[] {
  const imports = [...source.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)]
  return imports.map(([, variable = '', sheet = '']) => {
    const names = [...source.matchAll(new RegExp(`\\b${variable}\\['([^']+)'\\]`, 'g'))].map(
      ([, name = '']) => name,
    )
    const all = source.match(new RegExp(`\\b${variable}\\b`, 'g'))?.length ?? 0
    return { sheet, names, isOpen: all > names.length + 1 }
  })
}

const web = join(root, 'web/src')
const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).map((name) => join(web, name))
const uses = files
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) =>
    usesIn(readFileSync(file, 'utf8')).map((use): Use => ({
      ...use,
      file,
      sheet: resolve(file, '..', use.sheet),
    })),
  )
const sheets = new Map(
  files
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => [file, classesIn(readFileSync(file, 'utf8'))]),
)
const short = (file: string) => file.slice(web.length + 1)

it('every class name that is used is in its style sheet', () => {
  const lost = uses.flatMap(({ file, sheet, names }) =>
    names.filter((name) => !sheets.get(sheet)?.has(name)).map((name) => `${short(file)}: ${name}`),
  )
  expect(uses.length).toBeGreaterThan(100)
  expect(lost).toEqual([])
})
it('every class of a style sheet is used', () => {
  const dead = [...sheets].flatMap(([sheet, classes]) => {
    const own = uses.filter((use) => use.sheet === sheet)
    if (own.some(({ isOpen }) => isOpen)) return []
    const used = new Set(own.flatMap(({ names }) => names))
    return [...classes].filter((name) => !used.has(name)).map((name) => `${short(sheet)}: ${name}`)
  })
  expect(dead).toEqual([])
})
it('a class is told from a number, a comment, a file and a class of a library', () => {
  const css =
    "/* .old {} */ .a:not(.b-c) > .d_e { margin: 0.5rem; background: url(x.svg) } .f :global(.g .h) { content: '.i' }"
  expect([...classesIn(css)]).toEqual(['a', 'b-c', 'd_e', 'f'])
})
it('a name that is put together makes its sheet open', () => {
  const source = "import styles from './a.module.css'\nstyles['b']; styles[`c${d}`]"
  expect(usesIn(source)).toEqual([{ sheet: './a.module.css', names: ['b'], isOpen: true }])
})
