/** A farm on its way from the demo into an account: kept until it has arrived, over a reload too. */
import { z } from 'zod'
import { DemoFarm } from './demo-farm.ts'
import { DATABASE, isMarked, mark, unmark } from './mark.ts'

export const Carried = z.object({
  farm: DemoFarm,
  /** The farm as one file, by which it is taken along whole; null where there is none, or a part is wanted. */
  archive: z.instanceof(Blob).nullable().default(null),
  /** Whose account it is taken into (`account:user`); null before there is one. */
  owner: z.string().nullable(),
  /** New ids by the old ones; those of photos are given by the server. */
  ids: z.record(z.string(), z.string()),
  photos: z.record(z.string(), z.string()),
  /** Items that have arrived, or were refused for good. */
  done: z.array(z.string()),
  /** Names of what was refused. */
  refused: z.array(z.string()),
})
export type Carried = z.infer<typeof Carried>

const STORE = 'farm'
const KEY = 'carried'

let kept: Carried | undefined

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('the browser keeps nothing')))
  })

async function database(): Promise<IDBDatabase | undefined> {
  if (!('indexedDB' in globalThis)) return undefined
  const opening = indexedDB.open(DATABASE, 1)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE))
  return settled(opening)
}

async function inStore<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  const open = await database()
  if (!open) return undefined
  try {
    return await settled(ask(open.transaction(STORE, mode).objectStore(STORE)))
  } finally {
    open.close()
  }
}

/** Keeps it; where the browser keeps nothing it lasts as long as the page. */
export async function keepCarried(next: Carried): Promise<void> {
  kept = next
  mark(next.owner)
  await inStore('readwrite', (store) => store.put(next, KEY)).catch(() => undefined)
}

/** The farm that is on its way; undefined where there is none, or another version kept it. */
export async function readCarried(): Promise<Carried | undefined> {
  if (kept) return kept
  if (!isMarked()) return undefined
  const stored = await inStore('readonly', (store) => store.get(KEY) as IDBRequest<unknown>).catch(
    () => undefined,
  )
  kept = Carried.safeParse(stored).data
  return kept
}

export async function forgetCarried(): Promise<void> {
  kept = undefined
  unmark()
  await inStore('readwrite', (store) => store.delete(KEY)).catch(() => undefined)
}
