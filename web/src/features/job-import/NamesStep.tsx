import { Button, Select } from '@mantine/core'
import type { NamedCell } from '@vagu/core/job-import/schema'
import { useMemo } from 'react'
import type { FarmNames } from '../../entities/job-grid/farm-names.ts'
import { AddMachine } from '../../entities/machines/AddMachine.tsx'
import { Card } from '../../ui/Card.tsx'
import type { Column } from '../../ui/data-table-columns.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { wide } from '../../ui/import/file-columns.tsx'
import shared from '../../ui/import/Import.module.css'
import { StickyBar } from '../../ui/StickyBar.tsx'
import styles from './JobImport.module.css'
import { keyOfName, mayBeNote, type Meanings, type UnknownName } from './names.ts'
import { jobImportText as text } from './text.ts'

interface Props {
  readonly unknown: readonly UnknownName[]
  readonly meanings: Meanings
  readonly names: FarmNames
  readonly onChange: (meanings: Meanings) => void
  readonly onBack: () => void
  readonly onDone: () => void
}

const NOTE = ' '

const choicesOf = (cell: NamedCell, { lists }: FarmNames) => [
  ...(mayBeNote(cell) ? [{ value: NOTE, label: text.toNote }] : []),
  ...lists[cell].map(({ label }) => ({ value: label, label })),
]

function Meaning({
  name,
  meanings,
  names,
  onChange,
}: Omit<Props, 'unknown' | 'onBack' | 'onDone'> & { readonly name: UnknownName }) {
  const key = keyOfName(name)
  const known = meanings.get(key)
  const data = useMemo(() => choicesOf(name.cell, names), [name.cell, names])
  const say = (value: string | null): void => {
    const next = new Map(meanings)
    if (value === null) next.delete(key)
    else next.set(key, value === NOTE ? '' : value)
    onChange(next)
  }
  const select = (
    <Select
      aria-label={text.nameOf(name.cell, name.text)}
      placeholder={text.chooseName}
      data={data}
      value={known === '' ? NOTE : (known ?? null)}
      searchable
      clearable
      limit={100}
      onChange={say}
    />
  )
  if (name.cell !== 'machine') return select
  return (
    <div className={styles.meaning}>
      {select}
      <AddMachine name={name.text} onSaved={(machine) => say(machine.name)} />
    </div>
  )
}

const columnsOf = (said: Pick<Props, 'meanings' | 'names' | 'onChange'>): Column<UnknownName>[] => [
  { id: 'kind', header: text.nameColumns.kind, width: 100, cell: ({ cell }) => text.kinds[cell] },
  { id: 'text', header: text.nameColumns.text, isTitle: true, cell: (name) => name.text },
  { id: 'count', header: text.nameColumns.count, width: 90, cell: ({ count }) => count },
  {
    id: 'name',
    header: text.nameColumns.name,
    width: 320,
    cell: (name) => wide(<Meaning name={name} {...said} />),
  },
]

/** Names that the farm does not have, each to be said what it means. */
export function NamesStep(props: Props) {
  const { unknown, meanings, names, onChange, onBack, onDone } = props
  const columns = useMemo(() => columnsOf({ meanings, names, onChange }), [meanings, names, onChange])
  return (
    <>
      <Card title={text.namesTitle}>
        <p className={shared.quiet}>{text.namesHint}</p>
        <DataTable label={text.namesOf} rows={unknown} columns={columns} keyOf={keyOfName} />
      </Card>
      <StickyBar>
        <Button variant="default" onClick={onBack}>
          {text.toColumns}
        </Button>
        <Button onClick={onDone}>{text.toReview}</Button>
      </StickyBar>
    </>
  )
}
