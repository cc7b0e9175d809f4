import { z } from 'zod'
import type { DemoLimit } from '../lib/demo-limit.ts'

const Refusal = z.object({
  error: z.object({
    code: z.string(),
    fields: z.array(z.object({ code: z.string() })).optional(),
  }),
})

/** The limit of the demo that an answer speaks of; undefined for every other answer. */
export async function limitIn(response: Response): Promise<DemoLimit | undefined> {
  if (response.ok) return undefined
  const { data } = Refusal.safeParse(
    await response
      .clone()
      .json()
      .catch(() => undefined),
  )
  if (data?.error.code === 'lockedInDemo') return 'locked'
  if (data?.error.code === 'cannotStore') return 'memory'
  return data?.error.fields?.some(({ code }) => code === 'photosFull') ? 'photos' : undefined
}
