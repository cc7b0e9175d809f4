import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
/** Names of products are searched by a part of them: that is text, not JSON. */
const SEARCHES = ['register-store/products.ts']

it('no question is asked of the text of a document: what is asked stands in columns', () => {
  const files = globSync('**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'))
  const asking = files.filter((file) =>
    /'(?:not )?i?like'|\bi?like \$\{/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(asking).toEqual(SEARCHES)
})
