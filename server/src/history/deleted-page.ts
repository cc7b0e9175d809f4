/** One page of deleted records: the last deleted first, on from one of them. */
import { DELETED_PAGE, type DeletedAfter } from '@vagu/core/history-calls'
import type { DocumentColumns } from '../db/stored.ts'

interface Row extends DocumentColumns {
  readonly id: string
  readonly deleted_at: string | null
}

/** Moments are stored as one spelling writes them, and compared as texts. */
export const placeOf = ({ deletedAt, id }: DeletedAfter): { at: string; id: string } | undefined =>
  deletedAt === undefined || id === undefined ? undefined : { at: new Date(deletedAt).toISOString(), id }

/** A full page of what can be read; rows that cannot be are passed over, so that a short page is the last. */
export async function readPage<R extends Row>(
  after: DeletedAfter,
  read: (after: DeletedAfter) => Promise<R[]>,
  isReadable: (row: R) => boolean,
): Promise<R[]> {
  const page: R[] = []
  let from = after
  for (;;) {
    const rows = await read(from)
    page.push(...rows.filter(isReadable))
    const last = rows.at(-1)
    if (rows.length < DELETED_PAGE || page.length >= DELETED_PAGE || !last) return page.slice(0, DELETED_PAGE)
    from = { deletedAt: last.deleted_at ?? undefined, id: last.id }
  }
}
