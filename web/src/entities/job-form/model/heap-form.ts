/** A stack of manure as the form holds it: a day may be a text that is none yet, which a schema refuses. */
import { Heap } from '@vagu/core/jobs/schema'
import { z } from 'zod'

export const HeapForm = Heap.extend({ spreadOn: z.string().nullable() })
export type HeapForm = z.infer<typeof HeapForm>

const NOTHING: Heap = { manure: null, spreadOn: null, isNoticeGiven: false }

/** Nothing known is nothing stored. */
export function changeHeap(now: HeapForm | null, part: Partial<HeapForm>): HeapForm | null {
  const next = { ...NOTHING, ...now, ...part }
  return Object.values(next).every((value) => value === null || value === false) ? null : next
}

export const withoutPlace = (heap: HeapForm | null): HeapForm | null => changeHeap(heap, { place: null })

/** A place lies on one field: the stacks of several have none. */
export const heapOn = (heap: HeapForm | null, { length }: readonly string[]): HeapForm | null =>
  length > 1 ? withoutPlace(heap) : heap

/** Another stack of the same manure. */
export const repeatedHeap = (heap: Heap | null | undefined): HeapForm | null =>
  changeHeap(null, { manure: heap?.manure ?? null })
