/** Last days on which products of the farm may be used, by the plant-protection register. */
import type { Material } from '@vagu/core/materials/schema'
import type { Reader } from '../db/schema.ts'
import { productListOf } from '../warnings/products.ts'

type Named = Pick<Material, 'name' | 'type' | 'registerNumber'>

/** The last day of using a material up, else of its authorisation; null where the register says none. */
export async function lastDays(
  db: Reader,
  materials: readonly Named[],
): Promise<(material: Named) => string | null> {
  const chemicals = materials.filter(({ type }) => type === 'chemical')
  if (chemicals.length === 0) return () => null
  const asked = ({ name, type, registerNumber }: Named) => ({
    name,
    type,
    registerNumber: registerNumber?.trim() || null,
  })
  const list = await productListOf(
    db,
    chemicals.map((material) => ({ ...asked(material), coating: null })),
  )
  return (material) => {
    if (material.type !== 'chemical') return null
    const product = list?.find(asked(material))
    return product?.useUpUntil ?? product?.validUntil ?? null
  }
}
