/** The photo store without configuration: files below the data folder, `photos/<account>/<photo>.<size>.webp`. */
import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PhotoStore } from '../src/ports.ts'

/** An account and a file, and nothing that leads out of the folder. */
const KEY = /^[\w-]+\/[\w-]+(?:\.[\w-]+)*$/
/** How a file is named while it is written: what ends so was cut off. */
export const UNFINISHED = '.part'

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

async function write(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function put(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const unfinished = `${path}.${randomUUID()}${UNFINISHED}`
  try {
    await write(unfinished, bytes)
    await rename(unfinished, path)
  } catch (error) {
    // on a broken disk this fails too, and says less
    await rm(unfinished, { force: true }).catch(() => {})
    throw error
  }
}

export function folderPhotos(folder: string): PhotoStore {
  const pathOf = (key: string): string => {
    if (!KEY.test(key)) throw new Error(`"${key}" is no key of a photo`)
    return join(folder, key)
  }
  return {
    put: async (key, bytes) => put(pathOf(key), bytes),
    get: async (key) =>
      readFile(pathOf(key)).catch((error: unknown) => {
        if (isMissing(error)) return undefined
        throw error
      }),
    remove: async (key) => rm(pathOf(key), { force: true }),
  }
}
