/** Whether what is about to be sent is still what the farmer looked at: a run may have waited for days. */
import { isSame } from '@vagu/core/pria/compare'
import { localsOf } from '@vagu/core/pria/book'
import { rowIdOf } from '@vagu/core/pria/pair'
import { withUnsaid } from '@vagu/core/pria/sides'
import type { Actor } from '../db/actor.ts'
import type { Reader, Tables } from '../db/schema.ts'
import { readBook } from './book.ts'
import { readFieldLinks } from './links.ts'
import { seasonOfRun } from './settle.ts'
import { itemIn, kindIn } from './stored.ts'

type ItemRow = Tables['pria_item']

interface OfRun {
  readonly run: Tables['pria_run']
  readonly items: readonly ItemRow[]
}

/** Tells of each item whether our record would be sent today as it was looked at, and one that is deleted there is still gone here. */
export async function isAsSeen(
  db: Reader,
  actor: Actor,
  { run, items }: OfRun,
): Promise<(item: ItemRow) => boolean> {
  const [season, kind] = [seasonOfRun(run), kindIn(run.kind)]
  const ids = [...new Set(items.flatMap((item) => item.record_id ?? []))]
  // yields are told from all harvests; of fields and crops no job tells
  const jobIds = kind === 'JOB' ? ids : kind === 'YIELD' ? undefined : []
  const book = await readBook(db, actor, { ...season, jobIds })
  const bodies = new Map(
    localsOf(kind, book, await readFieldLinks(db, season)).map((local) => [
      rowIdOf(local.recordId, local.part),
      local.body,
    ]),
  )
  return (item) => {
    const { body, record } = itemIn(item.document)
    const now = item.record_id === null ? null : (bodies.get(rowIdOf(item.record_id, item.part)) ?? null)
    return isSame(withUnsaid(now, record), body)
  }
}
