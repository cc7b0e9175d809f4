import type { Requisite, RequisiteType } from '@vagu/core/requisites/schema'
import { useDeferredValue, useMemo, useState } from 'react'
import { FoundLine } from '../../records/ListBar.tsx'
import { Card } from '../../ui/Card.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { type Facet, FACETS } from './facets.ts'
import { filterRequisites, isNarrowed, NO_FILTER, searchText } from './filter-requisites.ts'
import { type ColumnContext, requisiteColumns } from './requisite-columns.tsx'
import { RequisiteFilters } from './RequisiteFilters.tsx'
import styles from './Requisites.module.css'
import { words } from './text.ts'

interface Props {
  readonly type: RequisiteType
  readonly requisites: readonly Requisite[]
  readonly context: ColumnContext
}
const keyOf = ({ _id }: Requisite): string => _id
/** What a material is found by is put together once, when something is searched for. */
function rememberTexts(facets: readonly Facet[]): (requisite: Requisite) => string {
  const known = new WeakMap<Requisite, string>()
  return (requisite) => {
    const text = known.get(requisite) ?? searchText(requisite, facets)
    known.set(requisite, text)
    return text
  }
}
const BY_NAME = { id: 'name' } as const

/** The materials of a page that answer the search and the choices. */
export function RequisiteList({ type, requisites, context }: Props) {
  const [filter, setFilter] = useState(NO_FILTER)
  const asked = useDeferredValue(filter)
  const facets = FACETS[type]
  const { problemsOf } = context
  const columns = useMemo(() => requisiteColumns(type, context), [type, context])
  const textOf = useMemo(() => rememberTexts(facets), [facets])
  const problemCount = useMemo(
    () => requisites.filter((each) => problemsOf(each).length > 0).length,
    [requisites, problemsOf],
  )
  const found = useMemo(
    () =>
      filterRequisites(requisites, asked, {
        facets,
        textOf,
        hasProblem: (each) => problemsOf(each).length > 0,
      }),
    [requisites, asked, facets, textOf, problemsOf],
  )
  const own = { requisites, facets, problemCount, filter }
  return (
    <Card className={styles.list}>
      <RequisiteFilters {...own} onChange={setFilter} />
      {isNarrowed(asked) && found.length < requisites.length && (
        <FoundLine
          text={words.found(found.length, requisites.length)}
          onShowAll={() => setFilter(NO_FILTER)}
        />
      )}
      {found.length === 0 ? (
        <EmptyState title={words.noneFound}>{words.noneFoundText}</EmptyState>
      ) : (
        <DataTable
          label={words.list[type]}
          rows={found}
          columns={columns}
          keyOf={keyOf}
          initialSort={BY_NAME}
          onRowClick={context.onEdit}
        />
      )}
    </Card>
  )
}
