import { IconLock } from '@tabler/icons-react'
import { contrastColor, cropStyle } from '../../entities/crops/crop-style.ts'
import { type CellView, levelOf } from './plan-rows.ts'
import styles from './Rotation.module.css'
import { rotationText } from './text.ts'

const MARKS = { RULE: '✖', ADVICE: '!', COST: '€' } as const

interface Props {
  readonly cell: CellView
  readonly name: string
  readonly ghost: string | undefined
  readonly isNow: boolean
  readonly isMarked: boolean
  readonly isCurrent: boolean
}

/** Text of a cell for those who cannot see its colour. */
function cellText({ cell, name, ghost }: Pick<Props, 'cell' | 'name' | 'ghost'>): string {
  const level = levelOf(cell)
  const what = cell.isNoField
    ? rotationText.unknown
    : cell.crop !== null
      ? rotationText.crop(cell.crop)
      : ghost
        ? rotationText.suggested(ghost)
        : rotationText.nothing
  const more = [
    ...cell.others.map((other) => rotationText.crop(other)),
    ...(cell.isPast ? [rotationText.past] : []),
    ...(cell.locked ? [rotationText.locked] : []),
    ...(level === 'COST' ? [rotationText.costs] : []),
    ...(level && level !== 'COST' ? [rotationText.conflicts(cell.conflicts.length)] : []),
  ]
  return rotationText.cell(name, cell.year, [what, ...more].join(', '))
}

/** The signs are drawn by the style sheet: the words of the cell's label hold no letters or marks. */
function Content({ cell, ghost }: Pick<Props, 'cell' | 'ghost'>) {
  if (cell.crop !== null) {
    const { colour, letters } = cropStyle({ crop: cell.crop })
    return (
      <span
        className={styles.crop}
        aria-hidden
        data-past={cell.isPast || undefined}
        data-sign={`${letters}${cell.others.length > 0 ? '+' : ''}`}
        style={{ background: colour, color: contrastColor(colour) }}
      />
    )
  }
  if (ghost !== undefined && !cell.isNoField) {
    const { colour, letters } = cropStyle({ crop: ghost })
    return (
      <span
        className={styles.ghost}
        aria-hidden
        data-sign={letters}
        style={{ '--ghost-colour': colour } as object}
      />
    )
  }
  return (
    <span className={styles.nothing} aria-hidden data-sign={cell.isNoField ? '?' : cell.isPast ? '-' : ''} />
  )
}

/** One cell: colour, two letters, a mark for what conflicts. */
export function MatrixCell(props: Props) {
  const { cell, ghost, isNow, isMarked, isCurrent } = props
  const level = levelOf(cell)
  return (
    <div
      role="gridcell"
      className={styles.cell}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={cellText(props)}
      aria-selected={isMarked}
      data-open={cell.isOpen || undefined}
      data-marked={isMarked || undefined}
      data-now={isNow || undefined}
      data-current={isCurrent || undefined}
      data-year={cell.year}
      title={cell.conflicts[0]?.message}
    >
      <Content cell={cell} ghost={ghost} />
      {cell.locked && (
        <span className={styles.lock} aria-hidden>
          <IconLock size={14} />
        </span>
      )}
      {level && <span className={styles.mark} data-level={level} data-sign={MARKS[level]} aria-hidden />}
    </div>
  )
}
