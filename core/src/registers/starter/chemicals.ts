import { materialKey } from '../../materials/schema.ts'
import { detailsOf } from '../details.ts'
import type { ChemicalDetails } from '../schema.ts'
import { STARTER_EDITION, STARTER_PRODUCTS } from './starter.ts'

const edition = { id: STARTER_EDITION, day: STARTER_EDITION }
const byName = new Map(STARTER_PRODUCTS.map((product) => [materialKey(product.name), product]))

/** Product of the starter register with exactly this name, without regard to case and spaces. */
export function chemicalByName(name: string): ChemicalDetails | undefined {
  const product = byName.get(materialKey(name))
  return product && detailsOf(product, edition)
}
