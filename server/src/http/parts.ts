import type { Endpoint } from '@vagu/core/endpoint'
import { AppError, type FieldError } from '@vagu/core/errors'
import { check, fieldError } from '@vagu/core/validation'
import type { z } from 'zod'

/** Largest body of a call that is not an upload, bytes. */
const MAX_BODY = 8 * 1024 * 1024
/** The same for a call that may take long: 5,000 parcels with their shapes. */
const MAX_LONG_BODY = 64 * 1024 * 1024
/** Largest upload, bytes, with some room for the multipart frame around it. */
export const MAX_UPLOAD = 50 * 1024 * 1024 + 65_536

const refuse = (fields: readonly FieldError[]) => new AppError('invalid', { fields })

/** Asks the schema; what is nested deeper than it can follow is no record of ours. */
function checked<T>(schema: z.ZodType<T>, value: unknown) {
  try {
    return check(schema, value)
  } catch (error) {
    throw error instanceof RangeError ? new AppError('unreadable') : error
  }
}

function parsed<T>(schema: z.ZodType<T> | undefined, value: unknown): T | undefined {
  if (schema === undefined) return undefined
  const result = checked(schema, value)
  if (!result.ok) throw refuse(result.errors)
  return result.value
}

/** A record's id in a path that is no id at all is a record that is not there. */
function parsedParams(endpoint: Endpoint, values: unknown): unknown {
  const schema = endpoint.shape.params
  if (schema === undefined) return undefined
  const result = check(schema, values)
  if (result.ok) return result.value
  throw result.errors.every((error) => error.code === 'wrongId')
    ? new AppError('notFound')
    : refuse(result.errors)
}

const declaredLength = (request: Request): number => Number(request.headers.get('content-length') ?? 0)

/** The escape of the one character that PostgreSQL keeps in no text; a backslash before it makes it plain letters. */
const NUL_IN_JSON = /(?<!\\)(?:\\\\)*\\u0000/

async function jsonBody(request: Request, limit: number): Promise<unknown> {
  if (declaredLength(request) > limit) throw new AppError('tooLarge')
  const text = await request.text()
  if (text.length > limit) throw new AppError('tooLarge')
  if (NUL_IN_JSON.test(text)) throw new AppError('unreadable')
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    throw new AppError('unreadable')
  }
}

async function uploadedFiles(request: Request, name: string, mostFiles: number): Promise<File[]> {
  const tooLarge = new AppError('tooLarge', { fields: [fieldError(name, 'fileTooLarge', { megabytes: 50 })] })
  if (declaredLength(request) > MAX_UPLOAD) throw tooLarge
  const form = await request.formData().catch((error: unknown) => {
    // A home ends a body that grows too long without having said so.
    if (error instanceof AppError) throw tooLarge
    return undefined
  })
  const files = (form?.getAll(name) ?? []).filter((part) => part instanceof File)
  if (files.length === 0) throw refuse([fieldError(name, 'required')])
  if (files.length > mostFiles) throw refuse([fieldError(name, 'tooManyFiles', { most: mostFiles })])
  return files
}

/** Everything a request carries, parsed by the contract. Refuses with `invalid` and the wrong places. */
export async function readParts(
  endpoint: Endpoint,
  request: Request,
  raw: { params: unknown; query: unknown },
) {
  const { shape } = endpoint
  const limit = shape.isLong ? MAX_LONG_BODY : MAX_BODY
  const files =
    shape.upload === undefined ? [] : await uploadedFiles(request, shape.upload, shape.mostFiles ?? 1)
  return {
    params: parsedParams(endpoint, raw.params),
    query: parsed(shape.query, raw.query),
    body: shape.body === undefined ? undefined : parsed(shape.body, await jsonBody(request, limit)),
    file: files[0],
    files,
  }
}
