import { Button } from '@mantine/core'
import { IconLock, IconMailExclamation } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { ROUTES } from '../../navigation/paths.ts'
import { useCan } from '../../entities/account/use-can.ts'
import { useUser } from '../../entities/session/session.ts'
import { words as session } from '../../entities/session/text.ts'
import { useEmailProof } from '../../entities/session/use-email-proof.ts'
import { RegisterFacts } from '../../entities/registers/RegisterFacts.tsx'
import { words as registers } from '../../entities/registers/text.ts'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page } from '../../ui/Page.tsx'
import { RegisterUpload } from './RegisterUpload.tsx'
import { words } from './text.ts'

const Forbidden = () => (
  <EmptyState
    icon={<IconLock size={32} />}
    title={words.forbidden}
    action={
      <Button component={Link} to={ROUTES.addJob}>
        {words.toJobs}
      </Button>
    }
  >
    {words.forbiddenText}
  </EmptyState>
)

/** Rights go by the address, which anybody may register: it has to be proven first. */
function Unproven() {
  const { send, isSending } = useEmailProof()
  return (
    <EmptyState
      icon={<IconMailExclamation size={32} />}
      title={words.unproven}
      action={
        <Button onClick={send} loading={isSending}>
          {session.sendProof}
        </Button>
      }
    >
      {words.unprovenText}
    </EmptyState>
  )
}

const AdminParts = () => (
  <>
    <Card title={registers.title}>
      <RegisterFacts />
    </Card>
    <RegisterUpload />
  </>
)

/** `/ylevaade`: what an admin looks after. */
export function AdminPage() {
  const user = useUser()
  const isAdmin = useCan('admin')
  const isUnproven = user !== null && !user.emailValidated && !user.isDemo
  return (
    <Page title={words.title} isNarrow>
      {isAdmin ? <AdminParts /> : isUnproven ? <Unproven /> : <Forbidden />}
    </Page>
  )
}
