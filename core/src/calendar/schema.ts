import { z } from 'zod'
import { Instant } from '../time/schema.ts'

/** The address of somebody's calendar of the farm: when it was made; null where there is none. */
export const CalendarState = z.object({ createdAt: Instant.nullable() })
export type CalendarState = z.infer<typeof CalendarState>

/** A new address; it is told this once. */
export const CalendarAddress = z.object({ createdAt: Instant, address: z.string() })
export type CalendarAddress = z.infer<typeof CalendarAddress>
