import { Card } from '../ui/Card.tsx'
import type { Column } from '../ui/data-table-columns.ts'
import { DataTable } from '../ui/DataTable.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import type { StoredRecord } from './kind.ts'
import { useMay } from '../ui/may.tsx'
import { FoundLine, ListBar, useListSearch } from './ListBar.tsx'

/** Words of a list with a search. */
export interface ListText {
  readonly table: string
  readonly search: string
  readonly searchPlaceholder: string
  readonly count: (all: number) => string
  readonly found: (shown: number, all: number) => string
  readonly noneFound: string
  readonly noneFoundText: (query: string) => string
}

interface Props<R> {
  readonly records: readonly R[]
  /** Stays the same while nothing changes that the columns show. */
  readonly columns: readonly Column<R>[]
  readonly isFound: (record: R, query: string) => boolean
  readonly text: ListText
  readonly onOpen: (record: R) => void
}
const keyOf = ({ _id }: StoredRecord): string => _id
const BY_NAME = { id: 'name' } as const

/** The records of a kind under a search, sorted by name at first; a row opens its record. */
export function RecordList<R extends StoredRecord>({ records, columns, isFound, text, onOpen }: Props<R>) {
  const mayWrite = useMay('write')
  const { typed, setTyped, query, showAll } = useListSearch()
  const found = records.filter((record) => isFound(record, query))
  return (
    <>
      <ListBar label={text.search} placeholder={text.searchPlaceholder} value={typed} onChange={setTyped}>
        {found.length < records.length ? (
          <FoundLine text={text.found(found.length, records.length)} onShowAll={showAll} />
        ) : (
          <FoundLine text={text.count(records.length)} />
        )}
      </ListBar>
      <Card>
        {found.length === 0 ? (
          <EmptyState title={text.noneFound}>{text.noneFoundText(query)}</EmptyState>
        ) : (
          <DataTable
            label={text.table}
            rows={found}
            columns={columns}
            keyOf={keyOf}
            initialSort={BY_NAME}
            {...(mayWrite && { onRowClick: onOpen })}
          />
        )}
      </Card>
    </>
  )
}
