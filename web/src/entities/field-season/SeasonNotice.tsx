import type { Field } from '@vagu/core/fields/schema'
import { Alert, Button, Group } from '@mantine/core'
import { IconCalendarExclamation } from '@tabler/icons-react'
import { useState } from 'react'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { SeasonDialogProps } from './SeasonDialog.tsx'
import { fieldSeasonText } from './text.ts'

const SeasonDialog = lazyComponent<SeasonDialogProps>(
  async () => (await import('./SeasonDialog.tsx')).SeasonDialog,
)

export interface SeasonNoticeProps {
  readonly field: Field
  /** The crop year of the job, and the one that the screen shows. */
  readonly cropYear: number
  readonly shownYear: number
  readonly onOpenYear?: (() => void) | undefined
}

/** A job that stands under another crop year than the one that is looked at. */
export function SeasonNotice({ field, cropYear, shownYear, onOpenYear }: SeasonNoticeProps) {
  const [isEditing, setIsEditing] = useState(false)
  const close = (): void => setIsEditing(false)
  return (
    <Alert
      color="yellow"
      icon={<IconCalendarExclamation aria-hidden />}
      title={fieldSeasonText.otherYearTitle(cropYear)}
      role="status"
    >
      <p style={{ margin: '0 0 8px' }}>{fieldSeasonText.otherYearText(cropYear, shownYear)}</p>
      <Group gap="xs">
        <Button variant="default" onClick={() => setIsEditing(true)}>
          {fieldSeasonText.edit}
        </Button>
        {onOpenYear && (
          <Button variant="subtle" onClick={onOpenYear}>
            {fieldSeasonText.openYear(cropYear)}
          </Button>
        )}
      </Group>
      {isEditing && <SeasonDialog onFailed={close} props={{ field, year: shownYear, onClose: close }} />}
    </Alert>
  )
}
