import type { CropOutcome, FieldOutcome } from '@vagu/core/harvest/overview'
import { cropTitle } from '@vagu/core/crops/title'
import { tonnesPerHa } from '@vagu/core/yield-goals/rules'
import { Link } from '@tanstack/react-router'
import { ColumnHeads } from '../../ui/table/ColumnHeads.tsx'
import { EMPTY, formatNumber } from '../../lib/format.ts'
import { pathTo } from '../../navigation/paths.ts'
import { fieldNotes } from './field-notes.ts'
import styles from './Yields.module.css'
import { yieldsText as text } from './text.ts'
import type { FieldNames } from './use-field-names.ts'
import { Verdict } from './Verdict.tsx'

interface Props {
  readonly outcome: CropOutcome
  readonly year: number
  readonly nameOf: FieldNames
}
const { columns } = text
const HEADS = [
  columns.field,
  columns.area,
  columns.harvested,
  columns.tonnes,
  columns.perHa,
  columns.goal,
  columns.measure,
  columns.verdict,
]

function goalText({ goal }: FieldOutcome): string {
  if (goal === undefined) return EMPTY
  const tonnes = tonnesPerHa(goal)
  return tonnes === null ? text.goalPieces(goal.perHa) : formatNumber(tonnes)
}

/** Words in place of a yield that is not there. */
const yieldText = ({ perHa, given, main }: FieldOutcome): string => {
  if (perHa !== null) return formatNumber(perHa)
  if (given.harvestedArea === 0 && given.kinds.length === 0) return text.notHarvested
  return main?.tonnes == null ? text.notWeighed : EMPTY
}

function FieldRow({
  field,
  year,
  name,
}: {
  readonly field: FieldOutcome
  readonly year: number
  readonly name: string
}) {
  const { given, main, measure } = field
  const notes = fieldNotes(field)
  const cells: readonly (readonly [string, string])[] = [
    [columns.area, formatNumber(given.area)],
    [columns.harvested, formatNumber(given.harvestedArea)],
    [columns.tonnes, formatNumber(main?.standardTonnes, 3)],
    [columns.perHa, yieldText(field)],
    [columns.goal, goalText(field)],
    [columns.measure, measure ? `${formatNumber(measure.mean)} / ${formatNumber(measure.median)}` : EMPTY],
  ]
  return (
    <>
      <tr data-outlier={field.isOutlier || undefined} data-noted={notes.length > 0 || undefined}>
        <th scope="row">
          <Link to={pathTo('field', { year, id: given.fieldId })}>{name}</Link>
        </th>
        {cells.map(([head, cell]) => (
          <td key={head} data-label={head}>
            {cell}
          </td>
        ))}
        <td data-label={columns.verdict}>{field.yieldClass ? <Verdict judged={field} /> : EMPTY}</td>
      </tr>
      {notes.length > 0 && (
        <tr className={styles.notes}>
          <td colSpan={HEADS.length}>{notes.join(' ')}</td>
        </tr>
      )}
    </>
  )
}

/** The fields of a crop, each with what it gave; on a phone each is a card. */
export function FieldRows({ outcome, year, nameOf }: Props) {
  return (
    <table className={styles.table} aria-label={text.table(cropTitle(outcome))}>
      <ColumnHeads heads={HEADS} />
      <tbody>
        {outcome.fields.map((field) => (
          <FieldRow key={field.given.fieldId} field={field} year={year} name={nameOf(field.given.fieldId)} />
        ))}
      </tbody>
    </table>
  )
}
