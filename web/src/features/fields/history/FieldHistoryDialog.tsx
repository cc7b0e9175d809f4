import { SegmentedControl, Stack } from '@mantine/core'
import type { Field } from '@vagu/core/fields/schema'
import { useState } from 'react'
import { ReceiptsFold } from '../../../entities/pria/ReceiptsFold.tsx'
import { HistoryList } from '../../../records/history/HistoryList.tsx'
import { historyOf } from '../../../records/history/RecordHistory.tsx'
import { historyText } from '../../../records/history/text.ts'
import type { KindWithHistory } from '../../../records/kind.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import type { FieldEdit } from '../form/field-form.ts'
import { readFieldHistory } from '../field-kind.ts'
import { LineChange } from './ShapeChange.tsx'
import { fieldsHistoryText } from './text.ts'
import { YearHistory } from './YearHistory.tsx'

export interface FieldHistoryProps {
  readonly kind: KindWithHistory<Field, FieldEdit>
  readonly record: Field
  readonly onClose: () => void
}

type FieldChange = Awaited<ReturnType<typeof readFieldHistory>>[number]

const lineOf = ({ line }: FieldChange) => line && <LineChange {...line} />

/** The changes of a field one after the other, or told by crop year. */
export function FieldHistoryDialog(props: FieldHistoryProps) {
  const { kind, record, onClose } = props
  const [view, setView] = useState('all')
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={historyText.title(kind.nameOf(record))}
      width={680}
      isChanged={false}
    >
      <Stack>
        <SegmentedControl
          aria-label={fieldsHistoryText.view}
          value={view}
          onChange={setView}
          data={[
            { value: 'all', label: fieldsHistoryText.views.all },
            { value: 'years', label: fieldsHistoryText.views.years },
          ]}
        />
        <ReceiptsFold kind="fields" recordId={record._id} />
        {view === 'all' ? (
          <HistoryList<FieldChange>
            {...historyOf(props)}
            read={(signal) => readFieldHistory(record._id, signal)}
            pictureOf={lineOf}
          />
        ) : (
          <YearHistory id={record._id} />
        )}
      </Stack>
    </Dialog>
  )
}
