import { Button } from '@mantine/core'
import { formatDay } from '../../../lib/format.ts'
import { dayNoticesText } from './day-notices-text.ts'
import { chooseStart } from '../model/change-form.ts'
import { useUpdate } from '../state/form-context.ts'
import styles from './JobForm.module.css'

export interface FutureDayProps {
  /** The same day of the year before, where that is no longer ahead. */
  readonly yearBefore: string | undefined
}

/** A done job stands on a day that is yet to come: mostly its year is another. */
export function FutureDay({ yearBefore }: FutureDayProps) {
  const update = useUpdate()
  return (
    <div className={styles.hint} role="status">
      {dayNoticesText.futureDay}{' '}
      {yearBefore !== undefined && (
        <Button
          variant="light"
          size="compact-md"
          onClick={() => update((now) => chooseStart(now, yearBefore))}
        >
          {dayNoticesText.takeDay(formatDay(yearBefore))}
        </Button>
      )}
    </div>
  )
}
