import { Button, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { SupplyPart, SupplyRow, SupplySetting } from '@vagu/core/supplies/schema'
import { useState } from 'react'
import { EMPTY, formatDay, formatQuantity } from '../../lib/format.ts'
import { pathTo, ROUTES } from '../../navigation/paths.ts'
import { CloseButton } from '../../ui/CloseButton.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useMay } from '../../ui/may.tsx'
import layout from '../../ui/layout.module.css'
import { Marks } from './Marks.tsx'
import { purchaseText } from './rows.ts'
import { SettingForm } from './SettingForm.tsx'
import styles from './Supplies.module.css'
import { suppliesText as text } from './text.ts'

/** The sum of a row, line by line. */
function Sum({ row }: { readonly row: SupplyRow }) {
  const { unit, need, done, left, reserve, stock, ordered, lacking, isBought } = row
  const of = (value: number): string => text.amount(value, unit)
  const there = Math.max(0, stock ?? 0)
  const packs = isBought ? purchaseText(row) : text.own
  const minus = (value: number): string => (value === 0 ? of(0) : `− ${of(value)}`)
  const lines: readonly (readonly [string, string])[] = [
    [text.sum.need, of(need)],
    [text.sum.done, minus(done)],
    [text.sum.left, of(left)],
    ...(reserve === 0 ? [] : [[text.sum.reserve, `+ ${of(reserve)}`] as const]),
    [text.sum.stock, stock === null ? text.sum.noStock : minus(there)],
    ...(ordered === 0 ? [] : [[text.sum.ordered, minus(ordered)] as const]),
    [text.sum.lacking, of(lacking)],
  ]
  return (
    <dl className={styles.sum} aria-label={text.sumTitle}>
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {lacking > 0 && (
        <div data-total>
          <dt>{text.sum.packs}</dt>
          <dd>
            {packs}
            {row.over > 0 && <small>{text.over(of(row.over))}</small>}
          </dd>
        </div>
      )}
    </dl>
  )
}

function whenOf({ isDone, day, timeframe }: SupplyPart): string {
  if (isDone) return `${text.partDone} ${formatDay(day)}`
  return timeframe === null ? text.partPlanned : `${text.partPlanned}, ${text.timeframes[timeframe]}`
}

/** Fields that the row is needed on, each with the record that says so. */
const Parts = ({ row, year }: { readonly row: SupplyRow; readonly year: number }) => (
  <section aria-label={text.partsTitle}>
    <h3 className={styles.subheading}>{text.partsTitle}</h3>
    <ul className={layout.listColumn}>
      {row.parts.map((part) => (
        <li key={`${part.source} ${part.recordId} ${part.amount}`} className={styles.part}>
          {part.fieldName === '' ? (
            <span>{EMPTY}</span>
          ) : (
            <Link to={pathTo('field', { year, id: part.fieldId })}>{part.fieldName}</Link>
          )}
          <span className={layout.quiet}>
            {formatQuantity(part.area, 'ha')} · {text.sources[part.source]} · {whenOf(part)}
          </span>
          <span className={styles.amount}>
            {part.amount === null ? text.amountUnknown : text.amount(part.amount, row.unit)}
          </span>
        </li>
      ))}
    </ul>
  </section>
)

interface Props {
  readonly row: SupplyRow
  readonly year: number
  readonly setting: SupplySetting | undefined
  readonly onClose: () => void
}

/** A material of the plan: its sum, where it goes, and how it is bought. */
export function RowDialog({ row, year, setting, onClose }: Props) {
  const mayWrite = useMay('write')
  const [isTyping, setIsTyping] = useState(false)
  const { requisiteId } = row
  return (
    <Dialog isOpen onClose={onClose} title={row.name} width={720} isChanged={isTyping}>
      <div className={styles.dialog}>
        <Marks row={row} />
        <Sum row={row} />
        {row.parts.length > 0 && <Parts row={row} year={year} />}
        {mayWrite && requisiteId !== null && (
          <SettingForm
            row={row}
            requisiteId={requisiteId}
            setting={setting}
            onTyping={() => setIsTyping(true)}
            onSaved={onClose}
          />
        )}
        {requisiteId === null && <p className={layout.quiet}>{text.noRegister}</p>}
        {(!mayWrite || requisiteId === null) && (
          <Group justify="flex-end">
            {requisiteId === null && (
              <Button variant="default" component={Link} to={ROUTES.supplies}>
                {text.toRegister}
              </Button>
            )}
            <CloseButton />
          </Group>
        )}
      </div>
    </Dialog>
  )
}
