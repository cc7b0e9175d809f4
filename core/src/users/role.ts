/** Roles: as what somebody belongs to a farm. */
import { z } from 'zod'

/**
 * - `owner`: everything, also the company, the people, the subscription and the end of it all.
 * - `member`: all of the farm's records.
 * - `worker`: enters jobs and photos; sees no money.
 * - `adviser`: reads, and may comment on warnings.
 */
export const ROLES = ['owner', 'member', 'worker', 'adviser'] as const
export const Role = z.enum(ROLES)
export type Role = z.infer<typeof Role>
