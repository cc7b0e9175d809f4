import { Button } from '@mantine/core'
import { IconRotate2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useFields } from '../../entities/fields/use-fields.ts'
import { rotationQuery } from '../../entities/rotation/queries.ts'
import { useGlobalYear } from '../../entities/session/global-year.ts'
import { useSettings } from '../../entities/use-settings.ts'
import { pathTo } from '../../navigation/paths.ts'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Page } from '../../ui/Page.tsx'
import { RotationBoard } from './RotationBoard.tsx'
import { rotationText } from './text.ts'

function NoFields() {
  const year = useGlobalYear()
  return (
    <EmptyState
      icon={<IconRotate2 size={32} />}
      title={rotationText.emptyTitle}
      action={
        <Button component={Link} to={pathTo('fields', { year })}>
          {rotationText.addFields}
        </Button>
      }
    >
      {rotationText.empty}
    </EmptyState>
  )
}

/** `/viljavaheldusplaan`: what grew where, what is to follow, and what the farm then grows. */
export function RotationPage() {
  const [fields, rotation, settings] = [useFields(), useQuery(rotationQuery), useSettings()]
  const parts = [fields, rotation, settings]
  const hasFailed = parts.some(({ isError }) => isError)
  const reload = (): void => {
    for (const part of parts) if (part.isError) void part.refetch()
  }
  const isThere = fields.data && rotation.data && settings.data
  return (
    <Page>
      {hasFailed && !isThere && <LoadFailed title={rotationText.loadFailed} onReload={reload} />}
      {!isThere && !hasFailed && <DelayedSkeleton lines={8} height={44} />}
      {isThere &&
        (fields.data.length === 0 ? (
          <NoFields />
        ) : (
          <RotationBoard fields={fields.data} rotation={rotation.data} settings={settings.data} />
        ))}
    </Page>
  )
}
