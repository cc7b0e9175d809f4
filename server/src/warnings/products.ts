import { type Products, type RegisterEdition, productsFrom } from '@vagu/core/registers/products'
import type { EventFacts } from '@vagu/core/warnings/facts'
import type { ProductList, RequisiteFacts } from '@vagu/core/warnings/farm'
import type { Reader } from '../db/schema.ts'

export const numbersIn = (events: Iterable<EventFacts>): Set<string> => {
  const numbers = new Set<string>()
  for (const { materials } of events)
    for (const { registerNumber } of materials) if (registerNumber !== null) numbers.add(registerNumber)
  return numbers
}

/** Products by number, in every edition. */
export const editionsOf = async (_db: Reader, _numbers: ReadonlySet<string>): Promise<RegisterEdition[]> => []

/** The register's products that jobs name, in every edition. */
export const productsOf = async (db: Reader, events: Iterable<EventFacts>): Promise<Products> =>
  productsFrom(await editionsOf(db, numbersIn(events)))

/** The register as far as the farm's materials name its products. */
export const productListOf = async (
  _db: Reader,
  _requisites: readonly RequisiteFacts[],
): Promise<ProductList | undefined> => undefined

/** The newest edition of the register; null where there is none. */
export const newestEditionId = async (_db: Reader): Promise<string | null> => null

/** Products that are not in the newest edition as they were in this one. */
export const changedNumbers = async (_db: Reader, _since: string | null): Promise<string[]> => []
