/** Tables of docs/calculations whose rows are put to the code. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tablesOf } from './markdown-tables.ts'
import { root } from './root.ts'

const page = (name: string) => tablesOf(readFileSync(join(root, 'docs/calculations', name), 'utf8'))

/** Puts each row of a table of a page to the code; `cells` are padded, so that an empty cell is an empty text. */
export function examples(from: string, title: string, check: (cells: string[]) => void): void {
  const rows = page(from).get(title) ?? []
  describe(title, () => {
    it('has examples', () => expect(rows.length).toBeGreaterThan(0))
    it.each(rows.map((cells) => ({ cells })))('$cells', ({ cells }) => check([...cells]))
  })
}
export const isOneOf = <T extends string>(all: readonly T[], text: string | undefined): text is T =>
  all.some((one) => one === text)
export const list = (text: string, separator = ','): string[] =>
  text.split(separator).flatMap((part) => part.trim() || [])
/** Pairs written as `2026: value`. */
export const pairs = (text: string): [year: number, value: string][] =>
  list(text).map((pair) => {
    const [year = '', value = ''] = list(pair, ':')
    return [Number(year), value]
  })
