/** Where the simulator keeps what it holds: texts with a version, in rooms. A room is one world of it, with its own clients. */
import type { z } from 'zod'

export interface Kept {
  readonly text: string
  readonly version: number
}
export interface Place {
  readonly room: string
  readonly name: string
}
export interface Change {
  readonly text: string
  /** Version that was seen; 0 where there was nothing. */
  readonly version: number
  /** Instant from which it may be swept away; null for never. */
  readonly until: string | null
}

export interface Shelf {
  get(place: Place): Promise<Kept | undefined>
  /** Puts what was changed; false where somebody was quicker, and nothing was put. */
  put(place: Place, change: Change): Promise<boolean>
  /** Whether a world of its own may begin in the room; without it, in any: the address of a page is anybody's to make up. */
  mayBegin?(room: string): Promise<boolean>
  /** Takes away everything in a room. */
  clear(room: string): Promise<void>
  /** Takes away what is over. */
  sweep(now: string): Promise<void>
}

export function memoryShelf(): Shelf {
  const rooms = new Map<string, Map<string, Kept & { until: string | null }>>()
  return {
    get: async ({ room, name }) => rooms.get(room)?.get(name),
    put: async ({ room, name }, { text, version, until }) => {
      const shelf = rooms.get(room) ?? new Map<string, Kept & { until: string | null }>()
      if ((shelf.get(name)?.version ?? 0) !== version) return false
      rooms.set(room, shelf.set(name, { text, version: version + 1, until }))
      return true
    },
    clear: async (room) => void rooms.delete(room),
    sweep: async (now) => {
      for (const shelf of rooms.values())
        for (const [name, { until }] of shelf) if (until !== null && until <= now) shelf.delete(name)
    },
  }
}

/** Most tries of a change that others get ahead of. */
const TRIES = 50

interface Changing<S extends z.ZodType, R> {
  readonly place: Place
  readonly schema: S
  readonly until?: string
  /** Makes of what is there what is to be there; nothing where it stays. May run again when somebody was quicker. */
  readonly make: (before: z.output<S> | undefined) => { readonly after?: z.output<S>; readonly result: R }
}

/** Reads, changes and puts back, as if nobody else did at the same time. */
export async function changeOn<S extends z.ZodType, R>(
  shelf: Shelf,
  { place, schema, until, make }: Changing<S, R>,
): Promise<R> {
  for (let i = 0; i < TRIES; i++) {
    const kept = await shelf.get(place)
    const { after, result } = make(kept && schema.parse(JSON.parse(kept.text)))
    if (after === undefined) return result
    const change = { text: JSON.stringify(after), version: kept?.version ?? 0, until: until ?? null }
    if (await shelf.put(place, change)) return result
  }
  throw new Error(`${place.name} could not be changed: others were always quicker`)
}

export async function readOn<S extends z.ZodType>(
  shelf: Shelf,
  place: Place,
  schema: S,
): Promise<z.output<S> | undefined> {
  const kept = await shelf.get(place)
  return kept && schema.parse(JSON.parse(kept.text))
}
