import { Checkbox } from '@mantine/core'
import { withComma } from '@vagu/core/field-import/messages'
import type { ImportedChange, ImportedPart, ReviewRow } from '@vagu/core/field-import/schema'
import { cropStyle } from '../../entities/crops/crop-style.ts'
import { AS_NEW, targetOf } from './choices.ts'
import styles from './field-import.module.css'
import type { ReviewContext } from './review-context.ts'
import { fieldImportText } from './text.ts'

type AreaChange = Extract<ImportedChange, { part: 'area' | 'shape' }>

/** Below this two areas differ in no second decimal. */
const SEEN = 0.005
const NBSP = '\u00A0'
const [USUAL, FINE] = [2, 4]

/** Areas with as many decimals as it takes to see what changes: "12,40", "12,85 ha, +0,45". */
function areasOf({ before, after }: AreaChange): { before: string; after: string } {
  if (before === null) return { before: '', after: `${withComma(after, USUAL)}${NBSP}ha` }
  const decimals = Math.abs(after - before) < SEEN ? FINE : USUAL
  const difference = withComma(Math.abs(after - before), decimals)
  const sign = after < before ? '−' : '+'
  return {
    before: withComma(before, decimals),
    after: `${withComma(after, decimals)}${NBSP}ha, ${sign}${difference}`,
  }
}

/** Ground that comes to a field by its new shape, and ground that it loses. */
function groundOf(change: ImportedChange): string {
  if (change.part !== 'shape') return ''
  const words = [
    (change.gained ?? 0) >= SEEN && fieldImportText.gained(withComma(change.gained ?? 0, USUAL)),
    (change.lost ?? 0) >= SEEN && fieldImportText.lost(withComma(change.lost ?? 0, USUAL)),
  ]
  return words.filter((word) => word !== false).join(', ')
}

/** A value of a change in words; nothing where ours is empty. */
function valuesOf(change: ImportedChange): { before: string; after: string } {
  if (change.part === 'area' || change.part === 'shape') return areasOf(change)
  if (change.part === 'crop')
    return {
      before: change.before === null ? '' : cropStyle(change.before).title,
      after: cropStyle(change.after).title,
    }
  return { before: change.before, after: change.after }
}

const withPart = (take: readonly ImportedPart[], part: ImportedPart, isTaken: boolean): ImportedPart[] =>
  isTaken ? [...take.filter((one) => one !== part), part] : take.filter((one) => one !== part)

function ChangeText({ change }: { readonly change: ImportedChange }) {
  const { before, after } = valuesOf(change)
  const ground = groundOf(change)
  return (
    <>
      {fieldImportText.parts[change.part]} {before !== '' && <span className={styles.before}>{before}</span>}
      {before !== '' && <span aria-hidden>{' → '}</span>}
      <span className="visually-hidden">{fieldImportText.becomes}</span>
      <strong>{after}</strong>
      {ground !== '' && <span className={styles.quiet}>{ground}</span>}
    </>
  )
}

/**
 * Differences between the file and the field: old and new, each to be ticked; the farmer's own values are not
 * ticked for him.
 */
export function ChangesCell({ row, context }: { readonly row: ReviewRow; readonly context: ReviewContext }) {
  const choice = context.choices.get(row.row)
  const target = targetOf(row, choice?.target)
  if (!choice || !row.draft || choice.target === undefined || choice.target === AS_NEW) return null
  if (!target || target.changes.length === 0)
    return <span className={styles.quiet}>{fieldImportText.nothingChanges}</span>
  return (
    <ul className={styles.changes}>
      {target.changes.map((change) => (
        <li key={change.part}>
          <Checkbox
            checked={choice.take.includes(change.part)}
            disabled={!choice.isIncluded}
            label={<ChangeText change={change} />}
            description={change.isProposed ? undefined : fieldImportText.ownValue}
            onChange={(event) =>
              context.onChange(row, { take: withPart(choice.take, change.part, event.currentTarget.checked) })
            }
          />
        </li>
      ))}
    </ul>
  )
}
