/** The key that keeps tokens secret in the database: named by the installation, or made at the first start beside the data. */
import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** File of the key in the data folder. It is no part of a copy of the database: who has both can read the tokens. */
export const KEY_FILE = 'secret.key'
const KEY_BYTES = 32

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

async function readKey(file: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  })
  return text === undefined ? undefined : new TextEncoder().encode(text.trim())
}

/** Several programs may start at once over one folder: one of them makes the key, whole, and the others read it. */
async function makeKey(file: string): Promise<void> {
  const mine = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  await writeFile(mine, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600, flag: 'wx' })
  try {
    await link(mine, file)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    await rm(mine, { force: true })
  }
}

/** The secret of the installation. */
export async function secretKey(data: string, named: string | undefined): Promise<Uint8Array<ArrayBuffer>> {
  if (named !== undefined) return new TextEncoder().encode(named)
  const file = join(data, KEY_FILE)
  const known = await readKey(file)
  if (known !== undefined) return known
  await mkdir(data, { recursive: true, mode: 0o700 })
  await makeKey(file)
  const made = await readKey(file)
  if (made === undefined) throw new Error(`${file} could not be made`)
  return made
}
