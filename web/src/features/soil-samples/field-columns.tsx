import { fieldValueOf, MAIN_FIGURES, type MainFigure } from '@vagu/core/soil-samples/field-value'
import { EMPTY, formatDay, formatQuantity } from '../../lib/format.ts'
import { SoilChip } from '../../entities/soil-samples/SoilChips.tsx'
import { soilSamplesText } from '../../entities/soil-samples/text.ts'
import { nameColumn } from '../../records/record-columns.tsx'
import type { Column } from '../../ui/data-table-columns.ts'
import layout from '../../ui/layout.module.css'
import type { FieldRow } from './field-rows.ts'
import styles from './SoilSamples.module.css'
import { soilPageText as text } from './text.ts'

const { columns } = text

/** Column of one figure, by its samples; the first says for all that none is known yet. */
const figureColumn = (figure: MainFigure, place: number): Column<FieldRow> => ({
  id: figure,
  header: soilSamplesText.figures[figure],
  ...(figure === 'c' && { isSecondary: true }),
  sortBy: ({ round }) => fieldValueOf(round, figure)?.value,
  cell: ({ round }) => {
    const value = fieldValueOf(round, figure)
    if (value) return <SoilChip figure={figure} value={value} isUnderHead />
    const isNoneKnown = round.length > 0 && MAIN_FIGURES.every((each) => !fieldValueOf(round, each))
    return isNoneKnown && place === 0 ? (
      <span className={layout.quiet}>{soilSamplesText.unvalued}</span>
    ) : (
      EMPTY
    )
  },
})

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
  ...MAIN_FIGURES.map(figureColumn),
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
    isSecondary: true,
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
