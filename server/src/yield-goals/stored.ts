import { StoredGoal, StoredPrice } from '@vagu/core/yield-goals/schema'
import { asItIs, stored } from '../db/stored.ts'

export const storedGoals = stored('yield goal', StoredGoal, [asItIs])
export const storedPrices = stored('crop price', StoredPrice, [asItIs])
