import type { PriaRow } from '@vagu/core/pria/schema'
import { formatQuantity } from '../../lib/format.ts'
import layout from '../../ui/layout.module.css'
import styles from './Comparison.module.css'
import { type SideLine, sideLines } from './short-facts.ts'
import { compareText as text } from './text.ts'

interface SideProps {
  readonly name: string
  readonly value: string | null
  readonly differs: boolean
}

const Side = ({ name, value, differs }: SideProps) => (
  <dd>
    <span className="visually-hidden">{name} </span>
    {differs ? <mark className={styles.differs}>{value}</mark> : value}
  </dd>
)

const Line = ({ line: { label, ours, theirs, differs, changedBy } }: { readonly line: SideLine }) => (
  <div>
    <dt>
      {label}
      {changedBy && <small>{text.changedBy[changedBy]}</small>}
    </dt>
    <Side name={text.ours} value={ours} differs={differs} />
    <Side name={text.theirs} value={theirs} differs={differs} />
  </div>
)

const headOf = (name: string, isThere: boolean, isDeleted: boolean): string => {
  if (isThere) return name
  return `${name} ${isDeleted ? text.deleted : text.absent}`
}

/** Both sides of a row beside each other, with what differs marked and who changed it. */
export function Sides({ row }: { readonly row: PriaRow }) {
  const { ours, theirs, deletedBy, shapes } = row
  const differenceHa = shapes?.differenceHa ?? 0
  return (
    <div className={styles.sides}>
      <p className={styles.sidesHead} aria-hidden>
        <span />
        <span data-absent={ours === null || undefined}>
          {headOf(text.ours, ours !== null, deletedBy === 'US')}
        </span>
        <span data-absent={theirs === null || undefined}>
          {headOf(text.theirs, theirs !== null, deletedBy === 'AGENCY')}
        </span>
      </p>
      <dl className={styles.lines}>
        {sideLines(row).map((line) => (
          <Line key={line.label} line={line} />
        ))}
      </dl>
      {differenceHa > 0 && <p className={layout.quiet}>{text.shapes(formatQuantity(differenceHa, 'ha'))}</p>}
    </div>
  )
}
