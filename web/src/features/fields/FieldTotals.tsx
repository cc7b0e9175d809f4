import { activeTotal, seasonTotal } from '@vagu/core/fields/rules'
import type { Field } from '@vagu/core/fields/schema'
import type { ReactNode } from 'react'
import { formatQuantity } from '../../lib/format.ts'
import styles from './FieldsPage.module.css'
import { fieldsPageText } from './text.ts'

interface Props {
  readonly fields: readonly Field[]
  readonly year: number
  /** What stands under the sums. */
  readonly children?: ReactNode
}

/** The sums over the active fields: of the season with 2 decimals, of the fields' own areas with 3. */
export function FieldTotals({ fields, year, children }: Props) {
  const active = fields.filter((field) => field.active).length
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
        <div>
          <dt>{fieldsPageText.title}</dt>
          <dd>{active}</dd>
        </div>
      </dl>
      {children}
    </div>
  )
}
