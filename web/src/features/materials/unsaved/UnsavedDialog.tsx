import type { UnsavedMaterial } from '@vagu/core/materials/unsaved-schema'
import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { restrictionSummary } from '../../../entities/materials/restriction-summary.ts'
import { formatDay } from '../../../lib/format.ts'
import { newId } from '../../../lib/new-id.ts'
import { CloseButton } from '../../../ui/CloseButton.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useMessages } from '../../../ui/Messages.tsx'
import styles from '../linked/Linked.module.css'
import { unsavedText } from './text.ts'
import { useSaveUnsaved } from './use-unsaved.ts'

export interface UnsavedDialogProps {
  readonly unsaved: readonly UnsavedMaterial[]
  readonly onClose: () => void
}
const WIDTH = 600

function Row(props: {
  readonly unsaved: UnsavedMaterial
  readonly isChosen: boolean
  readonly onToggle: () => void
}) {
  const { requisite, jobCount, lastDay } = props.unsaved
  const summary = restrictionSummary(requisite)
  return (
    <label className={styles.row}>
      <input type="checkbox" checked={props.isChosen} onChange={props.onToggle} />
      <span className={styles.text}>
        <strong>{requisite.name}</strong>
        <span className={styles.quiet}>{unsavedText.used(jobCount, formatDay(lastDay))}</span>
        {summary && <span className={styles.quiet}>{summary}</span>}
      </span>
    </label>
  )
}

/** Choice of the unsaved materials that are added to the list. */
export function UnsavedDialog({ unsaved, onClose }: UnsavedDialogProps) {
  const messages = useMessages()
  const [ids] = useState(() => new Map(unsaved.map(({ key }) => [key, newId()])))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(ids.keys()))
  const isSending = useRef(false)
  const { mutate, isPending } = useSaveUnsaved()
  const selected = [...ids].filter(([key]) => chosen.has(key)).map(([key, _id]) => ({ key, _id }))
  const add = (): void => {
    if (isSending.current) return
    isSending.current = true
    mutate(selected, {
      onSuccess: (added) => {
        messages.success(unsavedText.added(added.length))
        onClose()
      },
      onError: (error) => messages.failed(error, unsavedText.failed),
      onSettled: () => {
        isSending.current = false
      },
    })
  }
  return (
    <Dialog isOpen onClose={onClose} title={unsavedText.title} width={WIDTH} isChanged={false}>
      <div className={styles.dialog}>
        <p>{unsavedText.text}</p>
        <div className={styles.bar}>
          <Button variant="default" onClick={() => setChosen(new Set(ids.keys()))}>
            {unsavedText.selectAll}
          </Button>
          <Button variant="default" onClick={() => setChosen(new Set())}>
            {unsavedText.deselectAll}
          </Button>
        </div>
        <div className={styles.list} role="group" aria-label={unsavedText.list}>
          {unsaved.map((each) => (
            <Row
              key={each.key}
              unsaved={each}
              isChosen={chosen.has(each.key)}
              onToggle={() =>
                setChosen(
                  new Set(
                    chosen.has(each.key)
                      ? [...chosen].filter((key) => key !== each.key)
                      : [...chosen, each.key],
                  ),
                )
              }
            />
          ))}
        </div>
        <div className={styles.buttons}>
          <CloseButton />
          <Button onClick={add} loading={isPending} disabled={selected.length === 0}>
            {unsavedText.add(selected.length)}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
