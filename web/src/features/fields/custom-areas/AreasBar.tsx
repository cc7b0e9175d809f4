import type { CustomArea } from '@vagu/core/custom-areas/schema'
import type { Field } from '@vagu/core/fields/schema'
import { Button, NativeSelect } from '@mantine/core'
import { IconPlus, IconTrashX } from '@tabler/icons-react'
import type { Ref } from 'react'
import { useYears } from '../../../entities/session/use-years.ts'
import { TutorialButton } from './Tutorial.tsx'
import { problemsInYear } from './cells.ts'
import styles from './CustomAreas.module.css'
import { customAreasText } from './text.ts'

interface Props {
  readonly fields: readonly Field[]
  readonly kinds: readonly CustomArea[]
  readonly year: number
  readonly onYear: (year: number) => void
  readonly onAdd: () => void
  readonly onShowDeleted: () => void
  readonly onWatch: () => void
  /** Of the button that adds. */
  readonly ref: Ref<HTMLButtonElement>
}

/** The year whose areas are shown, with the count of those to look at, and the way to a new kind. */
export function AreasBar({ fields, kinds, year, onYear, onAdd, onShowDeleted, onWatch, ref }: Props) {
  const years = useYears(year).map((each) => ({
    value: String(each),
    label: customAreasText.yearOption(each, problemsInYear(kinds, fields, each)),
  }))
  return (
    <div className={styles.bar}>
      <NativeSelect
        label={customAreasText.year}
        data={years}
        value={String(year)}
        onChange={({ currentTarget }) => onYear(Number(currentTarget.value))}
      />
      <Button ref={ref} leftSection={<IconPlus size={20} aria-hidden />} onClick={onAdd}>
        {customAreasText.add}
      </Button>
      <Button
        variant="subtle"
        color="gray"
        leftSection={<IconTrashX size={18} aria-hidden />}
        onClick={onShowDeleted}
      >
        {customAreasText.deletedKinds}
      </Button>
      <TutorialButton onWatch={onWatch} />
    </div>
  )
}
