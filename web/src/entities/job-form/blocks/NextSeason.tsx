import type { Field } from '@vagu/core/fields/schema'
import { Button } from '@mantine/core'
import { fieldSeasonText } from '../../field-season/text.ts'
import { dayNoticesText } from './day-notices-text.ts'
import { useJobForm } from '../state/form-context.ts'
import styles from './JobForm.module.css'

export interface NextSeasonProps {
  /** The first field on which it is so. */
  readonly field: Field
  /** The crop year of the job. */
  readonly year: number
  /** Names of what is sown, and of the main crop of that year. */
  readonly sown: string
  readonly grown: string
}

/** A crop was sown that the field does not have yet: the season of the next year may be made to begin before it. */
export function NextSeason({ field, year, sown, grown }: NextSeasonProps) {
  const editSeason = useJobForm((state) => state.editSeason)
  return (
    <div className={styles.hint} role="status">
      {dayNoticesText.sownForNext({ sown, grown, year })}{' '}
      <Button variant="light" size="compact-md" onClick={() => editSeason({ field, year: year + 1 })}>
        {fieldSeasonText.edit}
      </Button>
    </div>
  )
}
