import type { Job } from '@vagu/core/jobs/schema'
import { Button, Checkbox, Group, Radio, Stack } from '@mantine/core'
import { useState } from 'react'
import { formatQuantity } from '../../../lib/format.ts'
import { CloseButton } from '../../../ui/CloseButton.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { jobsText } from '../../jobs/text.ts'
import { togetherText } from './text.ts'
import styles from './TogetherDialog.module.css'

const CHOICES = ['this', 'all', 'chosen'] as const
type Choice = (typeof CHOICES)[number]
const isChoice = (value: string): value is Choice => (CHOICES as readonly string[]).includes(value)

export interface TogetherDialogProps {
  readonly edited: Pick<Job, 'fieldName'>
  /** The other jobs of the same entry. */
  readonly others: readonly Job[]
  readonly onClose: () => void
  /** The other jobs that change too. */
  readonly onChosen: (others: readonly Job[]) => void
}

interface ListProps {
  readonly others: readonly Job[]
  readonly ids: ReadonlySet<string>
  readonly onToggle: (id: string) => void
}

function FieldsToChoose({ others, ids, onToggle }: ListProps) {
  return (
    <div role="group" aria-label={togetherText.choose} className={styles.fields}>
      {others.map(({ _id, fieldName, area, status }) => (
        <Checkbox
          key={_id}
          label={fieldName}
          description={`${formatQuantity(area, 'ha')}, ${togetherText.otherStatus(jobsText.statuses[status])}`}
          checked={ids.has(_id)}
          onChange={() => onToggle(_id)}
        />
      ))}
    </div>
  )
}

/** Asks once where a change of a job of several fields applies: here, everywhere, or on chosen fields. */
export function TogetherDialog({ edited, others, onClose, onChosen }: TogetherDialogProps) {
  const [choice, setChoice] = useState<Choice>('this')
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set(others.map(({ _id }) => _id)))
  const toggle = (id: string): void =>
    setIds(new Set(ids.has(id) ? [...ids].filter((each) => each !== id) : [...ids, id]))
  const taken = { this: [], all: others, chosen: others.filter(({ _id }) => ids.has(_id)) }[choice]
  return (
    <Dialog isOpen onClose={onClose} title={togetherText.title} width={520} isChanged={false}>
      <Stack>
        <p style={{ margin: 0 }}>{togetherText.text}</p>
        <Radio.Group value={choice} onChange={(value) => isChoice(value) && setChoice(value)}>
          <Stack gap="xs">
            <Radio value="this" label={togetherText.onlyThis(edited.fieldName)} data-autofocus />
            <Radio value="all" label={togetherText.all(others.length + 1)} />
            <Radio value="chosen" label={togetherText.chosen} />
          </Stack>
        </Radio.Group>
        {choice === 'chosen' && <FieldsToChoose others={others} ids={ids} onToggle={toggle} />}
        <Group justify="flex-end">
          <CloseButton label={togetherText.cancel} />
          <Button onClick={() => onChosen(taken)}>{togetherText.save(taken.length + 1)}</Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
