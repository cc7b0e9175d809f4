import { CustomArea } from '@vagu/core/custom-areas/schema'
import { asItIs, stored } from '../db/stored.ts'

/** What the document of a kind of area holds; what it came to on each field stands in a table of its own. */
export const storedKinds = stored(
  'kind of area',
  CustomArea.pick({ areaName: true, calculationStrategy: true, calculationValue: true, year: true }),
  [asItIs],
)
