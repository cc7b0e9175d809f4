/** Days of the two delays, for the rules and for what is free when. */
import { delayDays } from './delay-days.ts'

export const WORK_DELAY = 'Tööooteaeg'
export const HARVEST_DELAY = 'Ooteaeg'

export const workDelay = delayDays('workDelayDays', WORK_DELAY)
export const harvestDelay = delayDays('harvestDelayDays', HARVEST_DELAY)
