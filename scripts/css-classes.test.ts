/** The types of the style sheets are those of their classes, and no class stands unused. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { classesIn, typesOf, usesIn, wholeBlocksIn } from './css-classes.ts'
import { root } from './root.ts'

const web = join(root, 'web/src')
const types = join(root, 'web/css-types')
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
const files = filesIn(web)
const sheets = new Map(
  files.filter((file) => file.endsWith('.module.css')).map((file) => [file, readFileSync(file, 'utf8')]),
)
const short = (file: string): string => relative(web, file)
const uses = files
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) =>
    usesIn(readFileSync(file, 'utf8')).map(({ sheet, names }) => ({
      sheet: resolve(file, '..', sheet),
      names,
    })),
  )

it.each([...sheets].map(([file, css]) => [short(file), css] as const))('%s has types', async (name, css) => {
  await expect(typesOf(css)).toMatchFileSnapshot(join(types, `${name}.d.ts`))
})
it('no types are left of a sheet that is gone', () => {
  const typed = filesIn(types).filter((file) => file.endsWith('.d.ts'))
  const known = new Set([...sheets.keys()].map((file) => join(types, `${short(file)}.d.ts`)))
  expect(typed.filter((file) => !known.has(file))).toEqual([])
})
it('every class of a style sheet is used', () => {
  const dead = [...sheets].flatMap(([sheet, css]) => {
    const used = new Set(uses.filter((use) => use.sheet === sheet).flatMap(({ names }) => names))
    return [...classesIn(css)].filter((name) => !used.has(name)).map((name) => `${short(sheet)}: ${name}`)
  })
  expect(uses.length).toBeGreaterThan(100)
  expect(dead).toEqual([])
})
it('no arrangement is written a third time: it has its place in ui/layout.module.css', () => {
  const written = new Map<string, string[]>()
  for (const [sheet, css] of sheets)
    for (const { name, declarations } of wholeBlocksIn(css))
      if (declarations.split('; ').length > 2)
        written.set(declarations, [...(written.get(declarations) ?? []), `${short(sheet)}: ${name}`])
  expect(written.size).toBeGreaterThan(100)
  expect([...written.values()].filter((places) => places.length > 2)).toEqual([])
})
it('a class is told from a number, a comment, a file and a class of a library', () => {
  const css =
    "/* .old {} */ .a:not(.b-c) > .d_e { margin: 0.5rem; background: url(x.svg) } .f :global(.g .h) { content: '.i' }"
  expect([...classesIn(css)]).toEqual(['a', 'b-c', 'd_e', 'f'])
})
it('a class that is no name of the language stands in quotes', () => {
  expect(typesOf('.b-c {} .a {}')).toContain("\n  readonly a: string\n  readonly 'b-c': string\n}")
})
it('a class is taken as a property, or in quotes', () => {
  const source = "import styles from './a.module.css'\nstyles['b-c']; styles.d"
  expect(usesIn(source)).toEqual([{ sheet: './a.module.css', names: ['b-c', 'd'] }])
})
it('a block is whole when the sheet says nothing more of its class', () => {
  const css = '.a { b: c; a: d } .m { n: o } .e { f: g } @media print { .e { f: h } } .i-j { k: l }'
  expect(wholeBlocksIn(css)).toEqual([
    { name: 'a', declarations: 'a: d; b: c' },
    { name: 'm', declarations: 'n: o' },
    { name: 'i-j', declarations: 'k: l' },
  ])
})
