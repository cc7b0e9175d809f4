import { changesOf, type ProductPair } from '@vagu/core/registers/changes'
import type { RegisterChanges } from '@vagu/core/registers/schema'
import { AppError } from '@vagu/core/errors'
import { dayInTallinn, monthsBefore } from '@vagu/core/time/day'
import { REQUISITES } from '../materials/stored.ts'
import type { DocumentColumns } from '../db/stored.ts'
import { storedProducts } from '../register-store/stored.ts'
import type { Reader } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import { lastEditions, refOf } from '../register-store/editions.ts'

/** Jobs of two seasons count as use. */
const MONTHS_OF_USE = 24

/** Numbers of the products that the farm has among its materials, or used in the last two seasons. */
async function numbersInUse(db: Reader, actor: Actor): Promise<Set<string>> {
  const requisites = await db
    .selectFrom('requisite')
    .select(['document', 'document_version'])
    .where('account_id', '=', actor.accountId)
    .where('deleted_at', 'is', null)
    .execute()
  const used = await db
    .selectFrom('job_material')
    .select('register_number')
    .distinct()
    .where('account_id', '=', actor.accountId)
    .where('day', '>=', monthsBefore(dayInTallinn(actor.now), MONTHS_OF_USE))
    .where('register_number', 'is not', null)
    .execute()
  return new Set([
    ...requisites.flatMap((row) => REQUISITES.stored.read(row).registerNumber?.trim() || []),
    ...used.flatMap(({ register_number: number }) => number ?? []),
  ])
}

/** Products that an edition made different, as they were and as they are. */
async function pairsOf(db: Reader, edition: string, numbers: ReadonlySet<string>): Promise<ProductPair[]> {
  if (numbers.size === 0) return []
  const rows = await db
    .selectFrom('register_product')
    .select(['number', 'since', 'document', 'document_version'])
    .where('number', 'in', [...numbers])
    .where((row) => row.or([row('since', '=', edition), row('until', '=', edition)]))
    .orderBy('name_key')
    .execute()
  const productIn = (row: DocumentColumns | undefined) => row && storedProducts.read(row)
  return [...Map.groupBy(rows, ({ number }) => number).values()].map((versions) => ({
    before: productIn(versions.find(({ since }) => since !== edition)),
    after: productIn(versions.find(({ since }) => since === edition)),
  }))
}

/** Changes of the newest edition to products that the farm uses. */
export async function readChanges(db: Reader, actor: Actor): Promise<RegisterChanges> {
  const [edition, before] = await lastEditions(db, 2)
  if (edition === undefined) throw new AppError('notFound')
  if (before === undefined) return { edition: refOf(edition), before: null, changes: [] }
  const pairs = await pairsOf(db, edition.id, await numbersInUse(db, actor))
  const changes = pairs.flatMap((pair) => changesOf(pair, edition.day))
  return { edition: refOf(edition), before: refOf(before), changes }
}
