import type { CustomArea } from '@vagu/core/custom-areas/schema'
import type { Field } from '@vagu/core/fields/schema'
import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useMemo, useState } from 'react'
import { VirtualRows } from '../../../ui/VirtualRows.tsx'
import { rowsOf } from './cells.ts'
import styles from './CustomAreas.module.css'
import { FieldRow } from './FieldRow.tsx'
import { KindHead } from './KindHead.tsx'
import { customAreasText } from './text.ts'
import type { AreaEdits } from './use-area-edits.ts'

interface Props {
  readonly fields: readonly Field[]
  readonly kinds: readonly CustomArea[]
  readonly year: number
  readonly edits: AreaEdits
  readonly onShow: (field: Field) => void
  readonly onEdit: (kind: CustomArea) => void
  readonly onDelete: (kind: CustomArea) => void
  /** Content above the table. */
  readonly children: ReactNode
}

/** The element that scrolls, known only after it is there: rows in view are reckoned by it. */
function useScroller() {
  const isPhone = useMediaQuery('(max-width: 40em)') ?? false
  const [outer, setOuter] = useState<HTMLElement | null>(null)
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  const scroller = isPhone ? outer : frame
  return { setOuter, setFrame, isPhone, scroller }
}

/**
 * A row for each field in use, a column for each kind; only the rows in view are drawn. The table scrolls in its frame,
 * on a phone together with what stands above it.
 */
export function AreasTable({ fields, kinds, year, edits, onShow, onEdit, onDelete, children }: Props) {
  const { setOuter, setFrame, isPhone, scroller } = useScroller()
  const rows = useMemo(() => rowsOf(fields, year), [fields, year])
  const label = customAreasText.tableLabel(year)
  const draw = (index: number, measure: (element: HTMLElement | null) => void) => {
    const row = rows[index]
    const own = { kinds, year, edits, onShow, index, measure }
    return row && <FieldRow key={row.field._id} row={row} {...own} />
  }
  return (
    <div ref={setOuter} className={styles.window}>
      {children}
      {kinds.length > 0 && (
        <div ref={setFrame} className={styles.frame} role="region" aria-label={label} tabIndex={0}>
          <table className={styles.table} role="table" aria-label={label} aria-rowcount={rows.length + 1}>
            <thead role="rowgroup">
              <tr role="row">
                <th scope="col" role="columnheader">
                  {customAreasText.field}
                </th>
                <th scope="col" role="columnheader" className={styles.whole}>
                  {customAreasText.actualArea}
                </th>
                {kinds.map((kind) => (
                  <th key={kind.id} scope="col" role="columnheader">
                    <KindHead kind={kind} onEdit={onEdit} onDelete={onDelete} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody role="rowgroup">
              {scroller && (
                <VirtualRows key={String(isPhone)} count={rows.length} frame={scroller} render={draw} />
              )}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}
