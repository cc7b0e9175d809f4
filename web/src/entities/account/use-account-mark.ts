import { useToday } from '../../lib/use-today.ts'
import { useUser } from '../session/session.ts'
import { useCan } from './use-can.ts'
import { type AccountMark, accountMark } from './account-mark.ts'

interface Known {
  /** Whether the ordered area is to be confirmed, where that is known. */
  readonly needsConfirmation?: boolean
}

/** What the signed-in user is to look after in his account; nothing where that is not his to do. */
export function useAccountMark({ needsConfirmation = false }: Known = {}): AccountMark | undefined {
  const user = useUser()
  const today = useToday()
  const isOwner = useCan('manage')
  return user && isOwner ? accountMark({ user, needsConfirmation, today }) : undefined
}
