/** Heavy work in helper processes: files, geometry, pictures. What the program itself does not do cannot hold it up. */
import { AppError } from '@vagu/core/errors'
import { fieldError } from '@vagu/core/validation'
import type { Requester, HeavyWork, Log, Ports } from '../src/ports.ts'
import { Helper, HelperLost } from './helper.ts'
import type { JobLimits, JobName } from './helper-jobs.ts'
import { type TurnLimits, Turns } from './turns.ts'

const SECOND = 1000
const MEGABYTE = 1024 * 1024
/** An idle helper ends after this, ms: a farmer who looks through several files does not wait for a start each time. */
const IDLE = 60 * SECOND

/** Honest work takes a tenth of the time; a file of 26 MB with 1.3 million points takes the most memory, 600 MB. */
const FILE: JobLimits = { time: 30 * SECOND, memory: 700 * MEGABYTE }
/** Shapes of a few fields: a thousandth of a second where they are real, two seconds for the most points. */
const SHAPES: JobLimits = { time: 8 * SECOND, memory: 500 * MEGABYTE }
/** Tables of an archive row by row: 20,000 jobs with their history take a third of it. */
const ARCHIVE: JobLimits = { time: 45 * SECOND, memory: 700 * MEGABYTE }
/** Book of the most jobs, 20,000, with its journal: five times what a farm of 4,000 takes. */
const BOOK: JobLimits = { time: 45 * SECOND, memory: 700 * MEGABYTE }
type Limits = Readonly<Record<JobName, JobLimits>>
export const LIMITS: Limits = {
  compareBook: BOOK,
  inspectBook: BOOK,
  joinShapes: SHAPES,
  makeBook: BOOK,
  previewBook: BOOK,
  printBook: BOOK,
  measureAreas: FILE,
  readArchive: ARCHIVE,
  readBody: FILE,
  reviewFieldFile: FILE,
  readJobFile: FILE,
  reviewSoilFile: FILE,
  readRegister: FILE,
  readFetchedRegister: FILE,
  splitShape: SHAPES,
  makeImage: { time: 30 * SECOND, memory: 500 * MEGABYTE },
  printInvoice: { time: 30 * SECOND, memory: 500 * MEGABYTE },
}
/** Place that a refusal names. */
const PLACES: Readonly<Record<JobName, string>> = {
  compareBook: 'code',
  inspectBook: 'year',
  joinShapes: 'fieldIds',
  makeBook: 'wish',
  previewBook: 'year',
  printBook: 'format',
  splitShape: 'line',
  measureAreas: 'calculationValue',
  readArchive: 'file',
  readBody: '',
  reviewFieldFile: 'file',
  readJobFile: 'file',
  reviewSoilFile: 'file',
  readRegister: 'file',
  readFetchedRegister: 'file',
  makeImage: 'image',
  printInvoice: '',
}

const TASK_TURNS: TurnLimits = { atOnce: 2, ofAccount: 1, waiting: 20, waitingOfAccount: 5 }
/** One picture at a time: a large one takes hundreds of megabytes. A form sends its photos one after the other. */
const IMAGE_TURNS: TurnLimits = { atOnce: 1, ofAccount: 1, waiting: 20, waitingOfAccount: 5 }

interface Helpers {
  readonly limits: Limits
  readonly log: Log
  /** File that a helper runs; else the one beside this. */
  readonly program?: string | undefined
}
interface HeavyJob {
  readonly name: JobName
  readonly inputOf: () => Promise<unknown>
}

class HelperPool {
  readonly #turns: Turns
  readonly #helpers: Helpers
  #isClosed = false
  readonly #all = new Set<Helper>()
  readonly #idle = new Map<Helper, NodeJS.Timeout>()

  constructor(turns: TurnLimits, helpers: Helpers) {
    this.#turns = new Turns(turns)
    this.#helpers = helpers
  }

  get count(): number {
    return this.#all.size
  }

  run(job: HeavyJob, requester: Requester): Promise<unknown> {
    return this.#turns.run(requester, () => this.#runNow(job, requester))
  }

  async #runNow({ name, inputOf }: HeavyJob, { signal }: Requester): Promise<unknown> {
    const input = await inputOf()
    const helper = this.#take()
    try {
      return await helper.run({ name, input, limits: this.#helpers.limits[name] }, signal)
    } catch (error) {
      // nobody waits for the answer any more, or the program stops
      if (signal?.aborted || this.#isClosed) throw new AppError('busy')
      if (!(error instanceof HelperLost)) throw error
      this.#helpers.log.warn({ job: name }, 'heavy work went beyond its limits')
      throw new AppError('invalid', { fields: [fieldError(PLACES[name], 'tooHeavy')] })
    } finally {
      this.#giveBack(helper)
    }
  }

  #take(): Helper {
    for (const [helper, timer] of this.#idle) {
      clearTimeout(timer)
      this.#idle.delete(helper)
      if (helper.isWorthKeeping) return helper
      this.#drop(helper)
    }
    const helper = new Helper(this.#helpers.program)
    this.#all.add(helper)
    return helper
  }

  #giveBack(helper: Helper): void {
    if (helper.isWorthKeeping && this.#all.has(helper))
      this.#idle.set(helper, setTimeout(() => this.#forget(helper), IDLE).unref())
    else this.#drop(helper)
  }

  #forget(helper: Helper): void {
    this.#idle.delete(helper)
    this.#drop(helper)
  }

  #drop(helper: Helper): void {
    this.#all.delete(helper)
    helper.end()
  }

  /** Ends every helper, also one that works. */
  close(): void {
    this.#isClosed = true
    for (const timer of this.#idle.values()) clearTimeout(timer)
    this.#idle.clear()
    for (const helper of this.#all) this.#drop(helper)
  }
}

export interface HeavyPorts extends Pick<Ports, 'heavy' | 'makeImage' | 'printInvoice'> {
  /** Processes that there are, working or idle. */
  readonly count: () => number
  /** Ends what is under way. */
  readonly close: () => void
}

export function helperProcesses(log: Log, limits: Limits = LIMITS, program?: string): HeavyPorts {
  const helpers = { limits, log, program }
  const forTasks = new HelperPool(TASK_TURNS, helpers)
  const forImages = new HelperPool(IMAGE_TURNS, helpers)
  const heavy: HeavyWork = {
    // the helper does what the table of tasks says of each name
    run: async (name, inputOf, requester) => (await forTasks.run({ name, inputOf }, requester)) as never,
  }
  const makeImage: Ports['makeImage'] = async (bytes, requester) => {
    try {
      return (await forImages.run({ name: 'makeImage', inputOf: async () => bytes }, requester)) as never
    } catch (error) {
      // a picture that nothing can be made of within the limits is none, like one that cannot be read
      if (error instanceof AppError && error.code === 'invalid') return undefined
      throw error
    }
  }
  return {
    heavy,
    makeImage,
    printInvoice: async (invoice, requester) =>
      (await forTasks.run({ name: 'printInvoice', inputOf: async () => invoice }, requester)) as never,
    count: () => forTasks.count + forImages.count,
    close: () => {
      forTasks.close()
      forImages.close()
    },
  }
}
