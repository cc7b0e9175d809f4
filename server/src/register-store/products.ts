/** Finds products of the plant-protection register in its editions. */
import { detailsOf } from '@vagu/core/registers/details'
import type { RegisterEdition, RegisterProduct } from '@vagu/core/registers/products'
import { type ChemicalDetails, type EditionRef } from '@vagu/core/registers/schema'
import { materialKey } from '@vagu/core/materials/schema'
import type { ProductBrief } from '@vagu/core/warnings/farm'
import { sql } from 'kysely'
import type { DocumentColumns } from '../db/stored.ts'
import { storedProducts } from './stored.ts'
import { prepared } from '../db/prepared.ts'
import type { Reader, Tables } from '../db/schema.ts'
import { findEdition, refOf } from './editions.ts'

/** Products by number, and by name without regard to case and spaces. */
export interface ProductQuery {
  readonly numbers: Iterable<string>
  readonly names?: Iterable<string>
}

type Row = Pick<Tables['register_product'], 'since' | 'until' | keyof DocumentColumns>
type NumberedRow = Row & Pick<Tables['register_product'], 'number'>

interface Keys {
  readonly numbers: readonly string[]
  readonly keys: readonly string[]
}

const keysOf = ({ numbers, names = [] }: ProductQuery): Keys => ({
  numbers: [...new Set(numbers)],
  keys: [...new Set([...names].map(materialKey))],
})

const productRows = prepared(
  (db, { numbers, keys }: { numbers: readonly string[]; keys: readonly string[] }) =>
    db
      .selectFrom('register_product')
      .select(['number', 'since', 'until', 'document', 'document_version'])
      .where((row) => {
        const named = row
          .selectFrom('register_product as named')
          .select('named.number')
          .where('named.name_key', 'in', keys)
        return row.or([
          ...(numbers.length === 0 ? [] : [row('number', 'in', numbers)]),
          ...(keys.length === 0 ? [] : [row('number', 'in', named)]),
        ])
      })
      .orderBy('number')
      .orderBy('since'),
)

/** Farms use few products, and a new edition comes once a week: those that were asked for last are kept. */
const KEPT_PRODUCTS = 200
const keptProducts = new Map<string, { readonly row: NumberedRow; readonly product: RegisterProduct }>()

function productOf(row: NumberedRow): RegisterProduct {
  const key = `${row.number} ${row.since}`
  const kept = keptProducts.get(key)
  keptProducts.delete(key)
  const isSame = kept?.row.document === row.document && kept.row.document_version === row.document_version
  const entry = kept && isSame ? kept : { row, product: storedProducts.read(row) }
  const [oldest] = keptProducts.keys()
  if (keptProducts.size >= KEPT_PRODUCTS && oldest !== undefined) keptProducts.delete(oldest)
  keptProducts.set(key, entry)
  return entry.product
}

/** Products in every edition, those that once bore a name included; one query. */
export async function findProducts(db: Reader, query: ProductQuery): Promise<RegisterEdition[]> {
  const { numbers, keys } = keysOf(query)
  if (numbers.length + keys.length === 0) return []
  const rows = await productRows(db, { numbers, keys })
  return rows.map((row) => ({ since: row.since, until: row.until, product: productOf(row) }))
}

/** The products that are wanted, as they stand in the newest edition. */
const existing = (db: Reader, { numbers, keys }: Keys) =>
  db
    .selectFrom('register_product')
    .where('until', 'is', null)
    .where((row) =>
      row.or([
        ...(numbers.length === 0 ? [] : [row('number', 'in', numbers)]),
        ...(keys.length === 0 ? [] : [row('name_key', 'in', keys)]),
      ]),
    )
    .orderBy('number')

/** Products as the newest edition has them. */
export async function existingProducts(db: Reader, query: ProductQuery): Promise<RegisterProduct[]> {
  const keys = keysOf(query)
  if (keys.numbers.length + keys.keys.length === 0) return []
  return (await existing(db, keys).select(['document', 'document_version']).execute()).map(
    storedProducts.read,
  )
}

const briefRows = prepared((db, { numbers, keys }: { numbers: readonly string[]; keys: readonly string[] }) =>
  existing(db, { numbers, keys }).select(['number', 'name', 'valid_until', 'use_up_until']),
)

/** As much of products as tells whether they may be used, as the newest edition has them. */
export async function briefs(db: Reader, query: ProductQuery): Promise<ProductBrief[]> {
  const keys = keysOf(query)
  if (keys.numbers.length + keys.keys.length === 0) return []
  const rows = await briefRows(db, { numbers: keys.numbers, keys: keys.keys })
  return rows.map((row) => ({
    number: row.number,
    name: row.name,
    validUntil: row.valid_until,
    useUpUntil: row.use_up_until,
  }))
}

/** Whether the newest edition has a product of one of these names; the names as names are compared. */
export async function existingNames(db: Reader, names: Iterable<string>): Promise<Set<string>> {
  const found = await briefs(db, { numbers: [], names })
  return new Set(found.map(({ name }) => materialKey(name)))
}

const SHORTEST_SEARCH = 3
const MAX_FOUND = 30

/** Names in the newest edition that hold the text, those that begin with it first; none for less than 3 letters. */
export async function findNames(db: Reader, text: string): Promise<string[]> {
  const query = materialKey(text)
  if (query.length < SHORTEST_SEARCH) return []
  const pattern = query.replaceAll(/[\\%_]/g, String.raw`\$&`)
  const rows = await db
    .selectFrom('register_product')
    .select(['name', 'name_key'])
    .where('until', 'is', null)
    .where(sql<boolean>`name_key like ${`%${pattern}%`} escape '\\'`)
    .execute()
  const names = new Map(rows.map((row) => [row.name_key, row.name]))
  const place = (key: string) => (key.startsWith(query) ? 0 : 1)
  return [...names]
    .toSorted(([a], [b]) => place(a) - place(b) || (a < b ? -1 : 1))
    .slice(0, MAX_FOUND)
    .map(([, name]) => name)
}

/** Of several products of one name, the one that may be used longest. */
const lastDay = ({ valid_until: valid, use_up_until: useUp }: Tables['register_product']) =>
  useUp ?? valid ?? '9999'

const standsIn = (row: Row, edition: EditionRef): boolean =>
  row.since <= edition.id && (row.until === null || row.until > edition.id)

/** The product of exactly this name, as an edition has it: the newest, or the one that is named. */
export async function detailsByName(
  db: Reader,
  keys: { name: string; edition: string | undefined },
): Promise<ChemicalDetails | undefined> {
  const edition = await findEdition(db, keys.edition)
  if (edition === undefined) return undefined
  const rows = await db
    .selectFrom('register_product')
    .selectAll()
    .where('name_key', '=', materialKey(keys.name))
    .execute()
  const [row] = rows
    .filter((one) => standsIn(one, edition))
    .toSorted((a, b) => (lastDay(a) > lastDay(b) ? -1 : 1))
  return row && detailsOf(storedProducts.read(row), refOf(edition))
}
