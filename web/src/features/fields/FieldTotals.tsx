import { activeTotal, seasonTotal } from '@vagu/core/fields/rules'
import type { Field } from '@vagu/core/fields/schema'
import { yearOf } from '@vagu/core/time/day'
import { memo, type ReactNode } from 'react'
import { useStatus } from '../../entities/use-status.ts'
import { formatQuantity } from '../../lib/format.ts'
import styles from './FieldsPage.module.css'
import { fieldsPageText } from './text.ts'

interface Props {
  readonly fields: readonly Field[]
  readonly year: number
  /** Content below the sums. */
  readonly children?: ReactNode
}

/** The sums over the active fields: of the season with 2 decimals, of the fields' own areas with 3; and of all farms that are linked. */
export const FieldTotals = memo(function FieldTotals({ fields, year, children }: Props) {
  const active = fields.filter((field) => field.active).length
  const status = useStatus().data
  return (
    <div>
      <dl className={styles.totals}>
        <div>
          <dt>{fieldsPageText.seasonTotal(year)}</dt>
          <dd>{formatQuantity(seasonTotal(fields, year), 'ha', 2)}</dd>
        </div>
        <div>
          <dt>{fieldsPageText.activeTotal}</dt>
          <dd>{formatQuantity(activeTotal(fields), 'ha', 3)}</dd>
        </div>
        {status && status.totalActiveArea > status.ownActiveArea && (
          <div>
            <dt>{fieldsPageText.totalOfFarms(yearOf(status.currentDate))}</dt>
            <dd>{formatQuantity(status.totalActiveArea, 'ha', 3)}</dd>
          </div>
        )}
        <div>
          <dt>{fieldsPageText.title}</dt>
          <dd>{active}</dd>
        </div>
      </dl>
      {children}
    </div>
  )
})
