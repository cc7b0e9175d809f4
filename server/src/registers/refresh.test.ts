import * as contract from '@vagu/core/registers/contract'
import { beforeEach, expect, it } from 'vitest'
import type { FetchedFile, FileRequest } from '../ports.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { bytesOf, FILE_NAMES, madeFiles, type MadeFiles } from '../testing/register-files.ts'
import { newestEdition } from '../register-store/editions.ts'
import { REFRESH, type RefreshNeeds, refreshRegister } from './refresh.ts'
import { ensureStarter } from './starter.ts'
import { takeLock } from './task.ts'

const products = Array.from({ length: 4 }, (_, i) => ({ number: `90${i}`, name: `Toode ${i}` }))
const files = madeFiles(products)
const fault = (code: 'http500' | 'cutOff' | 'timeout'): FetchedFile => ({ kind: 'fault', fault: code })
const MINUTE = 60_000

onBothEngines('the weekly refresh of the register', (server) => {
  let requested: FileRequest[] = []
  let paused: number[] = []
  /** Answers of the register's server, call by call; the last goes on. */
  let answers: ((request: FileRequest) => FetchedFile)[] = []

  const serving =
    (made: MadeFiles, etag: string | null = '"1"') =>
    (request: FileRequest): FetchedFile => {
      if (request.etag !== null && request.etag === etag) return { kind: 'unchanged' }
      const name = decodeURIComponent(request.url.split('/').at(-1) ?? '')
      const kind = (['products', 'ingredients', 'uses'] as const).find((one) => FILE_NAMES[one] === name)
      if (kind === undefined) throw new Error(`nothing is called ${name}`)
      return { kind: 'file', bytes: bytesOf(made)[kind], etag, lastModified: null }
    }
  const needs = (change: Partial<RefreshNeeds> = {}): RefreshNeeds => ({
    ...server().ports,
    registerUrl: 'https://register.test/avaandmed/',
    holder: 'this',
    fetchFile: async (request) => {
      requested.push(request)
      const answer = answers.length > 1 ? answers.shift() : answers[0]
      if (answer === undefined) throw new Error('nothing to answer')
      return answer(request)
    },
    pause: async (ms) => void paused.push(ms),
    ...change,
  })
  const refresh = (change: Partial<RefreshNeeds> = {}) => refreshRegister(needs(change))
  const state = async () => {
    const { data } = await (await server().farmer()).call(contract.listRegisters, {})
    return data[0]
  }
  beforeEach(async () => {
    for (const table of ['register_product', 'register_edition', 'task'] as const)
      await server().db.deleteFrom(table).execute()
    server().setNow('2026-06-01T03:00:00.000Z')
    await ensureStarter(server().db, server().ports.now())
    requested = []
    paused = []
    answers = [serving(files)]
  })

  it('fetches the three files and stores them as an edition', async () => {
    expect(await refresh()).toBe('stored')
    expect(requested.map(({ url }) => url)).toEqual([
      'https://register.test/avaandmed/Taimekaitsevahendid.csv',
      'https://register.test/avaandmed/Taimekaitsevahendid.toimeaine.csv',
      'https://register.test/avaandmed/Taimekaitsevahendid.kasutusala.csv',
    ])
    expect(await state()).toMatchObject({
      edition: { id: '2026-06-01' },
      origin: 'download',
      count: 4,
      lastTriedAt: '2026-06-01T03:00:00.000Z',
      lastError: null,
    })
  })

  it('is due again after seven days, not a moment before', async () => {
    await refresh()
    server().setNow('2026-06-08T02:59:59.999Z')
    expect(await refresh()).toBe('notDue')
    server().setNow('2026-06-08T03:00:00.000Z')
    expect(await refresh()).toBe('unchanged')
  })

  it('asks whether the files are still the same, and fetches all when one is not', async () => {
    await refresh()
    server().setNow('2026-06-09T03:00:00.000Z')
    requested = []
    const other = serving(madeFiles([...products, { number: '999', name: 'Uus' }]), '"2"')
    answers = [serving(files), other]
    expect(await refresh()).toBe('stored')
    expect(requested.map(({ etag }) => etag)).toEqual(['"1"', '"1"', '"1"', null, null, null])
    expect((await newestEdition(server().db))?.count).toBe(5)
  })

  it('asks for the whole files when another version of the program read them', async () => {
    await refresh()
    server().setNow('2026-06-09T03:00:00.000Z')
    requested = []
    expect(await refresh({ options: { ...server().ports.options, version: 'next' } })).toBe('unchanged')
    expect(requested.map(({ etag }) => etag)).toEqual([null, null, null])
  })

  it('tries three times, spread out, and goes on where it works', async () => {
    answers = [() => fault('http500'), () => fault('cutOff'), serving(files)]
    expect(await refresh()).toBe('stored')
    expect(paused).toEqual([MINUTE, 5 * MINUTE])
  })

  it.each([
    ['http500', () => fault('http500')],
    ['cutOff', () => fault('cutOff')],
    ['timeout', () => fault('timeout')],
    ['notText', serving({ products: '<!DOCTYPE html>', ingredients: '<html>', uses: '<html>' })],
    ['missingColumn', serving({ ...files, products: 'Not Found' })],
    ['registerShrunk', serving(madeFiles(products.slice(0, 1)))],
  ])('keeps the last good edition and says %s', async (code, answer) => {
    await refresh()
    server().setNow('2026-06-09T03:00:00.000Z')
    answers = [(request) => answer({ ...request, etag: null })]
    expect(await refresh()).toBe('failed')
    expect(await state()).toMatchObject({
      edition: { id: '2026-06-01' },
      count: 4,
      lastTriedAt: '2026-06-09T03:00:00.000Z',
      lastError: code,
    })
    expect(server().faults).toContainEqual({ error: code })
  })

  it('comes again a day after it failed, and forgets the fault when it went well', async () => {
    answers = [() => fault('http500')]
    await refresh()
    answers = [serving(files)]
    server().setNow('2026-06-02T02:59:59.999Z')
    expect(await refresh()).toBe('notDue')
    server().setNow('2026-06-02T03:00:00.000Z')
    expect(await refresh()).toBe('stored')
    expect((await state())?.lastError).toBeNull()
  })

  it('is done by one of several programs that look at the same moment', async () => {
    const done = await Promise.all(['a', 'b', 'c'].map((holder) => refresh({ holder })))
    expect(done.toSorted()).toEqual(['notDue', 'notDue', 'stored'])
    expect(requested).toHaveLength(3)
  })

  it('is left alone while another holds it, for half an hour', async () => {
    const task = { name: REFRESH, holder: 'gone' }
    const seen = { lastRunAt: null, lastResult: null }
    expect(await takeLock(server().db, task, { now: server().ports.now(), seen })).toBe(true)
    server().setNow('2026-06-01T03:29:59.999Z')
    expect(await refresh()).toBe('notDue')
    server().setNow('2026-06-01T03:30:00.000Z')
    expect(await refresh()).toBe('stored')
  })

  it('that is broken off by an order to stop is nobody’s: another program does it at once', async () => {
    answers = [() => fault('http500')]
    const stopped = new Error('stop')
    await expect(refresh({ pause: () => Promise.reject(stopped) })).rejects.toBe(stopped)
    answers = [serving(files)]
    expect(await refresh({ holder: 'other' })).toBe('stored')
  })
})
