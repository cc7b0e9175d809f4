import { useToday } from '../../lib/use-today.ts'
import { useUser } from '../session/session.ts'
import { useStatus } from '../use-status.ts'
import { useCan } from './use-can.ts'
import { type AccountMark, accountMark } from './account-mark.ts'

/** Mark of what the signed-in user is to look after in his account; nothing where that is not his to do. */
export function useAccountMark(): AccountMark | undefined {
  const user = useUser()
  const today = useToday()
  const isOwner = useCan('manage')
  const status = useStatus().data
  const needsConfirmation = status?.status === 'NEEDS_CONFIRMATION'
  return user && isOwner ? accountMark({ user, needsConfirmation, today }) : undefined
}
