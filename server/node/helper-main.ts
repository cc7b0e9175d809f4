/** A helper: a process that does heavy work for the program, one piece at a time, and dies of it rather than the program. */
import { randomBytes } from 'node:crypto'
import { extname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { AppError } from '@vagu/core/errors'
import { pdfLibrary } from './pdf-library.ts'
import { type HelperReply, jobs, type Order, type Outcome } from './helper-jobs.ts'

const watch = new Worker(join(import.meta.dirname, `helper-watch${extname(import.meta.filename)}`))

function answer(outcome: HelperReply['outcome']): void {
  const reply: HelperReply = { outcome, memory: process.memoryUsage.rss() }
  process.send?.(reply)
}

function outcomeOf(error: unknown): Outcome {
  if (error instanceof AppError) {
    const { code, fields, stored } = error
    return { kind: 'refused', code, fields, stored }
  }
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  return { kind: 'failed', message, stack }
}

async function obey({ name, input, limits }: Order): Promise<void> {
  watch.postMessage(limits)
  try {
    // the table says of each name what it takes
    const output = await jobs[name](input as never, {
      random: (count) => randomBytes(count),
      pdf: pdfLibrary,
    })
    answer({ kind: 'done', output })
  } catch (error) {
    answer(outcomeOf(error))
  } finally {
    watch.postMessage(null)
  }
}

process.on('message', (order: Order) => void obey(order))
// the program ended, however it did
process.on('disconnect', () => process.exit())
// Ctrl+C in a terminal reaches every process; the program says itself when its helpers are to end
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
watch.once('online', () => answer({ kind: 'ready' }))
