import { type KnownMaterials, knownMaterials, type NamedMaterial } from '@vagu/core/materials/known'
import { z } from 'zod'
import { REQUISITES } from './stored.ts'
import { parsedText } from '../db/stored.ts'
import { listNamed } from '../db/named.ts'
import { ROWS_PER_INSERT } from '../db/journal.ts'
import type { Reader } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'

const Named = z.object({ name: z.string() })

/** The names that materials had before, from their history. */
export async function readFormerNames(
  db: Reader,
  actor: Actor,
  ids: readonly string[],
): Promise<Map<string, Set<string>>> {
  const names = new Map<string, Set<string>>(ids.map((id) => [id, new Set()]))
  for (let from = 0; from < ids.length; from += ROWS_PER_INSERT) {
    const rows = await db
      .selectFrom('journal')
      .select(['record_id', 'before'])
      .where('account_id', '=', actor.accountId)
      .where('record_id', 'in', ids.slice(from, from + ROWS_PER_INSERT))
      .where('noun', '=', 'requisite')
      .where('action', '=', 'change')
      .execute()
    for (const { record_id: id, before } of rows)
      if (before !== null) names.get(id)?.add(parsedText(Named, before).name)
  }
  return names
}

/** The materials of the farm, by their names of today and before. */
export async function readMaterials(db: Reader, actor: Actor): Promise<NamedMaterial[]> {
  const requisites = await listNamed(db, actor, REQUISITES)
  const former = await readFormerNames(
    db,
    actor,
    requisites.map(({ _id }) => _id),
  )
  return requisites.map((requisite) => ({
    requisite,
    formerNames: [...(former.get(requisite._id) ?? [])].filter((name) => name !== requisite.name),
  }))
}

export const readKnownMaterials = async (db: Reader, actor: Actor): Promise<KnownMaterials> =>
  knownMaterials(await readMaterials(db, actor))
