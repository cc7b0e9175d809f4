/**
 * Work that is too heavy for the thread that answers requests, by name. What goes in and out is plain data: a home may
 * do it in a process of its own.
 */
import { readRegisterFiles } from '@vagu/core/registers/files/read-register-files'
import type { RegisterFile } from '@vagu/core/registers/files/problem'
import type { Endpoint } from '@vagu/core/endpoint'
import { endpoints } from '@vagu/core/endpoints'
import * as ground from '@vagu/core/field-division/ground'
import { Field } from '@vagu/core/fields/schema'
import type { LatLng, MapData } from '@vagu/core/geo/schema'
import { z } from 'zod'
import { ownText } from '../db/stored.ts'
import { type Piece, piecesOf } from '../http/body-pieces.ts'
import { parsedBody } from '../http/parsed.ts'
import { type Calculation, findAreas, type MeasuredField } from '../custom-areas/find-area.ts'
import { bookTasks } from '../book/tasks.ts'
import { inspectorTasks } from '../inspector/tasks.ts'
import type { PdfLibrary } from '../book/print/library.ts'
import { readArchive } from '../archive-intake/read-archive.ts'
import { idMaker } from '../db/actor.ts'
import type { Brought } from '../field-import/brought.ts'
import { readFieldFile } from '../field-import/read-field-file.ts'
import { reviewText } from '../field-import/review.ts'
import { type NamedFile, registerFilesIn } from '../registers/upload.ts'
import { readJobFile } from '../job-import/read-file.ts'
import { reviewSoilFile } from '../soil-samples/import/review-file.ts'

const allEndpoints: readonly Endpoint[] = Object.values(endpoints).flatMap((calls) => Object.values(calls))

export interface TaskTools {
  readonly random: (count: number) => Uint8Array
  /** Writer of PDF, with its letters; loaded when it is needed. */
  readonly pdf: () => Promise<PdfLibrary>
}

interface FieldFile {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** For rows that name none. */
  readonly year: number
  /** Whether all rows are taken for that year, whatever they name. */
  readonly isForAll?: boolean
  /** The farm's fields with their shapes, as JSON. */
  readonly fields: string
  /** Values that imports brought to them before. */
  readonly brought: readonly Brought[]
  /** Of this moment, ms since 1970. */
  readonly now: number
}

/** The review of a file of parcels, as JSON. */
async function reviewFieldFile(
  { bytes, year, isForAll, fields, brought, now }: FieldFile,
  { random }: TaskTools,
): Promise<string> {
  const parcels = await readFieldFile(bytes, year, isForAll)
  const newId = idMaker(() => new Date(now), random)
  return reviewText(parcels, { fields: ownText(z.array(Field), fields), newId, brought })
}

/** The products of the plant-protection register, from what was uploaded. */
async function readRegister(files: readonly NamedFile[]) {
  return readRegisterFiles(await registerFilesIn(files))
}

/** The same from files that are known one by one. */
const readFetchedRegister = async (files: Readonly<Record<RegisterFile, Uint8Array>>) =>
  readRegisterFiles(files)

interface SentBody {
  /** The call. */
  readonly method: string
  readonly path: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** The body of a call as its contract reads it. */
async function readBody({ method, path, bytes }: SentBody): Promise<Piece[]> {
  const endpoint = allEndpoints.find((each) => each.method === method && each.path === path)
  if (endpoint === undefined) throw new Error(`there is no call ${method} ${path}`)
  const body = parsedBody(endpoint, new TextDecoder().decode(bytes))
  return typeof body === 'object' && body !== null ? piecesOf(body) : []
}

interface FarmToMeasure {
  readonly kind: Calculation
  readonly fields: readonly MeasuredField[]
}

/** Areas of a kind on each field. */
const measureAreas = async ({ kind, fields }: FarmToMeasure) => findAreas(kind, fields)

interface ShapeToSplit {
  readonly shape: MapData
  readonly line: readonly LatLng[]
}

const splitShape = async ({ shape, line }: ShapeToSplit) => ground.splitShape(shape, line)

const joinShapes = async (shapes: readonly MapData[]) => ground.joinShapes(shapes)

export const tasks = {
  ...bookTasks,
  ...inspectorTasks,
  joinShapes,
  measureAreas,
  readArchive,
  readBody,
  readFetchedRegister,
  readJobFile,
  readRegister,
  reviewFieldFile,
  reviewSoilFile,
  splitShape,
}
export type Tasks = typeof tasks
export type TaskName = keyof Tasks
export type TaskInput<Name extends TaskName> = Parameters<Tasks[Name]>[0]
export type TaskOutput<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>
