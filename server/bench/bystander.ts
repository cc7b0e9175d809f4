/** Another user of the program, on a thread of his own: how long he waits, and how much memory it all takes meanwhile. */
import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'

export interface Watched {
  readonly address: string
  readonly processId: number
}
export interface Measured {
  /** The longest that an answer took, ms. */
  readonly longest: number
  /** Most memory: of the program's process, and with its helpers, MB; nothing where the system does not tell. */
  readonly own: number | undefined
  readonly all: number | undefined
}

const MEGABYTE = 1024 * 1024
const PAGE = 4096
/** Between two questions, ms. */
const PAUSE = 10

/** Memory of a process and of those that it started, MB. */
function memoryOf(processId: number): { own: number; all: number } | undefined {
  try {
    const rss = (id: string | number) =>
      (Number(readFileSync(`/proc/${id}/statm`, 'utf8').split(' ')[1]) * PAGE) / MEGABYTE
    const children = readFileSync(`/proc/${processId}/task/${processId}/children`, 'utf8').trim()
    const own = rss(processId)
    return { own, all: children.split(' ').reduce((sum, id) => sum + (id === '' ? 0 : rss(id)), own) }
  } catch {
    return undefined
  }
}

const largest = (a: number | undefined, b: number | undefined) => (b === undefined ? a : Math.max(a ?? 0, b))

async function standBy({ address, processId }: Watched, isOver: () => boolean): Promise<Measured> {
  let seen: Measured = { longest: 0, own: undefined, all: undefined }
  while (!isOver()) {
    const start = performance.now()
    await (await fetch(`${address}/api/health`)).text()
    const memory = memoryOf(processId)
    seen = {
      longest: Math.max(seen.longest, performance.now() - start),
      own: largest(seen.own, memory?.own),
      all: largest(seen.all, memory?.all),
    }
    await setTimeout(PAUSE)
  }
  return seen
}

/** Watches while some work is done; the watch begins when the watcher is ready. */
export async function watching(watched: Watched, work: () => Promise<void>): Promise<Measured> {
  const bystander = new Worker(new URL(import.meta.url), { workerData: watched })
  await new Promise((resolve) => void bystander.once('message', resolve))
  await work()
  const seen = new Promise<Measured>((resolve) => void bystander.once('message', resolve))
  bystander.postMessage('enough')
  const result = await seen
  await bystander.terminate()
  return result
}

if (!isMainThread) {
  let isOver = false
  parentPort?.once('message', () => (isOver = true))
  // the first answer takes a connection
  const watched = workerData as Watched
  await (await fetch(`${watched.address}/api/health`)).text()
  parentPort?.postMessage('ready')
  parentPort?.postMessage(await standBy(watched, () => isOver))
}
