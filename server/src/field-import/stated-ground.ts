import { M2_PER_HA } from '@vagu/core/units/area'
import { plainLetters } from '@vagu/core/text/format'
import { Area } from '@vagu/core/units/schema'
import { check } from '@vagu/core/validation'
import { type Attributes, numberOf } from './attributes.ts'
import type { Notes } from './notes.ts'

/** First words of the row that sums up a table. */
const SUMS = /^(?:kokku|summa|kokkuvote|total)(?:_|$)/

function hectaresIn({ area, squareMetres }: Attributes): number | undefined {
  const number = numberOf(area ?? squareMetres ?? '')
  if (number === undefined || number <= 0) return undefined
  const result = check(Area, area === undefined ? number / M2_PER_HA : number)
  return result.ok ? result.value : undefined
}

/** The ground of a row whose table has no shapes: its area, where it says which field it speaks of. */
export function statedGround(
  attributes: Attributes,
  notes: Notes,
): { readonly rings: readonly []; readonly area: number } | undefined {
  const { name, priaCode, code, externalId } = attributes
  const label = name ?? priaCode ?? externalId ?? code
  const area = hectaresIn(attributes)
  if (label === undefined) notes.add('noLabel')
  else if (SUMS.test(plainLetters(label.slice(0, 60)))) notes.add('sumRow')
  else if (area === undefined) notes.add('noArea')
  else return { rings: [], area }
  return undefined
}
