import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { ROUTES } from '../../app/paths.ts'
import { useUser } from '../../app/session.ts'
import { RegisterFacts } from '../../farm/registers/RegisterFacts.tsx'
import { words as registers } from '../../farm/registers/text.ts'
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

/** `/ylevaade`: what an admin looks after. */
export function AdminPage() {
  const isAdmin = useUser()?.isAdmin ?? false
  return (
    <Page title={words.title} isNarrow>
      {isAdmin ? (
        <>
          <Card title={registers.title}>
            <RegisterFacts />
          </Card>
          <RegisterUpload />
        </>
      ) : (
        <Forbidden />
      )}
    </Page>
  )
}
