import { setTimeout } from 'node:timers/promises'
import { AppError } from '@vagu/core/errors'
import { fieldError } from '@vagu/core/validation'
import sharp from 'sharp'
import { afterEach, expect, it } from 'vitest'
import { tasks } from '../src/heavy/tasks.ts'
import { geoJsonFile, gmlFile, manyParcels, type Writing } from '../src/testing/parcel-files.ts'
import { jpeg } from '../src/testing/pictures.ts'
import { type HeavyPorts, helperProcesses, LIMITS } from './heavy-work.ts'
import { pdfLibrary } from './pdf-library.ts'
import { builtHelper } from './testing/started-program.ts'

const TOO_HEAVY = new AppError('invalid', { fields: [fieldError('file', 'tooHeavy')] })
const quiet = { info() {}, warn() {}, error() {} }
const METRES: Writing = { system: 'EPSG:3301', isNorthFirst: false }
const requested = { accountId: 'a' }

let open: HeavyPorts | undefined
function opened(limits = LIMITS): HeavyPorts {
  open = helperProcesses(quiet, limits, builtHelper())
  return open
}
afterEach(() => open?.close())

const overrides = (bytes: Uint8Array<ArrayBuffer>) => async () => ({
  bytes,
  year: 2026,
  fields: '[]',
  brought: [],
  now: 0,
})
/** A file that takes seconds to read. */
const large = gmlFile(manyParcels(5000), METRES)

it('a file read in a process of its own says what it says on our thread', async () => {
  const { heavy } = opened()
  const file = overrides(geoJsonFile(manyParcels(3), METRES))
  const withoutIds = (review: string) => review.replaceAll(/"_id":"[^"]+"/g, '')
  const here = await tasks.reviewFieldFile(await file(), {
    random: (count) => new Uint8Array(count),
    pdf: pdfLibrary,
  })
  expect(withoutIds(await heavy.run('reviewFieldFile', file, requested))).toBe(withoutIds(here))
})
it('what the work refuses is refused with its sentence', async () => {
  const text = new TextEncoder().encode('{"type":')
  const refused = await opened()
    .heavy.run('reviewFieldFile', overrides(text), requested)
    .catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(AppError)
  expect(refused).toMatchObject({ code: 'invalid', fields: [{ path: 'file', code: 'unreadable' }] })
})
it.each([
  ['time', { time: 1, memory: Infinity }],
  ['memory', { time: 30_000, memory: 1 }],
])('work that takes too much %s is ended and refused, and the next is done', async (_, limits) => {
  const { heavy, makeImage, count } = opened({ ...LIMITS, reviewFieldFile: limits })
  await expect(heavy.run('reviewFieldFile', overrides(large), requested)).rejects.toEqual(TOO_HEAVY)
  expect(count()).toBe(0)
  const photo = new Uint8Array(await (await jpeg()).arrayBuffer())
  expect(await makeImage(photo, requested)).toMatchObject({ width: 640, height: 480 })
})
it('a picture that takes too much is none, and the next is made', async () => {
  const limits = { ...LIMITS, makeImage: { time: 30_000, memory: 250 * 1024 * 1024 } }
  const { makeImage, count } = opened(limits)
  const blank = sharp({ create: { width: 4400, height: 4400, channels: 3, background: '#888' } })
  expect(
    await makeImage(new Uint8Array(await blank.avif({ effort: 0 }).toBuffer()), requested),
  ).toBeUndefined()
  expect(count()).toBe(0)
  const photo = new Uint8Array(await (await jpeg()).arrayBuffer())
  expect(await makeImage(photo, requested)).toMatchObject({ width: 640, height: 480 })
})
it('work that fills all memory it is given ends alone', async () => {
  // a table whose rows are cut off is refused at once; brackets without end are read to the end
  const brackets = new TextEncoder().encode(`{"features":[${'{},'.repeat(6_000_000)}{}]}`)
  const { heavy } = opened()
  const refused = await heavy
    .run('reviewFieldFile', overrides(brackets), requested)
    .catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(AppError)
  expect(refused).toMatchObject({ code: 'invalid' })
})
it('work is done again after a helper that could not be started', async () => {
  const { heavy, count } = opened()
  const file = overrides(geoJsonFile(manyParcels(3), METRES))
  const node = process.execPath
  process.execPath = '/nowhere/node'
  try {
    await expect(heavy.run('reviewFieldFile', file, requested)).rejects.toThrow('could not be started')
  } finally {
    process.execPath = node
  }
  expect(count()).toBe(0)
  expect(await heavy.run('reviewFieldFile', file, requested)).toContain('"rows"')
})
it('work whose request is gone is ended', async () => {
  const order = new AbortController()
  const { heavy, count } = opened()
  const file = async () => {
    void untilThereIsOne().then(() => order.abort())
    return overrides(large)()
  }
  const untilThereIsOne = async () => {
    while (count() === 0) await setTimeout(5)
  }
  const work = heavy.run('reviewFieldFile', file, { accountId: 'a', signal: order.signal })
  const outcome = await work.then(
    () => 'done',
    (error: unknown) => error,
  )
  expect(outcome).toEqual(new AppError('busy'))
  expect(count()).toBe(0)
})
it('a helper is used again, and ended with the program', async () => {
  const { heavy, close, count } = opened()
  const small = overrides(geoJsonFile(manyParcels(1), METRES))
  for (let i = 0; i < 3; i++) await heavy.run('reviewFieldFile', small, requested)
  expect(count()).toBe(1)
  close()
  expect(count()).toBe(0)
})
