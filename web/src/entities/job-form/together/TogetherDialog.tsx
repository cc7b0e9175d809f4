import type { JobEvent } from '@vagu/core/job-events/schema'
import { Button, Checkbox, Group, Radio, Stack } from '@mantine/core'
import { useState } from 'react'
import { formatQuantity } from '../../../lib/format.ts'
import { CloseButton } from '../../../ui/CloseButton.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { words as job } from '../../jobs/text.ts'
import { words } from './text.ts'
import styles from './TogetherDialog.module.css'

const CHOICES = ['this', 'all', 'chosen'] as const
type Choice = (typeof CHOICES)[number]
const isChoice = (value: string): value is Choice => (CHOICES as readonly string[]).includes(value)

export interface TogetherDialogProps {
  readonly edited: Pick<JobEvent, 'fieldName'>
  /** The other jobs of the same entry. */
  readonly others: readonly JobEvent[]
  readonly onClose: () => void
  /** The other jobs that change too. */
  readonly onChosen: (others: readonly JobEvent[]) => void
}

interface ListProps {
  readonly others: readonly JobEvent[]
  readonly ids: ReadonlySet<string>
  readonly onToggle: (id: string) => void
}

function FieldsToChoose({ others, ids, onToggle }: ListProps) {
  return (
    <div role="group" aria-label={words.choose} className={styles.fields}>
      {others.map(({ _id, fieldName, area, status }) => (
        <Checkbox
          key={_id}
          label={fieldName}
          description={`${formatQuantity(area, 'ha')}, ${words.otherStatus(job.statuses[status])}`}
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
    <Dialog isOpen onClose={onClose} title={words.title} width={520} isChanged={false}>
      <Stack>
        <p style={{ margin: 0 }}>{words.text}</p>
        <Radio.Group value={choice} onChange={(value) => isChoice(value) && setChoice(value)}>
          <Stack gap="xs">
            <Radio value="this" label={words.onlyThis(edited.fieldName)} data-autofocus />
            <Radio value="all" label={words.all(others.length + 1)} />
            <Radio value="chosen" label={words.chosen} />
          </Stack>
        </Radio.Group>
        {choice === 'chosen' && <FieldsToChoose others={others} ids={ids} onToggle={toggle} />}
        <Group justify="flex-end">
          <CloseButton label={words.cancel} />
          <Button onClick={() => onChosen(taken)}>{words.save(taken.length + 1)}</Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
