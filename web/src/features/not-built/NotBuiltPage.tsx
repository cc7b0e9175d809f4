import { Button } from '@mantine/core'
import { IconTractor } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { ROUTES } from '../../navigation/paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page } from '../../ui/Page.tsx'
import { notBuiltText } from './text.ts'

/** Says honestly that an address of the product has no page yet. */
export function NotBuiltPage() {
  return (
    <Page isNarrow>
      <EmptyState
        icon={<IconTractor size={32} />}
        title={notBuiltText.title}
        action={
          <Button component={Link} to={ROUTES.addJob}>
            {notBuiltText.toJobs}
          </Button>
        }
      >
        {notBuiltText.text}
      </EmptyState>
    </Page>
  )
}
