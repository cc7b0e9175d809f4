import { PlannedContent } from '@vagu/core/rotation/schema'
import { asItIs, stored } from '../db/stored.ts'

/** Crop planned in a cell. */
export const storedCells = stored('planned crop', PlannedContent, [asItIs])
