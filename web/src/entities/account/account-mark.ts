import type { User } from '@vagu/core/users/schema'

/** Mark of what the owner of an account is to look after, the weightiest first. */
export type AccountMark = 'deletion' | 'needsConfirmation' | 'companyMissing'

interface Facts {
  readonly user: Pick<User, 'company' | 'deletion' | 'isDemo' | 'status'>
  /** Whether the ordered area is to be confirmed (the account's state). */
  readonly needsConfirmation: boolean
  /** The calendar day in Tallinn. */
  readonly today: string
}

/** A trial asks for nothing; after it the company has to be named, for its invoice. */
export function accountMark({ user, needsConfirmation, today }: Facts): AccountMark | undefined {
  if (user.isDemo) return undefined
  if (user.deletion !== null) return 'deletion'
  if (needsConfirmation) return 'needsConfirmation'
  const isTrial = today <= user.status.trialUntil
  const { code, address } = user.company
  return !isTrial && (code === '' || address.street === '') ? 'companyMissing' : undefined
}
