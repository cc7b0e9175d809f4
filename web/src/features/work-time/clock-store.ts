/** The running clock of a user in a farm: kept in the browser, so that it survives a reload and needs no network. */
import { Instant } from '@vagu/core/time/schema'
import { Id } from '@vagu/core/ids/schema'
import { z } from 'zod'

const Running = z.object({ workerId: Id, startedAt: Instant })
export type Running = z.infer<typeof Running>

interface Owner {
  readonly accountId: string
  readonly _id: string
}
const keyOf = ({ accountId, _id }: Owner): string => `vagu.clock.${accountId}.${_id}`

/** The clock that runs; undefined where none does, or the kept one cannot be read. */
export function readClock(owner: Owner): Running | undefined {
  const text = localStorage.getItem(keyOf(owner))
  if (text === null) return undefined
  try {
    return Running.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

export const keepClock = (owner: Owner, running: Running): void =>
  localStorage.setItem(keyOf(owner), JSON.stringify(running))
export const forgetClock = (owner: Owner): void => localStorage.removeItem(keyOf(owner))
