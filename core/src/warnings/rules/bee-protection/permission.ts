/**
 * Terms on flowering plants in the register's text of a use. The words are those of the register of 24 May 2026. A
 * product may be used on what flowers only where its label allows it, and then at night.
 */
import type { RegisterProduct, RegisterUse } from '../../../registers/products.ts'
import type { ProductInJob } from '../../lib/register/register-use.ts'

/** `some`: only some of the uses that it may have been allow it. */
export type Permission = 'night' | 'some' | 'none' | 'forbidden'

const FORBIDDEN = /keelatud[^;]*õits|õits[^;]*mitte kasutada|ei esine õits/i
const ALLOWED = /(?:lubatud|võib)[^;]*22[:.]00/i

function permissionOf(
  { restrictions }: RegisterProduct,
  { restriction, isDangerousToBees }: RegisterUse,
): Permission {
  const text = restriction === null ? undefined : restrictions[restriction]
  // The register that comes with the program keeps the mark of these clauses and not their words.
  if (text === undefined) return isDangerousToBees ? 'night' : 'none'
  if (FORBIDDEN.test(text)) return 'forbidden'
  return ALLOWED.test(text) ? 'night' : 'none'
}

export function permissionIn({ product, uses }: ProductInJob): Permission {
  const all = new Set(uses.map((use) => permissionOf(product, use)))
  const [only] = all
  if (all.size === 1 && only) return only
  return all.has('night') ? 'some' : 'none'
}
