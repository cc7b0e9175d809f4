import { MAX_COMMENT, type WarningComment } from '@vagu/core/warnings/comments-schema'
import { Button, Group, Textarea } from '@mantine/core'
import { useState } from 'react'
import lists from '../../ui/lists.module.css'
import { formatInstant } from '../../lib/format.ts'
import { useMessages } from '../../ui/Messages.tsx'
import { useAddComment, useDeleteComment, useWarningComments } from './api.ts'
import { warningsText } from './text.ts'
import styles from './Warnings.module.css'

function Said({ comment }: { readonly comment: WarningComment }) {
  const messages = useMessages()
  const { mutate, isPending } = useDeleteComment()
  const takeBack = (): void =>
    mutate(comment._id, {
      onError: (error) => messages.failed(error, warningsText.commentNotTakenBack),
    })
  return (
    <li className={styles.comment}>
      <span className={styles.note}>
        {comment.userName}, {formatInstant(comment.at)}
      </span>
      <p className={styles.said}>{comment.text}</p>
      {comment.isOwn && (
        <Button variant="subtle" size="compact-sm" loading={isPending} onClick={takeBack}>
          {warningsText.takeCommentBack}
        </Button>
      )}
    </li>
  )
}

interface FormProps {
  readonly warningId: string
  readonly onDone: () => void
}

function CommentForm({ warningId, onDone }: FormProps) {
  const [text, setText] = useState('')
  const messages = useMessages()
  const { mutate, isPending } = useAddComment()
  const send = (): void =>
    mutate(
      { warningId, text },
      { onSuccess: onDone, onError: (error) => messages.failed(error, warningsText.commentNotSaved) },
    )
  return (
    <div>
      <Textarea
        label={warningsText.commentLabel}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={MAX_COMMENT}
        data-autofocus
        autoFocus
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Group mt="xs">
        <Button disabled={text.trim() === ''} loading={isPending} onClick={send}>
          {warningsText.saveComment}
        </Button>
        <Button variant="subtle" onClick={onDone}>
          {warningsText.cancelComment}
        </Button>
      </Group>
    </div>
  )
}

interface Props {
  readonly warningId: string
  readonly title: string
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Comments by people of the farm on a warning, and, once it is asked for, a place to say more. */
export function WarningComments({ warningId, title, isOpen, onClose }: Props) {
  const said = (useWarningComments().data ?? []).filter((comment) => comment.warningId === warningId)
  if (said.length === 0 && !isOpen) return null
  return (
    <div className={styles.comments}>
      {said.length > 0 && (
        <ul className={lists.md} aria-label={warningsText.commentsOn(title)}>
          {said.map((comment) => (
            <Said key={comment._id} comment={comment} />
          ))}
        </ul>
      )}
      {isOpen && <CommentForm warningId={warningId} onDone={onClose} />}
    </div>
  )
}
