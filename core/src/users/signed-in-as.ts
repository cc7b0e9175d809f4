/** Header in which a page says whom it shows: the user and the farm. */
export const SIGNED_IN_AS = 'x-signed-in-as'

interface SignedInAs {
  readonly userId: string
  readonly accountId: string
}
export const signedInAs = ({ userId, accountId }: SignedInAs): string => `${userId} ${accountId}`
