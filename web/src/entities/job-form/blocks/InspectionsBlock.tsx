import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { inputNames, type InspectionForm } from '../../inspections/inspection-form.ts'
import { InspectionRow } from '../../inspections/InspectionRow.tsx'
import { words } from '../../inspections/text.ts'
import { useErrorsOf, useJobForm, useUpdate } from '../state/form-context.ts'
import styles from './JobForm.module.css'
import { addInspection, changeInspection, removeInspection } from '../model/monitoring.ts'

/** What was seen on the field before the work. Loaded when it is first shown, with the lists of targets. */
export function InspectionsBlock() {
  const { rows, recentTargets } = useJobForm((state) => ({
    rows: state.form.inspections,
    recentTargets: state.recentTargets,
  }))
  const errors = useErrorsOf('inspections')
  const update = useUpdate()
  const names = inputNames(rows)
  const change = (next: InspectionForm): void => update((now) => changeInspection(now, next))
  return (
    <>
      {rows.map((row, index) => (
        <InspectionRow
          key={row.key}
          row={row}
          number={index + 1}
          name={names.get(row.key) ?? ''}
          errors={errors}
          recent={recentTargets}
          onChange={change}
          onRemove={(key) => update((now) => removeInspection(now, key))}
        />
      ))}
      <div className={styles.adders}>
        <Button
          variant="subtle"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => update(addInspection)}
        >
          {words.add}
        </Button>
      </div>
    </>
  )
}
