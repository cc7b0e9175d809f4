import { IconAlertTriangle, IconClockPause } from '@tabler/icons-react'
import { FieldCrop } from '../../../entities/crops/FieldCrop.tsx'
import { useToday } from '../../../lib/use-today.ts'
import { type FieldRow, shortDay } from './field-row.ts'
import layout from '../../../ui/layout.module.css'
import styles from './FieldsMap.module.css'
import { fieldsMapText } from './text.ts'

/** The second line of a field: its crop, its last job, until when it is closed, how much is wrong. */
export function FieldFacts({ row, year }: { readonly row: FieldRow; readonly year: number }) {
  const today = useToday()
  const { lastJob, workFrom, harvestFrom, warnings } = row
  const ban = workFrom
    ? fieldsMapText.workFromShort(shortDay(workFrom, today))
    : harvestFrom && fieldsMapText.harvestFromShort(shortDay(harvestFrom, today))
  return (
    <span className={styles.facts}>
      <FieldCrop field={row.field} year={year} />
      <span className={layout.quiet}>
        {lastJob
          ? fieldsMapText.lastJob(lastJob.name, shortDay(lastJob.date, today))
          : fieldsMapText.noJobShort}
      </span>
      {ban && (
        <span className={styles.ban}>
          <IconClockPause size={15} aria-hidden />
          {ban}
        </span>
      )}
      {warnings > 0 && (
        <span className={styles.warned}>
          <IconAlertTriangle size={15} aria-hidden />
          {fieldsMapText.warnings(warnings)}
        </span>
      )}
    </span>
  )
}
