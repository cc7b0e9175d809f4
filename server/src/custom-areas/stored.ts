import { CustomArea } from '@vagu/core/custom-areas/schema'
import { asItIs, stored } from '../db/stored.ts'

/** Document of a kind of area; its areas on each field stand in a table of their own. */
export const storedKinds = stored(
  'kind of area',
  CustomArea.pick({ areaName: true, calculationStrategy: true, calculationValue: true, year: true }),
  [asItIs],
)
