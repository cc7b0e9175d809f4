import type { Field } from '@vagu/core/fields/schema'
import { Button } from '@mantine/core'
import { fieldSeasonText } from '../../field-season/text.ts'
import { jobsText } from '../../jobs/text.ts'
import { useJobForm } from '../state/form-context.ts'
import styles from './JobForm.module.css'

export interface OtherSeasonProps {
  /** The first field on which it is so; none while no field is chosen. */
  readonly field: Field | undefined
  /** The crop year of the days, and the one that the screens show. */
  readonly year: number
  readonly shownYear: number
}

/** The days are of another crop year than the one that is shown; where fields are chosen, its season can be changed. */
export function OtherSeason({ field, year, shownYear }: OtherSeasonProps) {
  const { isFieldLocked, editSeason } = useJobForm((state) => ({
    isFieldLocked: state.isFieldLocked,
    editSeason: state.editSeason,
  }))
  return (
    <div className={styles.hint}>
      {jobsText.otherSeason(year)}{' '}
      {field && !isFieldLocked && (
        <Button variant="light" size="compact-md" onClick={() => editSeason({ field, year: shownYear })}>
          {fieldSeasonText.edit}
        </Button>
      )}
    </div>
  )
}
