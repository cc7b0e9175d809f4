import { NEED_CLASSES, PH_CLASSES } from '@vagu/core/soil-samples/classes'
import { useMemo } from 'react'
import { ColourLegend } from '../../entities/fields/ColourLegend.tsx'
import { GRADE_LOOKS } from '../../entities/soil-samples/grades.ts'
import { ListBar, useListSearch } from '../../records/ListBar.tsx'
import { Card } from '../../ui/Card.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { normalizeText } from '../../ui/search-options.ts'
import { fieldColumns } from './field-columns.tsx'
import type { FieldRow } from './field-rows.ts'
import styles from './SoilSamples.module.css'
import { soilPageText as text } from './text.ts'

interface Props {
  readonly rows: readonly FieldRow[]
  readonly onOpen: (row: FieldRow) => void
}
const keyOf = ({ fieldId }: FieldRow): string => fieldId
const NEEDS = NEED_CLASSES.map((grade) => GRADE_LOOKS[grade])
const SOURNESS = PH_CLASSES.map((grade) => GRADE_LOOKS[grade])

/** The fields under a search; a row opens the samples of its field. */
export function FieldTable({ rows, onOpen }: Props) {
  const { typed, setTyped, query } = useListSearch()
  const columns = useMemo(() => fieldColumns(onOpen), [onOpen])
  const needle = normalizeText(query)
  const found = rows.filter(({ fieldName }) => normalizeText(fieldName).includes(needle))
  return (
    <>
      <ListBar label={text.search} placeholder={text.searchPlaceholder} value={typed} onChange={setTyped} />
      <Card>
        {found.length === 0 ? (
          <EmptyState title={text.noneFound}>{text.noneFoundText(query)}</EmptyState>
        ) : (
          <div className={styles.fields}>
            <DataTable label={text.table} rows={found} columns={columns} keyOf={keyOf} onRowClick={onOpen} />
          </div>
        )}
      </Card>
      <ColourLegend label={text.classesOf.need} looks={NEEDS} />
      <ColourLegend label={text.classesOf.ph} looks={SOURNESS} note={text.classNote} />
    </>
  )
}
