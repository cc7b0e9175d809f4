/** Keys of what is loaded of the inspection of today. */
export const inspectionDayKeys = { day: ['inspection-day'] } as const
