/** Keys of what is asked for on this page alone. */
export const settingKeys = { letters: ['letter-choice'] as const, calendar: ['calendar-address'] as const }
