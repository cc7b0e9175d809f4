import { AppError } from '@vagu/core/errors'
import { readFieldFile } from '../field-import/read-field-file.ts'

/** Refusal of a file: its code and its sentence. */
export async function refusalOf(bytes: Uint8Array<ArrayBuffer>): Promise<[code: string, message: string]> {
  const error: unknown = await readFieldFile(bytes, 2026).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof AppError)) throw new Error(`expected a refusal, got ${String(error)}`)
  return [error.fields[0]?.code ?? '', error.fields[0]?.message ?? '']
}
