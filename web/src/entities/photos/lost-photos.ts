/** Names of photos that were under way when the page went: only their names outlast a reload. */
import { z } from 'zod'
import { forgetInTab, saveInTab, readFromTab } from '../../lib/tab-storage.ts'
import { notStored, type PhotoQueue } from './photo-queue.ts'

const Names = z.array(z.string())
const keyOf = (batchId: string): string => `vagu-photos:${batchId}`

export function saveNames(batchId: string, queue: PhotoQueue): void {
  const names = notStored(queue).map(({ name }) => name)
  if (names.length === 0) forgetInTab(keyOf(batchId))
  else saveInTab(keyOf(batchId), names)
}

/** Names of photos that did not arrive before the reload; told once. */
export function takeLostNames(batchId: string): readonly string[] {
  const names = readFromTab(keyOf(batchId), Names) ?? []
  forgetInTab(keyOf(batchId))
  return names
}
