import type { StockEntry, StockItem, StockLine } from '@vagu/core/stock/schema'
import { useMemo, useState } from 'react'
import { useFields } from '../../../entities/fields/use-fields.ts'
import type { LightboxProps } from '../../../entities/photos/Lightbox.tsx'
import { entryKind } from '../../../entities/stock/entry-kind.ts'
import { stockEntryText } from '../../../entities/stock/text.ts'
import { RecordHistory } from '../../../records/history/RecordHistory.tsx'
import { useRemoveWithUndo } from '../../../records/use-remove-with-undo.ts'
import { Card } from '../../../ui/Card.tsx'
import { DataTable } from '../../../ui/DataTable.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { lazyComponent } from '../../../ui/lazy-component.tsx'
import { useMay } from '../../../ui/may.tsx'
import { lineColumns } from './line-columns.tsx'
import { ledgerText as text } from './text.ts'

const Lightbox = lazyComponent<LightboxProps>(
  async () => (await import('../../../entities/photos/Lightbox.tsx')).Lightbox,
)

interface Props {
  readonly item: StockItem
  readonly onEdit: (entry: StockEntry) => void
}
const keyOf = ({ _id }: StockLine): string => _id
const isEnd = ({ type }: StockLine): boolean =>
  type === 'PERIOD_START_BALANCE' || type === 'PERIOD_END_BALANCE'

/** The lines of the ledger, with what can be done with those that somebody entered. */
export function Lines({ item, onEdit }: Props) {
  const seesMoney = useMay('money')
  const { data: fields } = useFields()
  const remove = useRemoveWithUndo(entryKind, stockEntryText)
  const [remembered, setRemembered] = useState<StockEntry>()
  const [photos, setPhotos] = useState<readonly string[]>()
  const closePhotos = (): void => setPhotos(undefined)
  const byId = useMemo(() => new Map((fields ?? []).map((field) => [field._id, field])), [fields])
  const { unit } = item
  const lines = item.lines ?? []
  const columns = useMemo(
    () =>
      lineColumns({
        unit,
        seesMoney,
        fields: byId,
        onPhotos: setPhotos,
        onEdit,
        onHistory: setRemembered,
        onRemove: remove,
      }),
    [unit, seesMoney, byId, onEdit, remove],
  )
  return (
    <Card title={text.lines}>
      {lines.every(isEnd) ? (
        <EmptyState title={text.noLines}>{text.noLinesText}</EmptyState>
      ) : (
        <DataTable label={text.lines} rows={lines} columns={columns} keyOf={keyOf} maxHeight={900} />
      )}
      {remembered && (
        <RecordHistory kind={entryKind} record={remembered} onClose={() => setRemembered(undefined)} />
      )}
      {photos && (
        <Lightbox
          onFailed={closePhotos}
          props={{
            photos: photos.map((id) => ({ id, preview: null })),
            start: 0,
            about: item.name,
            onClose: closePhotos,
          }}
        />
      )}
    </Card>
  )
}
