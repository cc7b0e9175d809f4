import { olderYearOf } from '@vagu/core/fields/late-harvest'
import type { Field } from '@vagu/core/fields/schema'
import { CATEGORY } from '@vagu/core/settings/table'
import { isDay } from '@vagu/core/time/day'
import { Button } from '@mantine/core'
import { fieldSeasonText } from '../../field-season/text.ts'
import { dayNoticesText } from './day-notices-text.ts'
import { type FormState, useJobForm } from '../state/form-context.ts'
import styles from './JobForm.module.css'

export interface OtherSeasonProps {
  /** The first field on which it is so; none while no field is chosen. */
  readonly field: Field | undefined
  /** The crop year of the days, and the one that the screens show. */
  readonly year: number
  readonly shownYear: number
}

/** The first chosen field whose late harvest may belong to the older crop year. */
function lateHarvest({ form, chosen }: FormState) {
  const { category, status, date } = form
  if (category !== CATEGORY.harvest || status === 'PLANNED' || date === null || !isDay(date)) return undefined
  const yearOn = ({ yearInfo }: Field) => olderYearOf(date, yearInfo)
  const field = chosen.find((each) => yearOn(each) !== undefined)
  const year = field && yearOn(field)
  return year === undefined ? undefined : { field, year, said: dayNoticesText.lateHarvest(year) }
}

/**
 * The days are of another crop year than the one that is shown, or of a late harvest, whose year goes by what still stands;
 * where fields are chosen, the season can be changed.
 */
export function OtherSeason({ field, year, shownYear }: OtherSeasonProps) {
  const { isFieldLocked, editSeason } = useJobForm((state) => ({
    isFieldLocked: state.isFieldLocked,
    editSeason: state.editSeason,
  }))
  const late = useJobForm(lateHarvest)
  if (!late && year === shownYear) return null
  const told = late ?? { field, year: shownYear, said: dayNoticesText.otherSeason(year) }
  const { field: edited } = told
  return (
    <div className={styles.hint}>
      {told.said}{' '}
      {edited && !isFieldLocked && (
        <Button
          variant="light"
          size="compact-md"
          onClick={() => editSeason({ field: edited, year: told.year })}
        >
          {fieldSeasonText.edit}
        </Button>
      )}
    </div>
  )
}
