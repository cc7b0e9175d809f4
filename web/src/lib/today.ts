import { dayInTallinn } from '@vagu/core/time/day'

/** The calendar day in Tallinn now. */
export const today = (): string => dayInTallinn(new Date())
