/** Keys of the people of a farm, and of invitations. */
export const peopleKeys = {
  list: ['people', 'list'] as const,
  invitations: ['people', 'invitations'] as const,
  invitation: (token: string) => ['people', 'invitation', token] as const,
}
