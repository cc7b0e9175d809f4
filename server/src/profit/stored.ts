import { NOTHING_STORED, StoredOverview } from '@vagu/core/profit/schema'
import { asItIs, stored } from '../db/stored.ts'

export const storedOverviews = stored('cost overview', StoredOverview, [asItIs])
/** Nobody has said anything of the year yet. */
export const EMPTY_OVERVIEW = storedOverviews.columns(NOTHING_STORED)
