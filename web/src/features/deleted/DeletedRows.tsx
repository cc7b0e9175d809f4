import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { Fragment, useState } from 'react'
import { nounsText } from '../../entities/nouns-text.ts'
import { formatInstant } from '../../lib/format.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import layout from '../../ui/layout.module.css'
import { useMay } from '../../ui/may.tsx'
import type { Deleted, DeletedKind } from './deleted-kinds.ts'
import styles from './DeletedPage.module.css'
import { DeletedRow } from './DeletedRow.tsx'
import { deletedPageText } from './text.ts'
import { useBringBack } from './use-bring-back.ts'
import { readMoment } from './use-deleted.ts'

/** Rows that are shown at first, and with each further step. */
const STEP = 50

interface Props {
  readonly records: readonly Deleted[]
  /** Kinds of which older ones were not read yet. */
  readonly withOlder: readonly DeletedKind[]
  readonly isReading: boolean
  readonly onOlder: () => void
}

const momentOf = ({ kind, deletedAt }: Deleted): string => `${kind} ${deletedAt}`

/** Several records of a kind that were deleted at once: one press brings all of them back, those too that are not listed yet. */
function Together({
  moment,
  withOlder,
  known,
}: {
  moment: readonly Deleted[]
  withOlder: Props['withOlder']
  known: readonly Deleted[]
}) {
  const { mutate, isPending } = useBringBack()
  const [first] = moment
  if (!first) return null
  const last = known.findLast(({ kind }) => kind === first.kind)
  const goesOn = withOlder.includes(first.kind) && last?.deletedAt === first.deletedAt
  const count = goesOn ? deletedPageText.atLeast(moment.length) : String(moment.length)
  return (
    <li className={styles.together}>
      {deletedPageText.together(nounsText[first.kind].many, count, formatInstant(first.deletedAt))}
      <Button
        variant="default"
        leftSection={<IconArrowBackUp size={18} aria-hidden />}
        loading={isPending}
        onClick={() => mutate(() => (goesOn ? readMoment(first, known) : moment))}
      >
        {deletedPageText.bringBackTogether}
      </Button>
    </li>
  )
}

/** The deleted records that were read, some of them at first; what is ticked comes back together. */
export function DeletedRows({ records, withOlder, isReading, onOlder }: Props) {
  const [count, setCount] = useState(STEP)
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set())
  const { mutate, isPending } = useBringBack()
  const may = useMay('write')
  if (records.length === 0)
    return <EmptyState title={deletedPageText.none}>{deletedPageText.noneText}</EmptyState>
  const chosen = records.filter(({ id }) => chosenIds.has(id))
  const choose = (id: string, isChosen: boolean): void => {
    const others = [...chosenIds].filter((each) => each !== id)
    setChosenIds(new Set(isChosen ? [...others, id] : others))
  }
  const moments = Map.groupBy(records, momentOf)
  const more = (): void => {
    setCount(count + STEP)
    if (records.length <= count) onOlder()
  }
  return (
    <>
      {chosen.length > 0 && (
        <Button mb="md" loading={isPending} onClick={() => mutate(() => chosen)}>
          {deletedPageText.bringBackChosen(chosen.length)}
        </Button>
      )}
      <ul className={layout.plainList} aria-label={deletedPageText.list}>
        {records.slice(0, count).map((record) => {
          const moment = moments.get(momentOf(record)) ?? []
          return (
            <Fragment key={record.id}>
              {may && moment.length > 1 && moment[0] === record && (
                <Together moment={moment} withOlder={withOlder} known={records} />
              )}
              <DeletedRow
                record={record}
                isChosen={chosenIds.has(record.id)}
                onChoose={may ? (isChosen) => choose(record.id, isChosen) : undefined}
              />
            </Fragment>
          )
        })}
      </ul>
      {(records.length > count || withOlder.length > 0) && (
        <Button variant="default" mt="md" loading={isReading} onClick={more}>
          {records.length > count ? deletedPageText.more : deletedPageText.older}
        </Button>
      )}
    </>
  )
}
