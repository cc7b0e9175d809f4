import { formatDay, formatQuantity } from '../../lib/format.ts'
import { SoilChips } from '../../entities/soil-samples/SoilChips.tsx'
import { nameColumn, Wide } from '../../records/record-columns.tsx'
import type { Column } from '../../ui/data-table-columns.ts'
import type { FieldRow } from './field-rows.ts'
import styles from './SoilSamples.module.css'
import { soilPageText as text } from './text.ts'

const { columns } = text

/** The columns of the list of fields. */
export const fieldColumns = (onOpen: (row: FieldRow) => void): Column<FieldRow>[] => [
  {
    ...nameColumn<FieldRow>({
      header: columns.field,
      nameOf: ({ fieldName }) => fieldName,
      labelOf: ({ fieldName }) => text.openField(fieldName),
      onOpen,
    }),
  },
  {
    id: 'area',
    header: columns.area,
    isNumeric: true,
    sortBy: ({ area }) => area,
    cell: ({ area }) => formatQuantity(area, 'ha'),
  },
  {
    id: 'values',
    header: columns.values,
    cell: ({ round }) => (
      <Wide>
        <SoilChips samples={round} />
      </Wide>
    ),
  },
  {
    id: 'samples',
    header: columns.samples,
    sortBy: ({ owed }) => owed,
    cell: ({ kept, needed, owed, expiring }) => (
      <span>
        {text.samples(kept, needed)}{' '}
        {owed > 0 && <span className={styles.missing}>{text.owedOf(owed, Math.min(owed, expiring))}</span>}
      </span>
    ),
  },
  {
    id: 'date',
    header: columns.date,
    sortBy: ({ lastDate }) => lastDate,
    cell: ({ lastDate }) => formatDay(lastDate),
  },
  {
    id: 'valid',
    header: columns.valid,
    sortBy: ({ validTo }) => validTo,
    cell: ({ validTo, isExpired }) => (
      <span className={isExpired ? styles.missing : undefined}>
        {formatDay(validTo)} {isExpired && text.expired}
      </span>
    ),
  },
]
