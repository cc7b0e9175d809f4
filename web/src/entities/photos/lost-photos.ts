/** Names of photos that were under way when the page went: only their names outlast a reload. */
import { z } from 'zod'
import { forgetInTab, keepInTab, keptInTab } from '../../lib/kept-in-tab.ts'
import { notStored, type PhotoQueue } from './photo-queue.ts'

const Names = z.array(z.string())
const keyOf = (batchId: string): string => `vagu-photos:${batchId}`

export function keepNames(batchId: string, queue: PhotoQueue): void {
  const names = notStored(queue).map(({ name }) => name)
  if (names.length === 0) forgetInTab(keyOf(batchId))
  else keepInTab(keyOf(batchId), names)
}

/** What did not arrive before the reload; told once. */
export function takeLostNames(batchId: string): readonly string[] {
  const names = keptInTab(keyOf(batchId), Names) ?? []
  forgetInTab(keyOf(batchId))
  return names
}
