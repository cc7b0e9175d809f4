import { check } from '@vagu/core/validation'
import { IgnoredWarning, type Warning } from '@vagu/core/warnings/schema'
import { Stack, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { SaveFoot } from '../../ui/SaveFoot.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useMessages } from '../../ui/Messages.tsx'
import { uiText } from '../../ui/text.ts'
import { useIgnoreWarning } from './api.ts'
import { warningsText } from './text.ts'
import layout from '../../ui/layout.module.css'
import styles from './Warnings.module.css'

interface Props {
  readonly warning: Warning
  readonly onClose: () => void
}

/** Asks for the reason, then hides the warning. */
export function IgnoreWarningDialog({ warning, onClose }: Props) {
  const messages = useMessages()
  const ignore = useIgnoreWarning()
  const [reason, setReason] = useState('')
  const [error, setError] = useState('')
  const change = (text: string): void => {
    setReason(text)
    setError('')
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const checked = check(IgnoredWarning.pick({ reason: true }), { reason })
    if (!checked.ok) return setError(checked.errors[0]?.message ?? uiText.checkInput)
    const onSuccess = (): void => {
      messages.success(warningsText.deleted)
      onClose()
    }
    const onError = (failure: unknown): void => messages.failed(failure, warningsText.deleteFailed)
    ignore.mutate({ warning, reason: checked.value.reason }, { onSuccess, onError })
  }
  return (
    <Dialog isOpen onClose={onClose} title={warningsText.reasonTitle} isChanged={reason !== ''}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <p style={{ margin: 0 }}>{warningsText.reasonText}</p>
          <div role="group" aria-label={warningsText.reasonChips} className={layout.wrap}>
            {warningsText.reasons.map((text) => (
              <button
                key={text}
                type="button"
                className={styles.reason}
                aria-pressed={reason === text}
                onClick={() => change(text)}
              >
                {text}
              </button>
            ))}
          </div>
          <Textarea
            label={warningsText.reason}
            required
            autosize
            minRows={2}
            value={reason}
            error={error}
            onChange={(event) => change(event.currentTarget.value)}
          />
          <SaveFoot label={warningsText.delete} color="red" isSaving={ignore.isPending} />
        </Stack>
      </form>
    </Dialog>
  )
}
