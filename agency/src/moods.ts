/** Faults on order: which of them a request meets, and waiting. */
import type { Mood, MoodKind } from './state.ts'
import type { Store } from './store.ts'

export interface Asked {
  readonly room: string
  /** Nothing for a request about no client. */
  readonly client: string | undefined
}

const isAbout = ({ clientId }: Mood, { client }: Asked): boolean => clientId === null || clientId === client

/** Moods that a request meets; those that are counted are one less then. `of` are those that can meet it. */
export async function meetMoods(
  store: Store,
  asked: Asked,
  of: readonly MoodKind[],
): Promise<ReadonlySet<MoodKind>> {
  const isMet = (mood: Mood): boolean => of.includes(mood.kind) && isAbout(mood, asked)
  const { moods } = await store.room(asked.room)
  if (!moods.some(isMet)) return new Set()
  return store.changeRoom(asked.room, (before) => {
    const met = before.moods.filter(isMet)
    const left = before.moods.flatMap((mood): Mood[] => {
      if (!met.includes(mood) || mood.times === null) return [mood]
      return mood.times > 1 ? [{ ...mood, times: mood.times - 1 }] : []
    })
    return { after: { ...before, moods: left }, result: new Set(met.map(({ kind }) => kind)) }
  })
}

/** Longest that a request hangs, ms. */
const HANGS_FOR = 120_000

export interface Hanging {
  /** Told of a request that gets no answer, so that who made it need not wait for the end of his patience. */
  readonly onHang?: ((request: Request) => void) | undefined
}

/** Waits; ends early, and rejects, when whoever asked has gone. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const gone = () => {
      clearTimeout(timer)
      reject(new Error('whoever asked has gone'))
    }
    if (signal.aborted) {
      reject(new Error('whoever asked has gone'))
      return
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', gone)
      resolve()
    }, ms)
    signal.addEventListener('abort', gone, { once: true })
  })

export function hang(request: Request, { onHang }: Hanging): Promise<void> {
  onHang?.(request)
  return pause(HANGS_FOR, request.signal)
}
