import { Button, TextInput } from '@mantine/core'
import { IconRestore } from '@tabler/icons-react'
import { type EntryRef, programName, withEntry } from './edit-job-types.ts'
import { useJobTypes } from './form-context.ts'
import styles from './JobTypes.module.css'
import { jobTypesPageText } from './text.ts'

interface Props {
  readonly entry: EntryRef
  readonly path: string
  readonly label: string
  readonly name: string
}

/** The name of an entry, with a way back to the one that the program gave. */
export function NameInput({ entry, path, label, name }: Props) {
  const { change, errors } = useJobTypes()
  const original = programName(entry)
  const rename = (next: string): void => change((types) => withEntry(types, entry, { name: next }))
  return (
    <div className={styles.nameInput}>
      <TextInput
        label={label}
        name={`${path}.name`}
        required
        autoComplete="off"
        value={name}
        error={errors.get(`${path}.name`)}
        onChange={(event) => rename(event.currentTarget.value)}
      />
      {original !== undefined && original !== name && (
        <Button
          variant="subtle"
          leftSection={<IconRestore size={18} aria-hidden />}
          onClick={() => rename(original)}
        >
          {jobTypesPageText.restoreName(original)}
        </Button>
      )}
    </div>
  )
}
