/** Comments that begin with the noun they speak of: a reader who looks for a thing finds its name first. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './root.ts'

const FOLDERS = ['core/src', 'agency', 'server', 'web', 'e2e', 'scripts'] as const
/** Words that name nothing. */
const NAMELESS = /^(?:What|That|It|This|These|Those|There|Here|Which|So)\b/
const COMMENT = /\/\*\*([^]*?)\*\//g

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/(?:^|[\\/])(?:node_modules|dist|css-types)[\\/]/.test(name))
    .map((name) => join(folder, name)),
)
const openingOf = (comment: string): string => comment.replaceAll(/\n\s*\*\s?/g, ' ').trim()

it('every comment begins with its noun', () => {
  const comments = sources.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(COMMENT)].map(([, text = '']) => ({
      file,
      opening: openingOf(text).slice(0, 60),
    })),
  )
  expect(comments.length).toBeGreaterThan(5000)
  expect(comments.filter(({ opening }) => NAMELESS.test(opening))).toEqual([])
})
