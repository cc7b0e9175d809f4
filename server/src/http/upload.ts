/** Takes in the files of an upload call. */
import { BODY_PART, type Endpoint } from '@vagu/core/endpoint'
import { AppError } from '@vagu/core/errors'
import { fieldError } from '@vagu/core/validation'
import type { ReceivedFile, Room } from '../ports.ts'
import { chunksOf, declaredLength, joined } from './body.ts'
import { counted } from './json-count.ts'
import { boundaryIn, BrokenMultipart, type Part, partsIn } from './multipart.ts'

const MEGABYTE = 1024 * 1024
/** Largest request of an upload that says nothing of it, bytes; what one file may be such a call says by itself. */
const UPLOAD_LIMIT = { file: Infinity, request: 50 * MEGABYTE }
/** Room for the multipart frame around files, bytes. */
const FRAME = 65_536
/** Parts that are no files of ours: nothing of the program sends any. */
const MAX_OTHER_PARTS = 100
/** Most bytes and values of the JSON beside the files: those of any other body. */
const DATA_LIMIT = { size: 8 * MEGABYTE, values: 250_000 }

export interface Upload {
  readonly name: string
  /** Whether a body comes with the files, or alone. */
  readonly hasBody: boolean
  readonly maxFiles: number
  readonly most: { readonly file: number; readonly request: number }
}

export const uploadOf = ({ shape }: Endpoint): Upload | undefined =>
  shape.upload === undefined
    ? undefined
    : {
        name: shape.upload,
        hasBody: shape.body !== undefined,
        maxFiles: shape.maxFiles ?? 1,
        most: shape.maxBytes ?? UPLOAD_LIMIT,
      }

const tooLarge = (path: string, max: number, code = 'fileTooLarge') =>
  new AppError('tooLarge', { fields: [fieldError(path, code, { megabytes: max / MEGABYTE })] })

const reject = (name: string, code: string, facts: Record<string, number> = {}) =>
  new AppError('invalid', { fields: [fieldError(name, code, facts)] })

/** Where one of several files is wrong: `image.3`; of one alone `image`. */
export const placeOfFile = (name: string, index: number, files: readonly unknown[]): string =>
  files.length === 1 ? name : `${name}.${index}`

/** File as far as it has come; bytes beyond its limit are counted and not stored. */
async function receive(room: Room, part: Part, max: number): Promise<ReceivedFile> {
  let size = 0
  async function* chunks() {
    for await (const piece of part.content) {
      size += piece.length
      if (size <= max) yield piece
    }
  }
  const file = await room.write(part.fileName ?? '', chunks())
  return { ...file, size }
}

/** Pieces up to so many bytes; refuses more. */
async function* limited(pieces: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const piece of pieces) {
    size += piece.length
    if (size > most) throw new AppError('tooLarge')
    yield piece
  }
}

interface Taking {
  readonly upload: Upload
  readonly boundary: string
  readonly room: Room
}

/** Files of an upload, and the JSON that came with them. */
interface Uploaded {
  readonly files: readonly ReceivedFile[]
  readonly data: Uint8Array<ArrayBuffer>
}
const NOTHING: Uploaded = { files: [], data: new Uint8Array() }

async function takeParts(request: Request, { upload, boundary, room }: Taking): Promise<Uploaded> {
  const { name, hasBody, maxFiles, most: max } = upload
  const files: ReceivedFile[] = []
  let { data } = NOTHING
  let others = 0
  for await (const part of partsIn(chunksOf(request, max.request + FRAME), boundary)) {
    if (hasBody && part.fileName === undefined && part.name === BODY_PART) {
      data = await joined(counted(limited(part.content, DATA_LIMIT.size), DATA_LIMIT.values))
    } else if (part.fileName === undefined || part.name !== name) {
      others += 1
      if (others > MAX_OTHER_PARTS) throw new BrokenMultipart('there are too many parts')
    } else {
      if (files.length === maxFiles) throw reject(name, 'tooManyFiles', { most: maxFiles })
      files.push(await receive(room, part, max.file))
    }
  }
  return { files, data }
}

/** The parts of a multipart body; none where the body is cut off or no multipart. */
async function partsOf(request: Request, upload: Upload, room: Room): Promise<Uploaded> {
  const { name, maxFiles, most: max } = upload
  const fault = tooLarge(name, max.request, maxFiles === 1 ? 'fileTooLarge' : 'filesTooLarge')
  if ((declaredLength(request) ?? 0) > max.request + FRAME) throw fault
  const boundary = boundaryIn(request.headers.get('content-type') ?? '')
  if (boundary === undefined) return NOTHING
  try {
    return await takeParts(request, { upload, boundary, room })
  } catch (error) {
    if (error instanceof BrokenMultipart) return NOTHING
    throw error instanceof AppError && error.code === 'tooLarge' ? fault : error
  }
}

/** Refuses an upload that is too large, has no file or too many; names the file at fault. */
export async function uploaded(request: Request, upload: Upload, room: Room): Promise<Uploaded> {
  const { name, hasBody, most: max } = upload
  const { files, data } = await partsOf(request, upload, room)
  if (files.length === 0 && !hasBody) throw reject(name, 'required')
  const large = files.findIndex((file) => file.size > max.file)
  if (large !== -1) throw tooLarge(placeOfFile(name, large, files), max.file)
  return { files, data }
}
