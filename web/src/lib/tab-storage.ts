/** Values that this tab keeps over a reload or a new login, as JSON. */
import type { z } from 'zod'

/** A full store loses the copy, not what is on the screen. */
export function saveInTab(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Nothing is kept then.
  }
}
export const forgetInTab = (key: string): void => sessionStorage.removeItem(key)

/** Stored value; undefined when there is none, or it was stored by another version. */
export function readFromTab<T>(key: string, schema: z.ZodType<T>): T | undefined {
  const text = sessionStorage.getItem(key)
  if (text === null) return undefined
  try {
    return schema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
