import { Button } from '@mantine/core'
import { IconLock, IconMailExclamation } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ROUTES } from '../../navigation/paths.ts'
import { useCan } from '../../entities/account/use-can.ts'
import { useUser } from '../../entities/session/session.ts'
import { sessionText } from '../../entities/session/text.ts'
import { useEmailProof } from '../../entities/session/use-email-proof.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { adminText } from './text.ts'

const Forbidden = () => (
  <EmptyState
    icon={<IconLock size={32} />}
    title={adminText.forbidden}
    action={
      <Button component={Link} to={ROUTES.addJob}>
        {adminText.toJobs}
      </Button>
    }
  >
    {adminText.forbiddenText}
  </EmptyState>
)

/** Rights go by the address, which anybody may register: it has to be proven first. */
function Unproven() {
  const { send, isSending } = useEmailProof()
  return (
    <EmptyState
      icon={<IconMailExclamation size={32} />}
      title={adminText.unproven}
      action={
        <Button onClick={send} loading={isSending}>
          {sessionText.sendProof}
        </Button>
      }
    >
      {adminText.unprovenText}
    </EmptyState>
  )
}

/** Content of a page of the admin's; others are told why they do not see it. */
export function AdminGate({ children }: { readonly children: ReactNode }) {
  const user = useUser()
  const isAdmin = useCan('admin')
  const isUnproven = user !== null && !user.emailValidated && !user.isDemo
  if (isAdmin) return children
  return isUnproven ? <Unproven /> : <Forbidden />
}
