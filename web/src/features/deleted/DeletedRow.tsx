import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { formatInstant } from '../../lib/format.ts'
import { historyText } from '../../records/history/text.ts'
import { useMessages } from '../../ui/Messages.tsx'
import { type Deleted, KINDS_OF_DELETED } from './deleted-kinds.ts'
import styles from './DeletedPage.module.css'
import { deletedPageText } from './text.ts'

/** A deleted record with its way back. */
export function DeletedRow({ record }: { readonly record: Deleted }) {
  const { kind, id, name, facts, deletedAt, userName } = record
  const messages = useMessages()
  const { mutate, isPending } = useMutation({
    mutationFn: () => KINDS_OF_DELETED[kind].restore(id),
    onSuccess: () => messages.success(historyText.broughtBack(name)),
    onError: (error) => messages.failed(error, historyText.bringBackFailed),
    meta: { rereadsOnFailure: [KINDS_OF_DELETED[kind].entity] },
  })
  return (
    <li className={styles.row}>
      <span className={styles.kind}>{deletedPageText.kindOf[kind]}</span>
      <span className={styles.record}>
        <strong>{name}</strong>
        {facts.length > 0 && <span>{facts.join(' · ')}</span>}
        <small>{historyText.deletedBy(formatInstant(deletedAt), userName)}</small>
      </span>
      <Button
        variant="default"
        leftSection={<IconArrowBackUp size={18} aria-hidden />}
        aria-label={historyText.bringBackOf(name)}
        loading={isPending}
        onClick={() => mutate()}
      >
        {historyText.bringBack}
      </Button>
    </li>
  )
}
