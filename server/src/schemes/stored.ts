import { NOTHING_TOLD, StoredParticipation } from '@vagu/core/schemes/schema'
import { stored } from '../db/stored.ts'

export const storedParticipations = stored('participation', StoredParticipation, [])
/** Nobody has said anything of the year yet. */
export const EMPTY_PARTICIPATION = storedParticipations.columns(NOTHING_TOLD)
