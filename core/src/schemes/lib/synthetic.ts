import type { EventFacts } from '../../warnings/facts.ts'

const LIME = 'FERTILIZER_LIMESTONE'

/** Name of a material that may be synthetic: a chemical, or a mineral fertilizer that is no lime; undefined where there is none. */
export const isSyntheticIn = ({ materials }: EventFacts): string | undefined =>
  materials.find(
    ({ type, fertilizerKind, subtype }) =>
      type === 'chemical' ||
      (type === 'fertilizer' && fertilizerKind === 'MINERAL_FERTILIZER' && subtype !== LIME),
  )?.name
