import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { type EntryRef, programName } from './edit-job-types.ts'
import { useJobTypes } from './form-context.ts'
import styles from './JobTypes.module.css'
import { jobTypesPageText } from './text.ts'

interface Props {
  readonly entry: EntryRef
  readonly name: string
  /** 'Delete the job' or 'Delete the category'. */
  readonly label: string
}

/** The fold of the next entry, or of the one before, or of the category that held it. */
function neighbourOf(button: HTMLElement): HTMLElement | null | undefined {
  const row = button.closest('li')
  const next = row?.nextElementSibling ?? row?.previousElementSibling ?? row?.parentElement?.closest('li')
  return next?.querySelector<HTMLElement>('[aria-expanded]')
}

/** Deletes what is the farm's own; of what came with the program it says that it can only be hidden. */
export function EntryFoot({ entry, name, label }: Props) {
  const { remove } = useJobTypes()
  if (programName(entry) !== undefined) return <p className={styles.quiet}>{jobTypesPageText.programOwn}</p>
  return (
    <Button
      variant="subtle"
      color="red"
      className={styles.start}
      leftSection={<IconTrash size={18} aria-hidden />}
      aria-label={jobTypesPageText.deleteOf(label, name)}
      onClick={(event) => {
        const next = neighbourOf(event.currentTarget)
        remove(entry, name)
        requestAnimationFrame(() => next?.focus())
      }}
    >
      {label}
    </Button>
  )
}
