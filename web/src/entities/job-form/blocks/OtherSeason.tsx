import type { Field } from '@vagu/core/fields/schema'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { lazyComponent } from '../../../ui/lazy-component.tsx'
import type { SeasonDialogProps } from '../../field-season/SeasonDialog.tsx'
import { fieldSeasonText } from '../../field-season/text.ts'
import { jobsText } from '../../jobs/text.ts'
import { useJobForm } from '../state/form-context.ts'
import styles from './JobForm.module.css'

const SeasonDialog = lazyComponent<SeasonDialogProps>(
  async () => (await import('../../field-season/SeasonDialog.tsx')).SeasonDialog,
)

export interface OtherSeasonProps {
  /** The first field on which it is so; none while no field is chosen. */
  readonly field: Field | undefined
  /** The crop year of the days, and the one that the screens show. */
  readonly year: number
  readonly shownYear: number
}

/** The days are of another crop year than the one that is shown; where fields are chosen, its season can be changed. */
export function OtherSeason({ field, year, shownYear }: OtherSeasonProps) {
  const isFieldLocked = useJobForm((state) => state.isFieldLocked)
  const [isEditing, setIsEditing] = useState(false)
  const close = (): void => setIsEditing(false)
  return (
    <div className={styles.hint}>
      {jobsText.otherSeason(year)}{' '}
      {field && !isFieldLocked && (
        <Button variant="light" size="compact-md" onClick={() => setIsEditing(true)}>
          {fieldSeasonText.edit}
        </Button>
      )}
      {isEditing && field && (
        <SeasonDialog onFailed={close} props={{ field, year: shownYear, onClose: close }} />
      )}
    </div>
  )
}
