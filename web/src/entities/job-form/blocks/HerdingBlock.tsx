import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useErrorsOf, useJobForm, useUpdate } from '../state/form-context.ts'
import { addHerding, changeHerding, type HerdingForm, removeHerding } from '../model/herding-form.ts'
import { HerdingRow } from './HerdingRow.tsx'
import styles from './JobForm.module.css'
import { words } from '../text.ts'

/** Which animals were on the field and for how long. Loaded when it is first shown, with the list of animals. */
export function HerdingBlock() {
  const rows = useJobForm(({ form }) => form.herding)
  const isShared = useJobForm(({ chosen }) => chosen.length > 1)
  const errors = useErrorsOf('herding')
  const update = useUpdate()
  const change = (next: HerdingForm): void => update((now) => changeHerding(now, next))
  return (
    <>
      {rows.map((row, index) => (
        <HerdingRow
          key={row.key}
          row={row}
          index={index}
          errors={errors}
          onChange={change}
          onRemove={(key) => update((now) => removeHerding(now, key))}
        />
      ))}
      {isShared && <p className={styles.hint}>{words.hoursShared}</p>}
      <div className={styles.adders}>
        <Button
          variant="subtle"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => update(addHerding)}
        >
          {words.addAnimals}
        </Button>
      </div>
    </>
  )
}
