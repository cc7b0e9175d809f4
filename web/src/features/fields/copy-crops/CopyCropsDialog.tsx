import { Button, Checkbox, Group, Select, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { copyCrops, undoCopyCrops } from '@vagu/core/fields/list-contract'
import type { CropCopy } from '@vagu/core/fields/list-schema'
import type { Field } from '@vagu/core/fields/schema'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { ChoiceChips } from '../../../ui/ChoiceChips.tsx'
import { CloseButton } from '../../../ui/CloseButton.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useMessages } from '../../../ui/Messages.tsx'
import { uiText } from '../../../ui/text.ts'
import { previewOf, sourceYears } from './copy-preview.ts'
import { copyCropsText } from './text.ts'

export interface CopyCropsProps {
  readonly fields: readonly Field[]
  readonly year: number
  readonly onClose: () => void
}

const PRESENT = [
  { value: 'keep', label: copyCropsText.keep },
  { value: 'overwrite', label: copyCropsText.overwrite },
] as const

/** The way back of a copying. */
function useUndoCopy(year: number) {
  const messages = useMessages()
  return useMutation({
    mutationFn: (copied: readonly Field[]) => {
      const fields = copied.map(({ _id, updatedAt }) => ({ _id, updatedAt }))
      return call(undoCopyCrops, { params: { year: String(year) }, body: { fields } })
    },
    onSuccess: (fields) => messages.success(copyCropsText.undone(fields.length, year)),
    onError: (error) => messages.failed(error, copyCropsText.undoFailed),
    meta: { rereadsOnFailure: ['fields'] },
  })
}

/** Sends the copying, and says on how many fields something changed, with the way back. */
function useCopyCrops({ year, onClose }: CopyCropsProps) {
  const messages = useMessages()
  const { mutate: undo } = useUndoCopy(year)
  return useMutation({
    mutationFn: (body: CropCopy) => call(copyCrops, { params: { year: String(year) }, body }),
    onSuccess: (changed) => {
      const action = { label: uiText.undo, onClick: () => undo(changed) }
      messages.success(copyCropsText.copied(changed.length, year), changed.length > 0 ? { action } : {})
      onClose()
    },
    onError: (error) => messages.notSaved(error, 'changeFailed'),
    meta: { rereadsOnFailure: ['fields'] },
  })
}

interface PreviewProps {
  readonly preview: ReturnType<typeof previewOf>
  readonly from: number
}

function Preview({ preview: { gets, has, lacks, changes }, from }: PreviewProps) {
  const lines = [
    copyCropsText.gets(gets),
    ...(has > 0 ? [copyCropsText.has(has)] : []),
    ...(lacks > 0 ? [copyCropsText.lacks(lacks, from)] : []),
  ]
  return (
    <div role="status">
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
      <strong>{changes === 0 ? copyCropsText.nothing : copyCropsText.changes(changes)}</strong>
    </div>
  )
}

function CopyForm(props: CopyCropsProps & { readonly years: readonly number[]; readonly first: number }) {
  const { fields, year, years, first } = props
  const [from, setFrom] = useState(first)
  const [overwrites, setOverwrites] = useState(false)
  const [withOthers, setWithOthers] = useState(false)
  const { mutate, isPending } = useCopyCrops(props)
  const preview = previewOf(fields, { year, from, overwrites, withOthers })
  return (
    <Stack>
      <Select
        label={copyCropsText.from}
        data={years.map(String)}
        value={String(from)}
        allowDeselect={false}
        onChange={(chosen) => setFrom(Number(chosen))}
      />
      {preview.has > 0 && (
        <ChoiceChips
          label={copyCropsText.present}
          name="present-crops"
          choices={PRESENT}
          value={overwrites ? 'overwrite' : 'keep'}
          onChange={(choice) => setOverwrites(choice === 'overwrite')}
        />
      )}
      <Checkbox
        label={copyCropsText.withOthers}
        checked={withOthers}
        onChange={(event) => setWithOthers(event.currentTarget.checked)}
      />
      <Preview preview={preview} from={from} />
      <Group justify="flex-end">
        <CloseButton />
        <Button
          loading={isPending}
          disabled={preview.changes === 0}
          onClick={() => mutate({ from, overwrites, withOthers })}
        >
          {copyCropsText.copy}
        </Button>
      </Group>
    </Stack>
  )
}

/** Carries the crops of another season to this one. */
export function CopyCropsDialog(props: CopyCropsProps) {
  const { fields, year, onClose } = props
  const [years] = useState(() => sourceYears(fields, year))
  const [first] = years
  return (
    <Dialog isOpen onClose={onClose} title={copyCropsText.title(year)} width={560} isChanged={false}>
      <Stack>
        <p style={{ margin: 0 }}>{copyCropsText.text}</p>
        {first === undefined ? (
          <p style={{ margin: 0 }}>{copyCropsText.noSeasons}</p>
        ) : (
          <CopyForm {...props} years={years} first={first} />
        )}
      </Stack>
    </Dialog>
  )
}
