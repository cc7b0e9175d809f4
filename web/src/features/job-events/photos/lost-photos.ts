/** Names of photos that were under way when the page went: only their names outlast a reload. */
import { z } from 'zod'
import { notStored, type PhotoQueue } from './photo-queue.ts'

const Names = z.array(z.string())
const keyOf = (batchId: string): string => `vagu-photos:${batchId}`

export function keepNames(batchId: string, queue: PhotoQueue): void {
  const names = notStored(queue).map(({ name }) => name)
  if (names.length === 0) sessionStorage.removeItem(keyOf(batchId))
  else sessionStorage.setItem(keyOf(batchId), JSON.stringify(names))
}

/** What did not arrive before the reload; told once. */
export function takeLostNames(batchId: string): readonly string[] {
  const text = sessionStorage.getItem(keyOf(batchId))
  sessionStorage.removeItem(keyOf(batchId))
  try {
    return Names.safeParse(JSON.parse(text ?? '[]')).data ?? []
  } catch {
    return []
  }
}
