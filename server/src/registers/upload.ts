/** Finds the three files of the register in what was uploaded: themselves, or one zip of them. */
import { AppError } from '@vagu/core/errors'
import type { RegisterFile, RegisterFiles } from '@vagu/core/registers/files/problem'
import { fieldError } from '@vagu/core/validation'
import { isZip, listZip, unzip, ZipFault } from '../archives/zip.ts'

/** Most that an archive may hold, bytes: twenty times the register of 2026. */
const MAX_UNPACKED = 100 * 1024 * 1024
const MEGABYTE = 1024 * 1024

export interface NamedFile {
  readonly name: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** By the register's own names of its files, also with a `(1)` that a browser put there. */
function kindOf(name: string): RegisterFile {
  if (/toimeaine/i.test(name)) return 'ingredients'
  return /kasutusala/i.test(name) ? 'uses' : 'products'
}

const reject = (code: string, facts: Record<string, string | number> = {}) =>
  new AppError('invalid', { fields: [fieldError('file', code, facts)] })

async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<NamedFile[]> {
  try {
    const tables = listZip(bytes).filter(({ name }) => /\.csv$/i.test(name) && !name.includes('__MACOSX'))
    const files = await unzip(tables, MAX_UNPACKED)
    return [...files].map(([name, content]) => ({
      name: name.split('/').at(-1) ?? name,
      bytes: new Uint8Array(content),
    }))
  } catch (error) {
    if (!(error instanceof ZipFault)) throw error
    throw error.reason === 'broken'
      ? reject('brokenArchive')
      : reject('unpackedTooLarge', { megabytes: MAX_UNPACKED / MEGABYTE })
  }
}

/** Refuses with `invalid` unless each of the three is there once. */
export async function registerFilesIn(uploaded: readonly NamedFile[]): Promise<RegisterFiles> {
  const [first] = uploaded
  const files = uploaded.length === 1 && first && isZip(first.bytes) ? await unpacked(first.bytes) : uploaded
  const byKind = Map.groupBy(files, ({ name }) => kindOf(name))
  const only = (kind: RegisterFile): Uint8Array => {
    const [file, ...others] = byKind.get(kind) ?? []
    if (file === undefined || others.length > 0) throw reject('registerFilesMissing')
    return file.bytes
  }
  return { products: only('products'), ingredients: only('ingredients'), uses: only('uses') }
}
