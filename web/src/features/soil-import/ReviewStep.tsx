import { Button, Chip, Group } from '@mantine/core'
import { inFieldOrder } from '@vagu/core/fields/order'
import { isInUse, nameOfYear } from '@vagu/core/fields/rules'
import {
  ROW_STATUSES,
  type RowStatus,
  type SampleRow,
  type SoilReceipt,
  type SoilReview,
} from '@vagu/core/soil-samples/import/schema'
import { useMemo, useState } from 'react'
import { useFields } from '../../entities/fields/use-fields.ts'
import { useSoilSamples } from '../../entities/soil-samples/use-soil-samples.ts'
import { Card } from '../../ui/Card.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { useMessages } from '../../ui/Messages.tsx'
import { uiText } from '../../ui/text.ts'
import { StickyBar } from '../../ui/StickyBar.tsx'
import { useStoreDecisions } from './api.ts'
import {
  type Choice,
  decisionsOf,
  firstChoices,
  keyOf,
  leftOutCount,
  rememberedOf,
  storedCount,
  withChoice,
} from './choices.ts'
import { FileNotes } from '../../ui/import/FileNotes.tsx'
import { reviewColumns } from './review-columns.tsx'
import shared from '../../ui/import/Import.module.css'
import styles from './SoilImport.module.css'
import { soilImportText as text } from './text.ts'
import type { ReadFile } from './use-soil-file.ts'

interface Props {
  readonly of: ReadFile
  readonly year: number
  readonly onBack: () => void
  readonly onStored: (receipt: SoilReceipt) => void
}

type Filter = RowStatus | 'all'
const FILTERS: readonly Filter[] = ['all', ...ROW_STATUSES]

interface FilterProps {
  readonly review: SoilReview
  readonly value: Filter
  readonly onChange: (filter: Filter) => void
}

/** The groups of the rows; each shows its own. */
function GroupFilter({ review: { counts, rows }, value, onChange }: FilterProps) {
  return (
    <Chip.Group value={value} onChange={(next) => onChange(FILTERS.find((name) => name === next) ?? 'all')}>
      <Group gap="xs" mb="md" role="radiogroup" aria-label={text.filters}>
        {FILTERS.map((filter) => (
          <Chip key={filter} value={filter} size="md" classNames={{ label: styles.filter }}>
            {filter === 'all' ? `${text.all} ${rows.length}` : `${text.statuses[filter]} ${counts[filter]}`}
          </Chip>
        ))}
      </Group>
    </Chip.Group>
  )
}

/** Fields of the farm to choose from, and their names. */
function useFieldChoices(year: number) {
  const { data } = useFields()
  return useMemo(() => {
    const fields = (data ?? []).toSorted(inFieldOrder(year))
    return {
      options: fields
        .filter((field) => isInUse(field, year))
        .map((field) => ({ value: field._id, label: nameOfYear(field, year) })),
      names: new Map(fields.map((field) => [field._id, nameOfYear(field, year)])),
    }
  }, [data, year])
}

function useReview({ review, said }: ReadFile, onStored: Props['onStored']) {
  const messages = useMessages()
  const [choices, setChoices] = useState(() => firstChoices(review))
  const { mutateAsync, isPending } = useStoreDecisions()
  const change = (row: SampleRow, part: Partial<Choice>): void =>
    setChoices((now) => withChoice(now, row, part))
  const store = async (): Promise<void> => {
    try {
      const { importId } = review
      const decisions = decisionsOf(review, choices)
      onStored(await mutateAsync({ importId, decisions, remember: rememberedOf(review, said) }))
    } catch (error) {
      messages.failed(error, `${uiText.saveFailed} ${text.nothingStored}`, { ms: 5000 })
    }
  }
  return { choices, change, store: () => void store(), isStoring: isPending }
}

/** Rows of the file in their groups, beside the farm. */
export function ReviewStep({ of, year, onBack, onStored }: Props) {
  const { review, file } = of
  const { choices, change, store, isStoring } = useReview(of, onStored)
  const { options, names } = useFieldChoices(year)
  const { data: samples } = useSoilSamples()
  const [filter, setFilter] = useState<Filter>('all')
  const rows = useMemo(
    () => review.rows.filter(({ status }) => filter === 'all' || status === filter),
    [review, filter],
  )
  const columns = useMemo(() => {
    const known = new Map((samples ?? []).map((sample) => [sample._id, sample]))
    return reviewColumns({ choices, options, names, known, onChange: change })
  }, [choices, options, names, samples, change])
  const stored = storedCount(review, choices)
  const isAllSame = review.rows.every(({ status }) => status === 'SAME')
  return (
    <>
      <Card
        title={text.summary(file.name)}
        actions={
          <Button variant="default" onClick={onBack}>
            {text.toColumns}
          </Button>
        }
      >
        <FileNotes notes={review.notes} />
        <GroupFilter review={review} value={filter} onChange={setFilter} />
        {rows.length === 0 ? (
          <p role="status">{text.noRows}</p>
        ) : (
          <DataTable
            label={text.tableLabel}
            rows={rows}
            columns={columns}
            keyOf={keyOf}
            initialSort={{ id: 'row' }}
          />
        )}
      </Card>
      <StickyBar>
        <div role="status">
          <strong>
            {isAllSame ? text.allSame : stored === 0 ? text.nothingChosen : text.chosen(stored)}
          </strong>
          {!isAllSame && leftOutCount(review, choices) > 0 && (
            <span className={shared.quiet}>{text.leftOut(leftOutCount(review, choices))}</span>
          )}
        </div>
        <Button onClick={store} loading={isStoring} disabled={stored === 0}>
          {text.store}
        </Button>
      </StickyBar>
    </>
  )
}
