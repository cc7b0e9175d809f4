/** Keys of job types, kinds of area and settings of screens, which come in one answer. */
export const settingsKeys = {
  all: ['settings'] as const,
  choices: ['screenChoices'] as const,
  kinds: { changing: ['changing', 'customAreas'], deleted: ['deletedKinds'] } as const,
}
