import { Button } from '@mantine/core'
import { useState } from 'react'
import { Card } from '../../ui/Card.tsx'
import { type Choice, ChoiceChips } from '../../ui/ChoiceChips.tsx'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Page } from '../../ui/Page.tsx'
import { type Deleted, DELETED_KINDS, type DeletedKind } from './deleted-kinds.ts'
import layout from '../../ui/layout.module.css'
import styles from './DeletedPage.module.css'
import { DeletedRow } from './DeletedRow.tsx'
import { deletedPageText } from './text.ts'
import { useDeleted } from './use-deleted.ts'

type Shown = DeletedKind | 'all'
/** Rows that are shown at first, and with each further step. */
const STEP = 50

const choicesOf = (records: readonly Deleted[]): Choice<Shown>[] => [
  { value: 'all', label: deletedPageText.counted(deletedPageText.all, records.length) },
  ...DELETED_KINDS.map((kind) => ({
    value: kind,
    label: deletedPageText.counted(
      deletedPageText.kinds[kind],
      records.filter((record) => record.kind === kind).length,
    ),
  })),
]

function Rows({ records }: { readonly records: readonly Deleted[] }) {
  const [count, setCount] = useState(STEP)
  if (records.length === 0)
    return <EmptyState title={deletedPageText.none}>{deletedPageText.noneText}</EmptyState>
  return (
    <>
      <ul className={layout.plainList} aria-label={deletedPageText.list}>
        {records.slice(0, count).map((record) => (
          <DeletedRow key={record.id} record={record} />
        ))}
      </ul>
      {records.length > count && (
        <Button variant="default" mt="md" onClick={() => setCount(count + STEP)}>
          {deletedPageText.more}
        </Button>
      )}
    </>
  )
}

/** `/kustutatud`: what was deleted of every kind, the last first; each record may come back. */
export function DeletedPage() {
  const { records, failed, isPending, isFetching, reload } = useDeleted()
  const [shown, setShown] = useState<Shown>('all')
  return (
    <Page isNarrow>
      <p className={styles.text}>{deletedPageText.text}</p>
      <ChoiceChips
        label={deletedPageText.kind}
        name="deleted-kind"
        choices={choicesOf(records)}
        value={shown}
        onChange={setShown}
      />
      {failed.length > 0 && (
        <LoadFailed
          title={deletedPageText.failed(failed.map((kind) => deletedPageText.kinds[kind]).join(', '))}
          onReload={reload}
          isLoading={isFetching}
        />
      )}
      <Card>
        {isPending ? (
          <DelayedSkeleton lines={5} height={56} />
        ) : (
          <Rows key={shown} records={records.filter(({ kind }) => shown === 'all' || kind === shown)} />
        )}
      </Card>
    </Page>
  )
}
