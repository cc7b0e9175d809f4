/** Bodies that are sent lie in files while their call is answered: memory is for the work on them. */
import { DAY_MS } from '@vagu/core/time/spans'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Intake, Room } from '../src/ports.ts'
import { Turns } from './turns.ts'

/** Requests with files at once: a disk that holds the farm has room for them, 100 MB each. Nothing waits, as it would with half a file sent. */
const TURNS = { atOnce: 8, ofAccount: 2, waiting: 0, waitingOfAccount: 0 }
/** Age after which a file that another machine left in a shared folder is no longer in use, ms. */
const FORGOTTEN = DAY_MS

/** A folder for each process: `<machine>_<process>`. */
const ownName = () => `${hostname()}_${process.pid}`

function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Whether nobody uses a folder any more. */
async function isLeft(folder: string, name: string): Promise<boolean> {
  const [, machine, processId] = /^(.*)_(\d+)$/.exec(name) ?? []
  // a process that is started anew may get the number of the one before it
  if (machine === hostname()) return name === ownName() || !isAlive(Number(processId))
  return Date.now() - (await stat(join(folder, name))).mtimeMs > FORGOTTEN
}

async function clear(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    if (await isLeft(folder, name)) await rm(join(folder, name), { recursive: true, force: true })
}

async function partOf(path: string, from: number, to: number): Promise<Uint8Array<ArrayBuffer>> {
  const file = await open(path)
  try {
    const bytes = new Uint8Array(Math.max(0, Math.min(to, (await file.stat()).size) - from))
    const { bytesRead } = await file.read(bytes, 0, bytes.length, from)
    return bytes.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

function roomIn(folder: string): Room {
  let count = 0
  return {
    async write(name, chunks) {
      const path = join(folder, String(count++))
      const stream = createWriteStream(path, { mode: 0o600 })
      await pipeline(chunks, stream)
      return {
        name,
        size: stream.bytesWritten,
        bytes: async () => new Uint8Array(await readFile(path)),
        part: (from, to) => partOf(path, from, to),
      }
    },
  }
}

export interface FolderIntake extends Intake {
  /** Removes what is left. */
  readonly close: () => Promise<void>
}

/** Removes first what a process left here that ended in the middle. */
export async function folderIntake(folder: string): Promise<FolderIntake> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await clear(folder)
  const own = join(folder, ownName())
  await mkdir(own, { mode: 0o700 })
  const turns = new Turns(TURNS)
  return {
    run: (requester, work) =>
      turns.run(requester, async () => {
        const room = await mkdtemp(join(own, 'r'))
        try {
          return await work(roomIn(room))
        } finally {
          await rm(room, { recursive: true, force: true })
        }
      }),
    close: () => rm(own, { recursive: true, force: true }),
  }
}
