import { useState } from 'react'
import { nounsText } from '../../entities/nouns-text.ts'
import { Card } from '../../ui/Card.tsx'
import { type Choice, ChoiceChips } from '../../ui/ChoiceChips.tsx'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Page } from '../../ui/Page.tsx'
import { type Deleted, DELETED_KINDS, type DeletedKind } from './deleted-kinds.ts'
import { withoutGap } from './deleted-order.ts'
import styles from './DeletedPage.module.css'
import { DeletedRows } from './DeletedRows.tsx'
import { deletedPageText } from './text.ts'
import { useDeleted } from './use-deleted.ts'

type Shown = DeletedKind | 'all'

/** All, and each kind of which something was deleted; the chosen one stays when its last record came back. */
function choicesOf(records: readonly Deleted[], shown: Shown): Choice<Shown>[] {
  const counts = new Map(
    [...Map.groupBy(records, ({ kind }) => kind)].map(([kind, { length }]) => [kind, length]),
  )
  const kinds = DELETED_KINDS.filter((kind) => counts.has(kind) || kind === shown)
  return [
    { value: 'all', label: deletedPageText.counted(deletedPageText.all, records.length) },
    ...kinds.map((kind) => ({
      value: kind,
      label: deletedPageText.counted(nounsText[kind].many, counts.get(kind) ?? 0),
    })),
  ]
}

/** `/kustutatud`: what was deleted of every kind, the last first; each record may come back. */
export function DeletedPage() {
  const [shown, setShown] = useState<Shown>('all')
  const { records, withOlder, failed, isPending, isFetching, reload, readOlder } = useDeleted()
  const isShown = (kind: DeletedKind): boolean => shown === 'all' || kind === shown
  const older = withOlder.filter(isShown)
  const choices = choicesOf(records, shown)
  return (
    <Page isNarrow>
      <p className={styles.text}>{deletedPageText.text}</p>
      {failed.length > 0 && (
        <LoadFailed
          title={deletedPageText.failed(failed.map((kind) => nounsText[kind].many).join(', '))}
          onReload={reload}
          isLoading={isFetching}
        />
      )}
      {isPending ? (
        <DelayedSkeleton lines={5} height={56} />
      ) : (
        <>
          {choices.length > 1 && (
            <ChoiceChips
              label={deletedPageText.kind}
              name="deleted-kind"
              choices={choices}
              value={shown}
              onChange={setShown}
            />
          )}
          <Card>
            <DeletedRows
              key={shown}
              records={withoutGap(
                records.filter(({ kind }) => isShown(kind)),
                older,
              )}
              withOlder={older}
              isReading={isFetching}
              onOlder={readOlder}
            />
          </Card>
        </>
      )}
    </Page>
  )
}
