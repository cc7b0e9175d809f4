import { PlanDocument } from '@vagu/core/fertilization-plan/schema'
import { asItIs, stored } from '../db/stored.ts'

/** Plan of a field in a crop year. */
export const storedPlans = stored('fertilization plan', PlanDocument, [asItIs])
