import { check } from '@vagu/core/validation'
import { type Worker, WorkerDraft } from '@vagu/core/workers/schema'
import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { newId } from '../../lib/new-id.ts'
import { today } from '../../lib/today.ts'
import { DateField } from '../../ui/DateField.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useMessages } from '../../ui/Messages.tsx'
import { words as uiWords } from '../../ui/text.ts'
import { words } from './text.ts'
import { useAddWorker } from './use-workers.ts'

interface Props {
  /** What was typed where the worker was missed. */
  readonly name: string
  readonly needsCertificate: boolean
  readonly onClose: () => void
  readonly onAdded: (worker: Worker) => void
}

const draftOf = (name: string, isCertified: boolean) => ({
  _id: newId(),
  name,
  hourlyRate: null,
  notes: '',
  chemicalCertification: isCertified,
  chemicalWorkerLicenceEndDate: null as string | null,
})

/** A new worker without leaving the job. */
export function AddWorkerDialog({ name, needsCertificate, onClose, onAdded }: Props) {
  const messages = useMessages()
  const add = useAddWorker()
  const [start] = useState(() => draftOf(name, needsCertificate))
  const [draft, setDraft] = useState(start)
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map())
  const save = (event: FormEvent): void => {
    event.preventDefault()
    event.stopPropagation()
    const checked = check(WorkerDraft, draft)
    setErrors(new Map(checked.ok ? [] : checked.errors.map(({ path, message }) => [path, message])))
    if (!checked.ok) return messages.error(uiWords.checkInput)
    add.mutate(checked.value, {
      onSuccess: onAdded,
      onError: (error) => messages.failed(error, uiWords.saveFailed, { ms: 5000 }),
    })
  }
  return (
    <Dialog isOpen onClose={onClose} title={words.add} width={460} isChanged={draft !== start}>
      <form onSubmit={save} noValidate>
        <Stack>
          <TextInput
            label={words.name}
            required
            data-autofocus
            value={draft.name}
            error={errors.get('name')}
            onChange={(event) => setDraft({ ...draft, name: event.currentTarget.value })}
          />
          <Checkbox
            label={words.certified}
            checked={draft.chemicalCertification}
            onChange={(event) => setDraft({ ...draft, chemicalCertification: event.currentTarget.checked })}
          />
          {draft.chemicalCertification && (
            <DateField
              label={words.certifiedUntil}
              isRequired
              value={draft.chemicalWorkerLicenceEndDate}
              season={{ year: Number(today().slice(0, 4)) + 1 }}
              error={errors.get('chemicalWorkerLicenceEndDate')}
              onChange={(day) => setDraft({ ...draft, chemicalWorkerLicenceEndDate: day })}
            />
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {words.cancel}
            </Button>
            <Button type="submit" loading={add.isPending}>
              {words.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
