import type { Material, MaterialType } from '@vagu/core/materials/schema'
import { useDeferredValue, useMemo, useState } from 'react'
import { FoundLine } from '../../records/ListBar.tsx'
import { Card } from '../../ui/Card.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { type Facet, FACETS } from './facets.ts'
import { filterMaterials, isNarrowed, NO_FILTER, searchText } from './filter-materials.ts'
import { type ColumnContext, materialColumns } from './material-columns.tsx'
import { MaterialFilters } from './MaterialFilters.tsx'
import styles from './Materials.module.css'
import { useMay } from '../../ui/may.tsx'
import { materialsPageText } from './text.ts'

interface Props {
  readonly type: MaterialType
  readonly requisites: readonly Material[]
  readonly context: ColumnContext
}
const keyOf = ({ _id }: Material): string => _id
/** Search texts of materials, made when something is first searched for. */
function rememberTexts(facets: readonly Facet[]): (requisite: Material) => string {
  const known = new WeakMap<Material, string>()
  return (requisite) => {
    const text = known.get(requisite) ?? searchText(requisite, facets)
    known.set(requisite, text)
    return text
  }
}
const BY_NAME = { id: 'name' } as const

/** The materials of a page that answer the search and the choices. */
export function MaterialList({ type, requisites, context }: Props) {
  const mayWrite = useMay('write')
  const [filter, setFilter] = useState(NO_FILTER)
  const shownFilter = useDeferredValue(filter)
  const facets = FACETS[type]
  const { problemsOf } = context
  const columns = useMemo(() => materialColumns(type, context), [type, context])
  const textOf = useMemo(() => rememberTexts(facets), [facets])
  const problemCount = useMemo(
    () => requisites.filter((each) => problemsOf(each).length > 0).length,
    [requisites, problemsOf],
  )
  const found = useMemo(
    () =>
      filterMaterials(requisites, shownFilter, {
        facets,
        textOf,
        hasProblem: (each) => problemsOf(each).length > 0,
      }),
    [requisites, shownFilter, facets, textOf, problemsOf],
  )
  const own = { requisites, facets, problemCount, filter }
  return (
    <Card className={styles.list}>
      <MaterialFilters {...own} onChange={setFilter} />
      {isNarrowed(shownFilter) && found.length < requisites.length && (
        <FoundLine
          text={materialsPageText.found(found.length, requisites.length)}
          onShowAll={() => setFilter(NO_FILTER)}
        />
      )}
      {found.length === 0 ? (
        <EmptyState title={materialsPageText.noneFound}>{materialsPageText.noneFoundText}</EmptyState>
      ) : (
        <DataTable
          label={materialsPageText.list[type]}
          rows={found}
          columns={columns}
          keyOf={keyOf}
          initialSort={BY_NAME}
          {...(mayWrite && { onRowClick: context.onEdit })}
        />
      )}
    </Card>
  )
}
