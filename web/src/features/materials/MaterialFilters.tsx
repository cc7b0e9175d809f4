import type { Material } from '@vagu/core/materials/schema'
import { Checkbox, Select } from '@mantine/core'
import { useMemo } from 'react'
import { ListBar } from '../../records/ListBar.tsx'
import type { Facet } from './facets.ts'
import { facetOptions, type MaterialFilter } from './filter-materials.ts'
import styles from './Materials.module.css'
import { materialsPageText } from './text.ts'

interface Props {
  readonly requisites: readonly Material[]
  readonly facets: readonly Facet[]
  readonly problemCount: number
  readonly filter: MaterialFilter
  readonly onChange: (filter: MaterialFilter) => void
}

function FacetSelect({ facet, requisites, filter, onChange }: Props & { readonly facet: Facet }) {
  const options = useMemo(() => facetOptions(requisites, facet), [requisites, facet])
  const value = filter.chosen[facet.id] ?? ''
  if (options.length < 2 && value === '') return null
  return (
    <Select
      className={styles.facet}
      aria-label={facet.label}
      placeholder={`${facet.label}: ${materialsPageText.all.toLocaleLowerCase('et')}`}
      data={options}
      value={value === '' ? null : value}
      clearable
      searchable
      onChange={(chosen) => onChange({ ...filter, chosen: { ...filter.chosen, [facet.id]: chosen ?? '' } })}
    />
  )
}

/** Narrows the list by what is typed, by kind, and to what lacks something. */
export function MaterialFilters(props: Props) {
  const { facets, problemCount, filter, onChange } = props
  return (
    <ListBar
      label={materialsPageText.search}
      placeholder={materialsPageText.searchPlaceholder}
      value={filter.query}
      onChange={(query) => onChange({ ...filter, query })}
    >
      {facets.map((facet) => (
        <FacetSelect key={facet.id} facet={facet} {...props} />
      ))}
      {(problemCount > 0 || filter.onlyProblems) && (
        <Checkbox
          label={materialsPageText.onlyProblems(problemCount)}
          checked={filter.onlyProblems}
          onChange={(event) => onChange({ ...filter, onlyProblems: event.currentTarget.checked })}
        />
      )}
    </ListBar>
  )
}
