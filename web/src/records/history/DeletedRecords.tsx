import type { Entity } from '@vagu/core/entities'
import { type QueryKey, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { BringBack } from './BringBack.tsx'
import layout from '../../ui/layout.module.css'
import styles from './DeletedRecords.module.css'
import { historyText } from './text.ts'

/** How a deleted record stands in the list. */
export interface DeletedLine {
  readonly id: string
  readonly name: string
  readonly title: ReactNode
  /** Facts that tell it from others of the name: area, days, who deleted it and when. */
  readonly facts: readonly string[]
}

export interface DeletedProps<R> {
  readonly title: string
  /** Words about what comes back with a record. */
  readonly text: string
  readonly queryKey: QueryKey
  /** Entity of the deleted records. */
  readonly of: Entity
  readonly read: (signal: AbortSignal) => Promise<readonly R[]>
  readonly lineOf: (record: R) => DeletedLine
  readonly restore: (record: R) => Promise<unknown>
  readonly onClose: () => void
}

interface RowProps {
  readonly line: DeletedLine
  readonly of: Entity
  readonly onRestore: () => Promise<unknown>
}

const Row = ({ line: { name, title, facts }, of, onRestore }: RowProps) => (
  <li className={styles.record}>
    <span>
      {title}
      <small>{facts.join(' · ')}</small>
    </span>
    <BringBack name={name} restore={onRestore} of={of} />
  </li>
)

/** The records of a noun that were deleted last; each may come back. */
export function DeletedRecords<R>({ title, text, onClose, ...deleted }: DeletedProps<R>) {
  const { data, isPending, isError, isFetching, refetch } = useQuery({
    queryKey: deleted.queryKey,
    queryFn: ({ signal }) => deleted.read(signal),
    staleTime: 0,
    meta: { reads: [deleted.of], isQuiet: true },
  })
  return (
    <Dialog isOpen onClose={onClose} title={title} width={680} isChanged={false}>
      <p className={styles.text}>{text}</p>
      {isPending && <DelayedSkeleton lines={4} height={48} />}
      {isError && (
        <LoadFailed
          title={historyText.deletedFailed}
          onReload={() => void refetch()}
          isLoading={isFetching}
        />
      )}
      {data?.length === 0 && <p className={styles.text}>{historyText.noneDeleted}</p>}
      <ul className={layout.plainList}>
        {data?.map((record) => {
          const line = deleted.lineOf(record)
          return <Row key={line.id} line={line} of={deleted.of} onRestore={() => deleted.restore(record)} />
        })}
      </ul>
    </Dialog>
  )
}
