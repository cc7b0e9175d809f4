import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { SoilSample } from '@vagu/core/soil-samples/schema'
import { isValidOn, validUntil } from '@vagu/core/soil-samples/validity'
import { useMemo, useState } from 'react'
import { formatDay } from '../../lib/format.ts'
import { today } from '../../lib/today.ts'
import { RecordHistory } from '../../records/history/RecordHistory.tsx'
import { menuColumn, nameColumn, type RowActions } from '../../records/record-columns.tsx'
import { useRemoveWithUndo } from '../../records/use-remove-with-undo.ts'
import type { Column } from '../../ui/data-table-columns.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { IfMay, useMay } from '../../ui/may.tsx'
import { LazySampleDialog } from './LazySampleDialog.tsx'
import { sampleKind, sampleTitle } from './sample-kind.ts'
import { SoilChips } from './SoilChips.tsx'
import { soilSamplesText as text } from './text.ts'

interface Props {
  readonly fieldId: string
  readonly fieldName: string
  readonly year: number
  /** The field's samples, the newest first. */
  readonly samples: readonly SoilSample[]
  /** The newest sample of the farm. */
  readonly like: SoilSample | undefined
}

const columnsOf = (day: string, actions: RowActions<SoilSample>): Column<SoilSample>[] => [
  nameColumn({
    header: text.columns.name,
    nameOf: sampleTitle,
    labelOf: (sample) => text.editOf(sampleTitle(sample)),
    onOpen: actions.onEdit,
  }),
  {
    id: 'date',
    header: text.columns.date,
    sortBy: ({ date }) => date,
    cell: ({ date }) => formatDay(date),
  },
  { id: 'values', header: text.columns.values, cell: (sample) => <SoilChips samples={[sample]} /> },
  {
    id: 'lab',
    header: text.columns.lab,
    cell: ({ lab, methodP }) =>
      [lab && text.labs[lab], methodP ? text.methods[methodP] : text.unknownMethod]
        .filter(Boolean)
        .join(', '),
  },
  {
    id: 'valid',
    header: text.columns.valid,
    cell: (sample) => {
      const until = formatDay(validUntil(sample.date))
      return isValidOn(sample, day) ? text.validTo(until) : text.expired(until)
    },
  },
  menuColumn({ nameOf: sampleTitle, ...actions }),
]
const keyOf = ({ _id }: SoilSample): string => _id
const NEWEST = { id: 'date', desc: true } as const

/** The samples of one field, with all that can be done with each. */
export function FieldSamples({ fieldId, fieldName, year, samples, like }: Props) {
  const [opened, setOpened] = useState<{ readonly sample: SoilSample | undefined }>()
  const [remembered, setRemembered] = useState<SoilSample>()
  const onRemove = useRemoveWithUndo(sampleKind, text)
  const mayWrite = useMay('write')
  const day = today()
  const columns = useMemo(
    () => columnsOf(day, { onEdit: (sample) => setOpened({ sample }), onHistory: setRemembered, onRemove }),
    [day, onRemove],
  )
  const close = (): void => setOpened(undefined)
  const add = (
    <IfMay to="enter">
      <Button
        leftSection={<IconPlus size={20} aria-hidden />}
        onClick={() => setOpened({ sample: undefined })}
      >
        {text.add}
      </Button>
    </IfMay>
  )
  return (
    <>
      {samples.length === 0 ? (
        <EmptyState title={text.noneOfField} action={add} />
      ) : (
        <>
          <DataTable
            label={text.samplesOf(fieldName)}
            rows={samples}
            columns={columns}
            keyOf={keyOf}
            initialSort={NEWEST}
            {...(mayWrite && { onRowClick: (sample: SoilSample) => setOpened({ sample }) })}
          />
          {add}
        </>
      )}
      {remembered && (
        <RecordHistory kind={sampleKind} record={remembered} onClose={() => setRemembered(undefined)} />
      )}
      {opened && (
        <LazySampleDialog
          onFailed={close}
          props={{
            sample: opened.sample,
            start: { fieldId, date: day, like },
            year,
            onClose: close,
            onSaved: close,
          }}
        />
      )}
    </>
  )
}
