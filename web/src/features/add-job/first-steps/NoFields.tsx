import { Button } from '@mantine/core'
import { IconMap2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { FROM_FIRST_STEPS } from '../../../entities/first-steps.ts'
import { useGlobalYear } from '../../../entities/session/global-year.ts'
import { useSettings } from '../../../entities/use-settings.ts'
import { pathTo } from '../../../navigation/paths.ts'
import { Card } from '../../../ui/Card.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { isPutAway } from './steps.ts'
import { firstStepsText } from './text.ts'

/** Stands where the form would, for a farm without fields that has put the first steps away. */
export function NoFields() {
  const year = useGlobalYear()
  const settings = useSettings().data
  if (!settings || !isPutAway({ settings })) return null
  return (
    <Card>
      <EmptyState
        icon={<IconMap2 size={32} />}
        title={firstStepsText.noFields}
        action={
          <Button component={Link} to={pathTo('fieldImport', { year })} hash={FROM_FIRST_STEPS} size="md">
            {firstStepsText.fieldsFile}
          </Button>
        }
      >
        {firstStepsText.noFieldsText}
      </EmptyState>
    </Card>
  )
}
