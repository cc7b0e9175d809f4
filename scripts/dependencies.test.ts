import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tablesOf } from './markdown-tables.ts'
import { root } from './root.ts'

const HOUSES = {
  'The project': '.',
  core: 'core',
  agency: 'agency',
  server: 'server',
  web: 'web',
  e2e: 'e2e',
}
const tables = tablesOf(readFileSync(join(root, 'docs/dependencies.md'), 'utf8'))

interface Package {
  readonly dependencies?: Record<string, string>
  readonly devDependencies?: Record<string, string>
  readonly optionalDependencies?: Record<string, string>
}
const packageOf = (folder: string): Package =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Package

function versionsOf(folder: string): [name: string, version: string][] {
  const { dependencies, devDependencies, optionalDependencies } = packageOf(folder)
  const all = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
  return all.filter(([name]) => !name.startsWith('@vagu/'))
}

describe.each(Object.entries(HOUSES))('the dependencies of %s', (title, folder) => {
  const rows = tables.get(title) ?? []
  it('each have their reason, in the order of their names', () => {
    const names = versionsOf(folder).map(([name]) => name)
    expect(rows.map(([name]) => name?.replaceAll('`', ''))).toEqual(names.toSorted())
    for (const [name, reason = ''] of rows) expect([name, reason.length > 10]).toEqual([name, true])
  })
  it('are pinned exactly', () => {
    for (const [name, version] of versionsOf(folder))
      expect([name, version]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+(-[\w.]+)?$/)])
  })
})

/** All that the files of a workspace say. */
function sourcesOf(folder: string): string {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  const sources = names.filter(
    (name) => /\.(tsx?|css)$/.test(name) && !/(^|[\\/])(node_modules|dist)[\\/]/.test(name),
  )
  return sources.map((name) => readFileSync(join(root, folder, name), 'utf8')).join('\n')
}

describe.each(['core', 'agency', 'server', 'web'])('what %s brings along', (folder) => {
  it('is used by it', () => {
    const sources = sourcesOf(folder)
    const names = Object.keys(packageOf(folder).dependencies ?? {})
    expect(names.filter((name) => !new RegExp(`['\`]${name}['/]`).test(sources))).toEqual([])
  })
})

describe('the lock file', () => {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
  it('names no registry, so that every machine may ask its own', () => {
    expect(lock).not.toMatch(/"resolved": "[a-z+]+:/)
  })
  it('brings no package with an install script', () => {
    expect(lock).not.toContain('"hasInstallScript"')
  })
})
