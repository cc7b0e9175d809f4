/** Offers of registers and tables for a name that the farm does not have yet. */
import { cropByKey } from '@vagu/core/crops/table'
import type { FoundFertilizer } from '@vagu/core/fertilizers/schema'
import type { FoundSeed } from '@vagu/core/seeds/schema'
import { formatNumber } from '../../lib/format.ts'
import { NO_AMOUNT } from './amount.ts'
import { unitsFor, withKind, withSubtype } from './fertilizer.ts'
import { type MaterialForm, newMaterial } from './material-form.ts'
import { withFacts } from './material-props.ts'
import { materialsText } from './text.ts'

export interface Offer {
  /** No other offer of the list has it. */
  readonly id: string
  readonly name: string
  readonly hint: string
  /** The material, ready; without it the register is asked for the rest when it is chosen. */
  readonly make?: (key: string) => MaterialForm
}

export const chemicalOffer = (name: string): Offer => ({ id: name, name, hint: materialsText.inRegister })

const PARTS = { FERTILIZER: ['N', 'P', 'K'], FERTILIZER_LIMESTONE: ['CaO', 'MgO'] } as const

/** Contents of a fertilizer, in one line: `N 18, P 20,07, K 0 %`; empty where nothing is known. */
function figuresOf({ type, elements, unit }: FoundFertilizer): string {
  const figures = PARTS[type].flatMap((part) =>
    elements[part] === null ? [] : [`${part} ${formatNumber(elements[part])}`],
  )
  return figures.length === 0 ? '' : `${figures.join(', ')} ${materialsText.per[unit]}`
}

const BASE_OF = { '%': undefined, 'kg/t': 't', 'kg/m3': 'm3' } as const

/** A fertilizer of a table, with what it holds. Its figures are advisory while they are those of the table. */
export function fertilizerOf(found: FoundFertilizer, key: string): MaterialForm {
  const plain = withSubtype(newMaterial(found.name, 'fertilizer', key), found.type)
  const { organicType, limeType, elements } = found
  const made = withFacts(withKind(plain, found.kind), { organicType, limeType, nutrient: { ...elements } })
  const unit = BASE_OF[found.unit] ?? unitsFor(made.facts)[0] ?? null
  return { ...made, amount: { ...NO_AMOUNT, unit } }
}

export const fertilizerOffer = (found: FoundFertilizer): Offer => ({
  id: found.name,
  name: found.name,
  hint: materialsText.fromTable(figuresOf(found), found.isAdvisory),
  make: (key) => fertilizerOf(found, key),
})

/** A variety; its crop is kept by the crop's key. */
export const seedOffer = ({ name, type }: FoundSeed): Offer => ({
  id: `${type} ${name}`,
  name,
  hint: cropByKey(type)?.name ?? type,
  make: (key) => withFacts(newMaterial(name, 'seed', key), { subtype: type }),
})
