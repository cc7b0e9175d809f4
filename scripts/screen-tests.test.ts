import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROUTE_KEYS } from '../web/src/navigation/paths.ts'
import { root } from './root.ts'

/** Opens every page only to see that it opens: it is the test of none. */
const OF_ALL = 'web/src/app/pages.test.tsx'

const tests = globSync('web/src/**/*.test.tsx', { cwd: root })
  .filter((file) => file !== OF_ALL)
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .filter((text) => text.includes('renderPage('))

it('every page has a screen test', () => {
  const untested = ROUTE_KEYS.filter((key) => !tests.some((text) => text.includes(`'${key}'`)))
  expect(untested).toEqual([])
})
