/** Facts that a material loses when it is saved. */
import { NO_LABEL } from './rules.ts'
import type { MaterialFacts } from './schema.ts'

/** Wetting agents and biostimulants stand in no register of products: a label's restrictions are none of theirs. */
const WITHOUT_LABEL: ReadonlySet<string> = new Set(['MARGAJA', 'BIOSTIM'])

type Kind = Pick<MaterialFacts, 'type' | 'subtypeVariant'>

export const hasLabel = ({ type, subtypeVariant }: Kind): boolean =>
  type === 'chemical' && !WITHOUT_LABEL.has(subtypeVariant ?? '')

const CLEARED = {
  ...NO_LABEL,
  subtype: null,
  registerNumber: null,
  safetyRecord: null,
} satisfies Partial<MaterialFacts>

/** The material as it is stored: what it was called before it became a wetting agent or a biostimulant goes. */
export const clearedFacts = <Facts extends Kind>(facts: Facts): Facts =>
  facts.type === 'chemical' && !hasLabel(facts) ? { ...facts, ...CLEARED } : facts
