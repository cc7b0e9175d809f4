import type { EventFacts } from '../../warnings/facts.ts'
import { substancesIn } from '../../warnings/lib/ksm.ts'
import { isGlyphosate } from '../../warnings/rules/ksm-glyphosate/substance.ts'
import type { SchemeFacts } from '../facts.ts'

interface Found {
  readonly is: 'glyphosate' | 'unknown' | 'other'
  /** Product. */
  readonly name: string
}

/** Whether a job uses glyphosate; of a product whose substances neither the job nor the register tells nobody knows. */
export function glyphosateIn({ materials }: EventFacts, facts: Pick<SchemeFacts, 'products'>): Found {
  const products = materials
    .filter(({ type }) => type === 'chemical')
    .map((material) => ({ name: material.name, substances: substancesIn(facts, material) }))
  const used = products.find(({ substances }) => substances.some(isGlyphosate))
  if (used) return { is: 'glyphosate', name: used.name }
  const untold = products.find(({ substances }) => substances.length === 0)
  return untold ? { is: 'unknown', name: untold.name } : { is: 'other', name: products[0]?.name ?? '' }
}
