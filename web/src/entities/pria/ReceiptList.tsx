import { useQuery } from '@tanstack/react-query'
import type { PriaReceipt } from '@vagu/core/pria/run-schema'
import type { PriaKind } from '@vagu/core/pria/schema'
import { formatInstant } from '../../lib/format.ts'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import layout from '../../ui/layout.module.css'
import { BodyLines } from './BodyLines.tsx'
import styles from './Pria.module.css'
import { priaReceiptsQuery } from './queries.ts'
import { TestMark } from './TestMark.tsx'
import { priaText as text } from './text.ts'

function Receipt({ receipt }: { readonly receipt: PriaReceipt }) {
  const { action, state, sentAt, sentBy, answeredAt, agencyId, version, code, body } = receipt
  const answer = text.answer(code, receipt.text)
  const original = text.original(code, receipt.text)
  return (
    <li className={styles.receipt}>
      <p className={styles.receiptHead}>
        <strong>{text.receiptActions[action]}</strong>{' '}
        <span className={styles.mark} data-bad={state === 'REFUSED' || undefined}>
          {text.receiptStates[state]}
        </span>
      </p>
      {answer !== '' && <p className={styles.line}>{answer}</p>}
      {original !== '' && <p className={layout.quiet}>{original}</p>}
      <p className={layout.quiet}>
        {text.sentBy(formatInstant(sentAt), sentBy)}. {text.answeredAt(formatInstant(answeredAt))}.{' '}
        {agencyId !== null && `${text.agencyId(agencyId, version)}.`}
      </p>
      {body && (
        <Fold names={[]} label={text.receiptBody} summary="" isForced={false}>
          <BodyLines body={body} />
        </Fold>
      )}
    </li>
  )
}

export interface ReceiptListProps {
  readonly kind: PriaKind
  readonly recordId: string
}

/** Receipts of a record: when, by whom and what was sent, and what PRIA answered. */
export function ReceiptList({ kind, recordId }: ReceiptListProps) {
  const { data, isPending, isError, isFetching, refetch } = useQuery(priaReceiptsQuery(kind, recordId))
  if (isPending) return <DelayedSkeleton lines={3} height={56} />
  if (isError && !data)
    return <LoadFailed title={text.receiptsFailed} onReload={() => void refetch()} isLoading={isFetching} />
  if (data.length === 0) return <p className={styles.line}>{text.receiptsNone}</p>
  return (
    <>
      <TestMark />
      <ol className={layout.plainList}>
        {data.map((receipt) => (
          <Receipt key={receipt._id} receipt={receipt} />
        ))}
      </ol>
    </>
  )
}
