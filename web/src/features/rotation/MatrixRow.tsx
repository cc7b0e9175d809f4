import { areaOfYear } from '@vagu/core/fields/rules'
import { memo, useMemo } from 'react'
import { MatrixCell } from './MatrixCell.tsx'
import { cellViews, type RowFacts } from './plan-rows.ts'
import { keyOf } from './plan-edits.ts'
import styles from './Rotation.module.css'
import { rotationText } from './text.ts'

interface Props extends RowFacts {
  readonly index: number
  readonly top: number
  readonly height: number
  readonly firstPlanned: number
  /** First and last marked column; undefined where nothing of the row is marked. */
  readonly marked: { readonly left: number; readonly right: number } | undefined
  readonly current: number | undefined
  readonly ghosts: ReadonlyMap<string, string>
}

function Row(props: Props) {
  const { field, planned, years, terms, among, index, top, height, marked, current, ghosts, firstPlanned } =
    props
  const cells = useMemo(
    () => cellViews({ field, planned, years, terms, among }),
    [field, planned, years, terms, among],
  )
  return (
    <div
      className={styles.row}
      role="row"
      aria-rowindex={index + 2}
      data-row={index}
      style={{ '--top': `${top}px`, '--height': `${height}px` } as object}
    >
      <div className={styles.name} role="rowheader">
        <span>{field.name}</span>
        <span className={styles.area}>{rotationText.hectares(areaOfYear(field, firstPlanned))}</span>
      </div>
      {cells.map((cell, column) => (
        <MatrixCell
          key={cell.year}
          cell={cell}
          name={field.name}
          ghost={ghosts.get(keyOf({ fieldId: field._id, year: cell.year }))}
          isNow={cell.year === firstPlanned}
          isMarked={marked !== undefined && column >= marked.left && column <= marked.right}
          isCurrent={current === column}
        />
      ))}
    </div>
  )
}

/** A field's years; drawn anew only when something of this field changes. */
export const MatrixRow = memo(Row, (before, after) => {
  const sameMarks = before.marked?.left === after.marked?.left && before.marked?.right === after.marked?.right
  const { marked: _was, ...rest } = before
  return sameMarks && Object.entries(rest).every(([name, value]) => value === after[name as keyof Props])
})
