/** Stores editions of the plant-protection register: what is different is written, what stands is left. */
import { nextEditionId } from '@vagu/core/registers/edition-id'
import type { ProductPair } from '@vagu/core/registers/changes'
import type { RegisterProduct } from '@vagu/core/registers/products'
import type { EditionOrigin } from '@vagu/core/registers/schema'
import { materialKey } from '@vagu/core/materials/schema'
import { compareNames } from '@vagu/core/text/order'
import type { DocumentColumns } from '../db/stored.ts'
import { storedProducts } from '../register-store/stored.ts'
import { fingerprint } from '../db/fingerprint.ts'
import { ROWS_PER_INSERT } from '../db/journal.ts'
import type { Writer } from '../db/schema.ts'
import { type Edition, type EditionReport, newestEdition } from '../register-store/editions.ts'

export interface NewEdition extends Pick<EditionReport, 'problems' | 'moreProblems'> {
  readonly day: string
  readonly now: Date
  readonly origin: EditionOrigin
  /** Each number stands once. */
  readonly products: readonly RegisterProduct[]
}
export interface Stored {
  readonly edition: Edition
  /** False when nothing was different: then the newest edition stands as it stood. */
  readonly isNew: boolean
  /** Products that are different, as they were and as they are. */
  readonly pairs: readonly ProductPair[]
  readonly counts: EditionReport['counts']
}

interface StoredProduct extends DocumentColumns {
  readonly number: string
}

/** One edition at a time: whoever writes this row holds the others up until his transaction ends. */
export async function awaitRegister(tx: Writer): Promise<void> {
  const name = 'plant-protection-store'
  await tx
    .insertInto('task')
    .values({ name })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ name }))
    .execute()
}

/** The same content may have been written with its members in another order, or before a figure was read that it lacks. */
const isSame = (before: DocumentColumns, product: RegisterProduct, text: string): boolean =>
  before.document === text || fingerprint(storedProducts.read(before)) === fingerprint(product)

interface Difference {
  /** Numbers whose standing version ends. */
  readonly ended: readonly string[]
  readonly added: readonly { readonly product: RegisterProduct; readonly columns: DocumentColumns }[]
  readonly pairs: readonly ProductPair[]
}

function differenceOf(stored: readonly StoredProduct[], products: readonly RegisterProduct[]): Difference {
  const known = new Map(stored.map((row) => [row.number, row]))
  const numbers = new Set(products.map(({ number }) => number))
  const added = products
    .map((product) => ({
      product,
      columns: storedProducts.columns(product),
      before: known.get(product.number),
    }))
    .filter(
      ({ product, columns, before }) => before === undefined || !isSame(before, product, columns.document),
    )
  const removed = stored.filter(({ number }) => !numbers.has(number))
  return {
    ended: [...removed.map(({ number }) => number), ...added.map(({ product }) => product.number)],
    added,
    pairs: [
      ...added.map(({ product, before }) => ({
        before: before && storedProducts.read(before),
        after: product,
      })),
      ...removed.map((row) => ({ before: storedProducts.read(row), after: undefined })),
    ],
  }
}

const countsOf = (pairs: readonly ProductPair[]) => ({
  added: pairs.filter(({ before }) => before === undefined).length,
  changed: pairs.filter(({ before, after }) => before !== undefined && after !== undefined).length,
  gone: pairs.filter(({ after }) => after === undefined).length,
})

function ingredientsOf(products: readonly RegisterProduct[]): EditionReport['ingredients'] {
  const byCode = new Map(products.flatMap(({ ingredients }) => ingredients.map((one) => [one.code, one])))
  return [...byCode.values()].toSorted((a, b) => compareNames(a.name, b.name))
}

const parts = <T>(list: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(list.length / ROWS_PER_INSERT) }, (_, part) =>
    list.slice(part * ROWS_PER_INSERT, (part + 1) * ROWS_PER_INSERT),
  )

async function writeProducts(tx: Writer, id: string, { ended, added }: Difference): Promise<void> {
  for (const numbers of parts(ended))
    await tx
      .updateTable('register_product')
      .set({ until: id })
      .where('number', 'in', numbers)
      .where('until', 'is', null)
      .execute()
  const rows = added.map(({ product, columns }) => ({
    number: product.number,
    since: id,
    until: null,
    name: product.name,
    name_key: materialKey(product.name),
    valid_until: product.validUntil,
    use_up_until: product.useUpUntil,
    ...columns,
  }))
  for (const some of parts(rows)) await tx.insertInto('register_product').values(some).execute()
}

/** Stores an edition, in the transaction of its caller, who has awaited his turn. */
export async function storeEdition(tx: Writer, input: NewEdition): Promise<Stored> {
  const { day, now, origin, products, problems, moreProblems } = input
  const newest = await newestEdition(tx)
  const stored = await tx
    .selectFrom('register_product')
    .select(['number', 'document', 'document_version'])
    .where('until', 'is', null)
    .execute()
  const difference = differenceOf(stored, products)
  const { pairs } = difference
  const counts = countsOf(pairs)
  // the same register from another source is an edition too: it says so when the starter register is replaced
  const isOfficial = (from: EditionOrigin) => from !== 'starter'
  if (newest && pairs.length === 0 && isOfficial(newest.origin) === isOfficial(origin))
    return { edition: newest, isNew: false, pairs, counts }
  const id = nextEditionId(day, newest?.id ?? null)
  const edition: Edition = { id, day, importedAt: now.toISOString(), origin, count: products.length }
  const report: EditionReport = { counts, problems, moreProblems, ingredients: ingredientsOf(products) }
  await tx
    .insertInto('register_edition')
    .values({
      id,
      day,
      imported_at: edition.importedAt,
      origin,
      products: edition.count,
      document: JSON.stringify(report),
    })
    .execute()
  await writeProducts(tx, id, difference)
  return { edition, isNew: true, pairs, counts }
}
