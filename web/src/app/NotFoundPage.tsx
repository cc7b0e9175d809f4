import { Button } from '@mantine/core'
import { IconMapOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ROUTES } from '../navigation/paths.ts'
import { appText } from './text.ts'

/** For an address that leads nowhere. */
export function NotFoundPage() {
  return (
    <main>
      <EmptyState
        icon={<IconMapOff size={32} />}
        title={appText.notFoundTitle}
        level={1}
        action={
          <Button component={Link} to={ROUTES.welcome}>
            {appText.toStart}
          </Button>
        }
      >
        {appText.notFoundText}
      </EmptyState>
    </main>
  )
}
