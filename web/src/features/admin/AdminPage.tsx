import { Button } from '@mantine/core'
import { IconLock, IconMailExclamation } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { ROUTES } from '../../navigation/paths.ts'
import { useCan } from '../../entities/account/use-can.ts'
import { useUser } from '../../entities/session/session.ts'
import { sessionText } from '../../entities/session/text.ts'
import { useEmailProof } from '../../entities/session/use-email-proof.ts'
import { RegisterFacts } from '../../entities/registers/RegisterFacts.tsx'
import { registersText } from '../../entities/registers/text.ts'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page } from '../../ui/Page.tsx'
import { RegisterUpload } from './RegisterUpload.tsx'
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

const AdminParts = () => (
  <>
    <Card title={registersText.title}>
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
    <Page title={adminText.title} isNarrow>
      {isAdmin ? <AdminParts /> : isUnproven ? <Unproven /> : <Forbidden />}
    </Page>
  )
}
