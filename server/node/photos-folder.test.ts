import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { folderPhotos } from './photos-folder.ts'

const KEY = '019aa4a0-0000-7000-8000-000000000001/019aa4a0-0000-7000-8000-000000000002.full.webp'
const bytes = (text: string) => new TextEncoder().encode(text)

describe('photos in a folder', () => {
  let data = ''
  beforeEach(() => {
    data = mkdtempSync(join(tmpdir(), 'vagu-photos-'))
  })
  afterEach(() => rmSync(data, { recursive: true, force: true }))
  const photos = () => folderPhotos(join(data, 'photos'))
  const text = async (key: string) => {
    const found = await photos().get(key)
    return found && new TextDecoder().decode(found)
  }

  it('are found again, replaced and removed', async () => {
    expect(await text(KEY)).toBeUndefined()
    await photos().put(KEY, bytes('one'))
    await photos().put(KEY, bytes('two'))
    expect(await text(KEY)).toBe('two')
    await photos().remove(KEY)
    expect(await text(KEY)).toBeUndefined()
    await photos().remove(KEY)
  })
  it('are read by nobody else of the machine, and leave nothing unfinished', async () => {
    await photos().put(KEY, bytes('one'))
    const [account, file] = KEY.split('/')
    const folder = join(data, 'photos', account ?? '')
    expect(readdirSync(folder)).toEqual([file])
    for (const path of [folder, join(data, 'photos'), join(data, 'photos', KEY)])
      expect(statSync(path).mode & 0o077).toBe(0)
  })
  it('that cannot be written leave nothing behind', async () => {
    const folder = join(data, 'photos', KEY.split('/')[0] ?? '')
    mkdirSync(join(folder, KEY.split('/')[1] ?? '', 'in the way'), { recursive: true })
    await expect(photos().put(KEY, bytes('one'))).rejects.toThrow()
    expect(readdirSync(folder)).toHaveLength(1)
  })
  it('of a folder that cannot be read are no missing photos', async () => {
    writeFileSync(join(data, 'photos'), 'a file where the folder should be')
    await expect(photos().get(KEY)).rejects.toThrow()
  })
  it.each(['../vagu.sqlite', 'a/../../b', '/etc/passwd', 'a/b/c', 'a/..', 'a', ''])(
    'are never looked for at %j',
    async (key) => {
      await expect(photos().get(key)).rejects.toThrow('no key of a photo')
      await expect(photos().put(key, bytes('x'))).rejects.toThrow('no key of a photo')
      await expect(photos().remove(key)).rejects.toThrow('no key of a photo')
    },
  )
})
