/** Label of a material where only a word or two fit: its name with kind and number. Told, never stored. */
import type { LabelledMaterial, Material, MaterialType } from './schema.ts'

const KINDS = {
  chemical: 'taimekaitsevahend',
  fertilizer: 'väetis',
  seed: 'seeme',
  material: 'tarvik',
} as const satisfies Record<MaterialType, string>

export type Labelled = Pick<Material, 'name' | 'type' | 'registerNumber' | 'batchNo'>

/** Of seed the number of the lot, of all else that of the register. */
export function materialLabel({ name, type, registerNumber, batchNo }: Labelled): string {
  const number = (type === 'seed' ? batchNo : registerNumber)?.trim()
  const kind = KINDS[type]
  if (!number) return `${name} (${kind})`
  return type === 'seed' ? `${name} (${kind}, partii ${number})` : `${name} (${kind}, nr ${number})`
}

export const withLabel = (requisite: Material): LabelledMaterial => ({
  ...requisite,
  label: materialLabel(requisite),
})
