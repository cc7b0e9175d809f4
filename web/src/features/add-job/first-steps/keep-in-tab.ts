import { useState } from 'react'
import type { z } from 'zod'
import { draftOwner, useUser } from '../../../entities/session/session.ts'
import { forgetInTab, readFromTab, saveInTab } from '../../../lib/tab-storage.ts'

/** A value of this user that outlives a reload of the tab; setting it to undefined forgets it. */
export function useKeptInTab<T>(name: string, schema: z.ZodType<T>) {
  const key = `vagu-first-steps-${name}:${draftOwner(useUser())}`
  const [value, setValue] = useState(() => readFromTab(key, schema))
  const keep = (next: T | undefined): void => {
    setValue(next)
    if (next === undefined) forgetInTab(key)
    else saveInTab(key, next)
  }
  return [value, keep] as const
}
