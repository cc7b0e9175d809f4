/** Keys of job types, kinds of area and settings of screens, which come in one answer. */
export const settingsKeys = {
  all: ['settings'] as const,
  deletedKinds: ['deletedKinds'] as const,
}
