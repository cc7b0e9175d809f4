import { cropByKey } from '../crops/table.ts'
import { materialKey } from '../materials/schema.ts'
import { findRows } from '../text/search.ts'
import type { FoundSeed } from './schema.ts'
import { VARIETIES } from './varieties.ts'

/**
 * Varieties whose own name holds the text, those that begin with it first; then those whose crop's name does. None for
 * less than 2 letters, at most 30.
 */
export const findSeeds = (text: string): FoundSeed[] =>
  findRows(VARIETIES, text, {
    namesOf: ({ name, crop }) => [name, `${cropByKey(crop)?.name ?? crop} ${name}`],
    keyOf: materialKey,
    shortest: 2,
    max: 30,
  }).map(({ name, crop, source, isAdvisory }) => ({ name, type: crop, source, isAdvisory }))
