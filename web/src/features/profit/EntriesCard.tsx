import { ActionIcon, Button } from '@mantine/core'
import { IconEdit, IconPlus, IconTrash } from '@tabler/icons-react'
import type { CostEntry, CostOverview } from '@vagu/core/profit/schema'
import { useState } from 'react'
import { formatNumber } from '../../lib/format.ts'
import { Card } from '../../ui/Card.tsx'
import type { Column } from '../../ui/data-table-columns.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { useMay } from '../../ui/may.tsx'
import { cropName } from './profit-view.ts'
import { profitText as text } from './text.ts'
import { type ChangeOverview, useChangeOverview } from './use-change-overview.ts'
import layout from '../../ui/layout.module.css'

const EntryDialog = lazyComponent(async () => (await import('./EntryDialog.tsx')).EntryDialog)

/** Whom an entry concerns, in words. */
const ofText = ({ fieldId, crop }: CostEntry, names: ReadonlyMap<string, string>): string => {
  if (fieldId !== null) return names.get(fieldId) ?? fieldId
  return crop === null ? text.ofFarm : cropName(crop)
}

interface Of {
  readonly names: ReadonlyMap<string, string>
  readonly mayWrite: boolean
  readonly onEdit: (entry: CostEntry) => void
  readonly change: ChangeOverview
}
function columnsOf({ names, mayWrite, onEdit, change }: Of): Column<CostEntry>[] {
  const { entryKind, entryLabel, entryOf, entryAmount } = text
  const remove = (entry: CostEntry): void =>
    change({
      said: text.entryRemoved,
      body: { removedEntries: [{ _id: entry._id, seen: entry }] },
      back: { entries: [{ ...entry, seen: null }] },
    })
  const columns: Column<CostEntry>[] = [
    {
      id: 'label',
      header: entryLabel,
      isTitle: true,
      cell: ({ label }) => label,
      sortBy: ({ label }) => label,
    },
    { id: 'kind', header: entryKind, cell: ({ kind }) => text.entryKinds[kind], sortBy: ({ kind }) => kind },
    {
      id: 'of',
      header: entryOf,
      cell: (entry) => ofText(entry, names),
      sortBy: (entry) => ofText(entry, names),
    },
    {
      id: 'amount',
      header: entryAmount,
      isNumeric: true,
      cell: ({ amount, per }) => `${formatNumber(amount)} ${text.pers[per]}`,
      sortBy: ({ amount }) => amount,
    },
  ]
  if (!mayWrite) return columns
  return [
    ...columns,
    {
      id: 'actions',
      header: text.entryActions,
      isActions: true,
      cell: (entry) => (
        <span className={layout.wrap}>
          <ActionIcon
            variant="subtle"
            size="lg"
            aria-label={text.edit(entry.label)}
            onClick={() => onEdit(entry)}
          >
            <IconEdit size={20} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="red"
            size="lg"
            aria-label={text.remove(entry.label)}
            onClick={() => remove(entry)}
          >
            <IconTrash size={20} aria-hidden />
          </ActionIcon>
        </span>
      ),
    },
  ]
}

/** Subsidies, other incomes and shared costs. */
export function EntriesCard({ overview }: { readonly overview: CostOverview }) {
  const { year, entries, fields } = overview
  const mayWrite = useMay('write')
  const { change } = useChangeOverview(year)
  const [edited, setEdited] = useState<CostEntry | 'new'>()
  const close = (): void => setEdited(undefined)
  const names = new Map(fields.map(({ fieldId, name }) => [fieldId, name]))
  return (
    <Card
      title={text.entries}
      actions={
        mayWrite && (
          <Button leftSection={<IconPlus size={20} aria-hidden />} onClick={() => setEdited('new')}>
            {text.addEntry}
          </Button>
        )
      }
    >
      <p className={layout.quiet}>{entries.length === 0 ? text.noEntries : text.entriesLead}</p>
      {entries.length > 0 && (
        <DataTable
          label={text.entries}
          rows={entries}
          columns={columnsOf({ names, mayWrite, onEdit: setEdited, change })}
          keyOf={({ _id }) => _id}
        />
      )}
      {edited && (
        <EntryDialog
          onFailed={close}
          props={{ overview, entry: edited === 'new' ? undefined : edited, onClose: close }}
        />
      )}
    </Card>
  )
}
