/** Calls that every kind of record has: its deleted records, its history, and the way back to a state of it. */
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import type { Entity } from './entities.ts'
import type { ErrorCode } from './errors.ts'
import { Id } from './ids/schema.ts'
import { Instant } from './time/schema.ts'

const params = z.object({ id: Id })

/** Deleted records of one answer; older ones are asked for by the last of them. */
export const DELETED_PAGE = 200

/** The record after which a list of deleted ones goes on; the last deleted come first where it is left out. */
export const DeletedAfter = z
  .object({ deletedAt: Instant.optional(), id: Id.optional() })
  .refine(({ deletedAt, id }) => (deletedAt === undefined) === (id === undefined), {
    error: 'required',
    path: ['id'],
  })
export type DeletedAfter = z.infer<typeof DeletedAfter>

export const deletedOf = <R extends z.ZodType>(path: string, name: string, record: R) =>
  endpoint('GET', `${path}/deleted`, {
    summary: `The ${DELETED_PAGE} ${name} deleted last, or next before one, the last first`,
    query: DeletedAfter,
    reply: z.array(record),
  })
export const versionsOf = <V extends z.ZodType>(path: string, name: string, version: V) =>
  endpoint('GET', `${path}/{id}/history`, {
    summary: `Who changed a ${name}, when and how: the last 200 changes, newest first; also of a deleted one`,
    params,
    reply: z.array(version),
  })
interface Restored<R> {
  readonly record: R
  readonly writes: readonly Entity[]
  /** Refusals of its own. */
  readonly refuses?: readonly ErrorCode[]
}
export const restoreVersionOf = <R extends z.ZodType>(
  path: string,
  name: string,
  { record, writes, refuses = [] }: Restored<R>,
) =>
  endpoint('POST', `${path}/{id}/history/{entryId}`, {
    summary: `Makes a ${name} what it became with that change, as a new change; a deleted one comes back first`,
    writes,
    refuses,
    params: z.object({ id: Id, entryId: Id }),
    reply: record,
  })
