import { COMMON_CHEMICALS } from '@vagu/core/materials/common'
import { suggestMaterials } from '@vagu/core/materials/suggestions'
import type { Suggestion } from '@vagu/core/materials/suggestions-schema'
import { detailsOf } from '@vagu/core/registers/details'
import { VARIETIES } from '@vagu/core/seeds/varieties'
import type { Reader } from '../db/schema.ts'
import { newestEdition, refOf } from '../register-store/editions.ts'
import { existingProducts } from '../register-store/products.ts'

const numbers = COMMON_CHEMICALS.map(([number]) => number)

/** Common materials for some crops, as the newest edition of the register has them. */
export async function readSuggestions(
  db: Reader,
  { crops, today }: { readonly crops: readonly string[]; readonly today: string },
): Promise<Suggestion[]> {
  const edition = await newestEdition(db)
  if (edition === undefined) return []
  const products = await existingProducts(db, { numbers })
  const chemicals = products.map((product) => detailsOf(product, refOf(edition)))
  return suggestMaterials({ crops, chemicals, varieties: VARIETIES, today })
}
