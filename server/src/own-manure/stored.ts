import { NO_OWN_MANURE, OwnManureDocument } from '@vagu/core/own-manure/schema'
import { stored } from '../db/stored.ts'

export const storedOwnManure = stored('own manure', OwnManureDocument, [])
/** Nobody has said anything of the year yet. */
export const EMPTY_OWN_MANURE = storedOwnManure.columns(NO_OWN_MANURE)
