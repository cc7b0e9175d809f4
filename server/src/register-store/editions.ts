import type { EditionOrigin, EditionRef, ImportProblem } from '@vagu/core/registers/schema'
import { Ingredient } from '@vagu/core/materials/schema'
import { z } from 'zod'
import { parsedText } from '../db/stored.ts'
import { prepared } from '../db/prepared.ts'
import type { Reader, Tables } from '../db/schema.ts'

const Ingredients = z.object({ ingredients: z.array(Ingredient) })

/** Report on the making of an edition. */
export interface EditionReport {
  readonly counts: { readonly added: number; readonly changed: number; readonly gone: number }
  readonly problems: readonly ImportProblem[]
  readonly moreProblems: number
  /** Every active substance of the edition, by name. */
  readonly ingredients: readonly z.infer<typeof Ingredient>[]
}

export interface Edition extends EditionRef {
  readonly importedAt: string
  readonly origin: EditionOrigin
  /** How many products it has. */
  readonly count: number
}

type Row = Omit<Tables['register_edition'], 'document'>

const editionOf = (row: Row): Edition => ({
  id: row.id,
  day: row.day,
  importedAt: row.imported_at,
  origin: row.origin as EditionOrigin,
  count: row.products,
})

/** The last editions, the newest first. */
export async function lastEditions(db: Reader, count: number): Promise<Edition[]> {
  const rows = await db
    .selectFrom('register_edition')
    .select(['id', 'day', 'imported_at', 'origin', 'products'])
    .orderBy('id', 'desc')
    .limit(count)
    .execute()
  return rows.map(editionOf)
}

const newestRows = prepared((db) =>
  db
    .selectFrom('register_edition')
    .select(['id', 'day', 'imported_at', 'origin', 'products'])
    .orderBy('id', 'desc')
    .limit(1),
)

/** The edition that stands; undefined before any was stored. */
export async function newestEdition(db: Reader): Promise<Edition | undefined> {
  const [row] = await newestRows(db, {})
  return row && editionOf(row)
}

/** The edition of this id, or the newest without one. */
export async function findEdition(db: Reader, id: string | undefined): Promise<Edition | undefined> {
  if (id === undefined) return newestEdition(db)
  const row = await db
    .selectFrom('register_edition')
    .select(['id', 'day', 'imported_at', 'origin', 'products'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && editionOf(row)
}

/** Every active substance of the newest edition. */
export async function listIngredients(db: Reader): Promise<EditionReport['ingredients']> {
  const row = await db
    .selectFrom('register_edition')
    .select('document')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row === undefined ? [] : parsedText(Ingredients, row.document).ingredients
}

export const refOf = ({ id, day }: EditionRef): EditionRef => ({ id, day })
