import type { Endpoint } from '@vagu/core/endpoint'
import { MAX_IMAGES_BYTES } from '@vagu/core/images/schema'
import { AppError, type FieldError } from '@vagu/core/errors'
import { check, fieldError } from '@vagu/core/validation'
import type { z } from 'zod'

/** Largest body of a call that is not an upload, bytes. */
const MAX_BODY = 8 * 1024 * 1024
/** The same for a call that may take long: 5,000 parcels with their shapes. */
const MAX_LONG_BODY = 64 * 1024 * 1024
const MEGABYTE = 1024 * 1024
/** Largest request of an upload that says nothing of it, bytes; what one file may be such a call says by itself. */
const UPLOAD_LIMIT = { file: Infinity, request: 50 * MEGABYTE }
/** Room for the multipart frame around files, bytes. */
const FRAME = 65_536
/** Largest body of any call, bytes. */
export const MAX_UPLOAD = Math.max(UPLOAD_LIMIT.request, MAX_IMAGES_BYTES) + FRAME

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

const tooLarge = (path: string, most: number, code = 'fileTooLarge') =>
  new AppError('tooLarge', { fields: [fieldError(path, code, { megabytes: most / MEGABYTE })] })

interface Upload {
  readonly name: string
  readonly mostFiles: number
  readonly most: { readonly file: number; readonly request: number }
}

const uploadOf = ({ shape }: Endpoint): Upload | undefined =>
  shape.upload === undefined
    ? undefined
    : { name: shape.upload, mostFiles: shape.mostFiles ?? 1, most: shape.mostBytes ?? UPLOAD_LIMIT }

/** The parts of a multipart body that are files of this name; none where the body is cut off or no multipart. */
async function filesIn(request: Request, { name, mostFiles, most }: Upload): Promise<File[]> {
  const fault = tooLarge(name, most.request, mostFiles === 1 ? 'fileTooLarge' : 'filesTooLarge')
  if (declaredLength(request) > most.request + FRAME) throw fault
  const form = await request.formData().catch((error: unknown) => {
    // A home ends a body that grows too long without having said so.
    if (error instanceof AppError) throw fault
    return undefined
  })
  const files = (form?.getAll(name) ?? []).filter((part) => part instanceof File)
  if (files.reduce((sum, file) => sum + file.size, 0) > most.request + FRAME) throw fault
  return files
}

/** Where one of several files is wrong: `image.3`; of one alone `image`. */
export const placeOfFile = (name: string, index: number, files: readonly unknown[]): string =>
  files.length === 1 ? name : `${name}.${index}`

async function uploadedFiles(request: Request, upload: Upload): Promise<File[]> {
  const { name, mostFiles, most } = upload
  const files = await filesIn(request, upload)
  if (files.length === 0) throw refuse([fieldError(name, 'required')])
  if (files.length > mostFiles) throw refuse([fieldError(name, 'tooManyFiles', { most: mostFiles })])
  const large = files.findIndex((file) => file.size > most.file)
  if (large !== -1) throw tooLarge(placeOfFile(name, large, files), most.file)
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
  const upload = uploadOf(endpoint)
  const files = upload === undefined ? [] : await uploadedFiles(request, upload)
  return {
    params: parsedParams(endpoint, raw.params),
    query: parsed(shape.query, raw.query),
    body: shape.body === undefined ? undefined : parsed(shape.body, await jsonBody(request, limit)),
    file: files[0],
    files,
  }
}
