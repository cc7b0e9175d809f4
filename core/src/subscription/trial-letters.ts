/** When letters tell of the end of the free time. */
import { addDays } from '../time/day.ts'

/** How near the end is. */
export type TrialStep = 'soon' | 'last'

/** Days before the last day of free use from which on the first letter goes. */
export const TRIAL_SOON_DAYS = 10
/** Days after the last day until which its letter goes still, where nothing was sent meanwhile. */
export const TRIAL_LATE_DAYS = 7

interface TrialDays {
  readonly from: string
  readonly to: string
}

/** Last days of free use of which a letter goes on a day; both ends belong to them. */
export const trialDaysOf = (step: TrialStep, today: string): TrialDays =>
  step === 'soon'
    ? { from: addDays(today, 1), to: addDays(today, TRIAL_SOON_DAYS) }
    : { from: addDays(today, -TRIAL_LATE_DAYS), to: today }

/** Whether an account was free long enough before the first letter: who has just come is not told that it ends. */
export const isTrialLong = (createdDay: string, trialUntil: string): boolean =>
  createdDay < addDays(trialUntil, -TRIAL_SOON_DAYS)
