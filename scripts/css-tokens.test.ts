/** Sizes of type, corners, gaps and colours are named once, in the style sheet of the looks, and taken by their names. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './root.ts'

const web = join(root, 'web/src')
const TOKENS = 'app/theme.css'
const files = readdirSync(web, { recursive: true, encoding: 'utf8' })
const read = (file: string): string => readFileSync(join(web, file), 'utf8')
const withoutComments = (css: string): string => css.replaceAll(/\/\*[^]*?\*\//g, '')
const theme = withoutComments(read(TOKENS))
const sheets = files
  .filter((file) => file.endsWith('.css') && file !== TOKENS)
  .map((file) => ({ file, css: withoutComments(read(file)) }))

const tokens = new Map(
  [...theme.matchAll(/--vagu-([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
)
const gaps = new Set([...tokens].filter(([name]) => name.startsWith('gap-')).map(([, value]) => value))

/** Raw values in a sheet that have a name, or should have one. */
function rawIn(css: string): string[] {
  const declarations = [...css.matchAll(/([\w-]+):\s*([^;{}]+);/g)]
  return declarations.flatMap(([text, property = '', value = '']) => {
    const isRaw =
      (property === 'font-size' && !/^(var\(--vagu-|inherit$)/.test(value)) ||
      (/^border-(\w+-)*radius$/.test(property) && /[1-9]/.test(value.replaceAll(/var\([^)]*\)/g, ''))) ||
      (/(^|-)gap$/.test(property) && value.split(' ').some((part) => gaps.has(part))) ||
      /#[0-9a-f]{3,8}\b/i.test(value)
    return isRaw ? [text] : []
  })
}

it('no sheet names a size of type, a corner, a gap or a colour of its own', () => {
  expect(sheets.length).toBeGreaterThan(50)
  expect(sheets.flatMap(({ file, css }) => rawIn(css).map((text) => `${file}: ${text}`))).toEqual([])
})
it('every name that is taken is there, and every name is taken', () => {
  const sources = files.filter((file) => /\.(css|tsx?)$/.test(file)).map(read)
  const taken = new Set(
    sources.flatMap((text) => [...text.matchAll(/var\(--vagu-([\w-]+)/g)].map(([, name = '']) => name)),
  )
  const local = sheets.flatMap(({ css }) =>
    [...css.matchAll(/--vagu-([\w-]+):/g)].map(([, name = '']) => name),
  )
  const known = new Set([...tokens.keys(), ...local])
  expect([...taken].filter((name) => !known.has(name))).toEqual([])
  expect([...tokens.keys()].filter((name) => !taken.has(name))).toEqual([])
})
it('a raw value is told from a name, from nothing and from one without a name', () => {
  expect(rawIn('.a { font-size: 1rem; border-radius: 8px 0; gap: 4px 14px; color: #fff; }')).toHaveLength(4)
  expect(rawIn('.a { font-size: inherit; border-radius: 0; gap: 0 64px; color: var(--vagu-ink); }')).toEqual(
    [],
  )
})
