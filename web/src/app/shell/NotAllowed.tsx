import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { ROUTES } from '../../navigation/paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page } from '../../ui/Page.tsx'
import { notAllowedText } from './not-allowed-text.ts'

/** Stands in place of a page that the user's role does not let him use. */
export const NotAllowed = () => (
  <Page isNarrow>
    <EmptyState
      icon={<IconLock size={32} />}
      title={notAllowedText.title}
      action={
        <Button component={Link} to={ROUTES.people}>
          {notAllowedText.toRights}
        </Button>
      }
    >
      {notAllowedText.text}
    </EmptyState>
  </Page>
)
