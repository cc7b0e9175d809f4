/** Keys of the sign-in at an OpenID provider. */
export const openIdKeys = {
  offer: ['openid', 'offer'] as const,
  own: ['openid', 'own'] as const,
  newcomer: (id: string) => ['openid', 'newcomer', id] as const,
}
