import { Alert, Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { pathTo } from '../../../navigation/paths.ts'
import { useStatus } from '../../../entities/use-status.ts'
import { mainPageText } from './text.ts'

const NAMED = 3

/** Fertilizers that lack what the limits of nutrients are calculated from. */
export function FertilizerAlert() {
  const { data } = useStatus()
  const found = (data?.warnings ?? []).filter(({ type }) => type.key === 'FERTILIZERS_MISSING_INFO')
  const names = [...new Set(found.flatMap(({ requisite }) => requisite?.name ?? []))]
  if (names.length === 0) return null
  const first = names.slice(0, NAMED).join(', ')
  const named = names.length > NAMED ? mainPageText.fertilizersMore(first, names.length - NAMED) : first
  return (
    <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />}>
      <strong>{mainPageText.fertilizersTitle}</strong>
      <p style={{ margin: '0 0 8px' }}>{mainPageText.fertilizersText(named)}</p>
      <Button component={Link} to={pathTo('warnings')} variant="default">
        {mainPageText.toWarnings}
      </Button>
    </Alert>
  )
}
