import { FERTILIZERS, type TableFertilizer } from '../nutrients/table.ts'
import { materialKey } from '../materials/schema.ts'
import { findRows } from '../text/search.ts'

/** Fertilizers whose names hold the text, those that begin with it first; none for less than 2 letters, at most 30. */
export const findFertilizers = (text: string): TableFertilizer[] =>
  findRows(FERTILIZERS, text, {
    namesOf: ({ name }) => [name],
    keyOf: materialKey,
    shortest: 2,
    max: 30,
  })
