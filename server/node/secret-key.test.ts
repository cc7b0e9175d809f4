import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import { expect, it, onTestFinished } from 'vitest'
import { sealerWith } from '../src/agency/sealer.ts'
import { KEY_FILE, secretKey } from './secret-key.ts'

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vagu-key-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
const random = (count: number) => randomBytes(count)

it('is made once, for this user alone, also when several programs start at once', async () => {
  const data = dataFolder()
  const keys = await Promise.all(Array.from({ length: 8 }, () => secretKey(data, undefined)))
  const file = join(data, KEY_FILE)
  const text = readFileSync(file, 'utf8').trim()
  expect(new Set(keys.map((key) => new TextDecoder().decode(key)))).toEqual(new Set([text]))
  expect(Buffer.from(text, 'base64')).toHaveLength(32)
  expect(statSync(file).mode & 0o077).toBe(0)
})
it('is the one that the installation names', async () => {
  const data = dataFolder()
  const named = 'a key of the installation, which is long enough'
  expect(new TextDecoder().decode(await secretKey(data, named))).toBe(named)
})
it('opens what it sealed, for whom it was, unchanged; another key opens nothing', async () => {
  const key = await secretKey(dataFolder(), undefined)
  const sealer = sealerWith(key, { random })
  const sealed = await sealer.seal('secret', 'me')
  expect(sealed).not.toContain('secret')
  expect(await sealer.seal('secret', 'me')).not.toBe(sealed)
  expect(await sealer.open(sealed, 'me')).toBe('secret')
  expect(await sealer.open(sealed, 'you')).toBeUndefined()
  const turned = sealed.endsWith('A') ? `${sealed.slice(0, -1)}B` : `${sealed.slice(0, -1)}A`
  const wrong = [turned.replace(/.(?=.{4}$)/, (sign) => (sign === 'A' ? 'B' : 'A')), 'v0.a.b', 'v1.%.%', '']
  for (const text of wrong) expect([text, await sealer.open(text, 'me')]).toEqual([text, undefined])
  const other = sealerWith(await secretKey(dataFolder(), undefined), { random })
  expect(await other.open(sealed, 'me')).toBeUndefined()
})
