import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useErrorsOf, useJobForm, useUpdate } from '../state/form-context.ts'
import type { GrazingForm } from '../model/grazing-form.ts'
import { addGrazing, changeGrazing, removeGrazing } from '../model/grazing-steps.ts'
import { GrazingRow } from './GrazingRow.tsx'
import styles from './JobForm.module.css'
import { jobFormText } from '../text.ts'

/** Animals that were on the field, and for how long. Loaded when first shown, with the list of animals. */
export function GrazingBlock() {
  const rows = useJobForm(({ form }) => form.herding)
  const isShared = useJobForm(({ chosen }) => chosen.length > 1)
  const errors = useErrorsOf('herding')
  const update = useUpdate()
  const change = (next: GrazingForm): void => update((now) => changeGrazing(now, next))
  return (
    <>
      {rows.map((row, index) => (
        <GrazingRow
          key={row.key}
          row={row}
          index={index}
          errors={errors}
          onChange={change}
          onRemove={(key) => update((now) => removeGrazing(now, key))}
        />
      ))}
      {isShared && <p className={styles.hint}>{jobFormText.hoursShared}</p>}
      <div className={styles.adders}>
        <Button
          variant="subtle"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => update(addGrazing)}
        >
          {jobFormText.addAnimals}
        </Button>
      </div>
    </>
  )
}
