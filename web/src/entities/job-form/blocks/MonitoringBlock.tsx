import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { inputNames, type MonitoringForm } from '../../monitoring/monitoring-form.ts'
import { MonitoringRow } from '../../monitoring/MonitoringRow.tsx'
import { monitoringText } from '../../monitoring/text.ts'
import { useErrorsOf, useJobForm, useUpdate } from '../state/form-context.ts'
import styles from './JobForm.module.css'
import { addMonitoringEntry, changeMonitoringEntry, removeMonitoringEntry } from '../model/monitoring.ts'

/** Monitoring: what was seen on the field before the work. Loaded when first shown, with the lists of targets. */
export function MonitoringBlock() {
  const { rows, recentTargets } = useJobForm((state) => ({
    rows: state.form.inspections,
    recentTargets: state.recentTargets,
  }))
  const errors = useErrorsOf('inspections')
  const update = useUpdate()
  const names = inputNames(rows)
  const change = (next: MonitoringForm): void => update((now) => changeMonitoringEntry(now, next))
  return (
    <>
      {rows.map((row, index) => (
        <MonitoringRow
          key={row.key}
          row={row}
          number={index + 1}
          name={names.get(row.key) ?? ''}
          errors={errors}
          recent={recentTargets}
          onChange={change}
          onRemove={(key) => update((now) => removeMonitoringEntry(now, key))}
        />
      ))}
      <div className={styles.adders}>
        <Button
          variant="subtle"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => update(addMonitoringEntry)}
        >
          {monitoringText.add}
        </Button>
      </div>
    </>
  )
}
