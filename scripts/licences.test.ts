import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { licencesPage, licenceTexts, lockedPackages, packagesOf } from './licences.ts'
import { root } from './root.ts'

it('the page of licences is that of the lock file', async () => {
  await expect(licencesPage(lockedPackages())).toMatchFileSnapshot('../docs/licences.md')
})
it('every package that is handed out states its licence', () => {
  expect(lockedPackages().filter(({ licence }) => licence === 'not stated')).toEqual([])
})
it('the library of pictures and the typeface are named', () => {
  const licences = new Map(lockedPackages().map(({ name, licence }) => [name, licence]))
  expect(licences.get('@img/sharp-libvips-linux-x64')).toBe('LGPL-3.0-or-later')
  expect(licences.get('@fontsource-variable/inter')).toBe('OFL-1.1')
})
it('what only builds or tests is not handed out', () => {
  const lock = {
    packages: {
      '': { version: '1.0.0' },
      core: { version: '0.1.0' },
      'node_modules/@vagu/core': { link: true },
      'node_modules/tester': { version: '1.0.0', license: 'MIT', dev: true },
      'node_modules/a/node_modules/b': { version: '2.0.0', license: 'ISC' },
      'node_modules/b': { version: '2.0.0', license: 'ISC' },
      'node_modules/c': { version: '3.0.0' },
    },
  }
  expect(packagesOf(lock)).toMatchObject([
    { name: 'b', version: '2.0.0', licence: 'ISC' },
    { name: 'c', version: '3.0.0', licence: 'not stated' },
  ])
})
it('the words of the licences are told with their packages', () => {
  const text = licenceTexts(lockedPackages().filter(({ name }) => name.startsWith('@fontsource')))
  expect(text).toMatch(/^@fontsource-variable\/inter \d/)
  expect(text).toContain('SIL OPEN FONT LICENSE')
})
it('packages are installed without running what they bring', () => {
  expect(readFileSync(join(root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m)
})
