/** Keys of who is signed in. */
export const accountKeys = {
  user: ['user'] as const,
  sessions: ['sessions'] as const,
  intake: ['intake'] as const,
}
