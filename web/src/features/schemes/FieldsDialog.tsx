import { Button, Group, Stack } from '@mantine/core'
import { useMemo, useState } from 'react'
import { FieldOptions } from '../../entities/field-picker/FieldOptions.tsx'
import { filterFields } from '../../entities/field-picker/pick-fields.ts'
import { useFields } from '../../entities/fields/use-fields.ts'
import { CloseButton } from '../../ui/CloseButton.tsx'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { schemesText as text } from './text.ts'

interface Props {
  readonly title: string
  readonly year: number
  readonly fieldIds: readonly string[]
  readonly onClose: () => void
  readonly onChosen: (fieldIds: readonly string[]) => void
}
const ALL = { query: '', crop: '' } as const

/** Chooses the fields on which a part is taken. */
export function FieldsDialog({ title, year, fieldIds, onClose, onChosen }: Props) {
  const { data } = useFields()
  const fields = useMemo(() => (data ? filterFields(data, ALL, year) : undefined), [data, year])
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(fieldIds))
  const toggle = (id: string): void => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  return (
    <Dialog isOpen onClose={onClose} title={title} width={560} isChanged={false}>
      <Stack>
        {fields ? (
          <FieldOptions fields={fields} year={year} selectedIds={chosen} onToggle={toggle} />
        ) : (
          <DelayedSkeleton lines={5} />
        )}
        <Group justify="space-between">
          <span>{text.fields(chosen.size)}</span>
          <Group>
            <CloseButton />
            <Button
              onClick={() => {
                onChosen([...chosen])
                onClose()
              }}
            >
              {text.fieldsChosen}
            </Button>
          </Group>
        </Group>
      </Stack>
    </Dialog>
  )
}
