/** Keys of warnings and of the rules that make them. */
export const warningKeys = {
  status: ['status'] as const,
  comments: ['warningComments'] as const,
  hidden: ['hiddenWarnings'] as const,
  unreadable: ['unreadable'] as const,
  rules: ['rules'] as const,
}
