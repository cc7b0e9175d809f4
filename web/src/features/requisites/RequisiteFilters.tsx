import type { Requisite } from '@vagu/core/requisites/schema'
import { Checkbox, Select } from '@mantine/core'
import { useMemo } from 'react'
import { ListBar } from '../../records/ListBar.tsx'
import type { Facet } from './facets.ts'
import { facetOptions, type RequisiteFilter } from './filter-requisites.ts'
import styles from './Requisites.module.css'
import { words } from './text.ts'

interface Props {
  readonly requisites: readonly Requisite[]
  readonly facets: readonly Facet[]
  readonly problemCount: number
  readonly filter: RequisiteFilter
  readonly onChange: (filter: RequisiteFilter) => void
}

function FacetSelect({ facet, requisites, filter, onChange }: Props & { readonly facet: Facet }) {
  const options = useMemo(() => facetOptions(requisites, facet), [requisites, facet])
  const value = filter.chosen[facet.id] ?? ''
  if (options.length < 2 && value === '') return null
  return (
    <Select
      className={styles.facet}
      aria-label={facet.label}
      placeholder={`${facet.label}: ${words.all.toLocaleLowerCase('et')}`}
      data={options}
      value={value === '' ? null : value}
      clearable
      searchable
      onChange={(chosen) => onChange({ ...filter, chosen: { ...filter.chosen, [facet.id]: chosen ?? '' } })}
    />
  )
}

/** Narrows the list by what is typed, by kind, and to what lacks something. */
export function RequisiteFilters(props: Props) {
  const { facets, problemCount, filter, onChange } = props
  return (
    <ListBar
      label={words.search}
      placeholder={words.searchPlaceholder}
      value={filter.query}
      onChange={(query) => onChange({ ...filter, query })}
    >
      {facets.map((facet) => (
        <FacetSelect key={facet.id} facet={facet} {...props} />
      ))}
      {(problemCount > 0 || filter.onlyProblems) && (
        <Checkbox
          label={words.onlyProblems(problemCount)}
          checked={filter.onlyProblems}
          onChange={(event) => onChange({ ...filter, onlyProblems: event.currentTarget.checked })}
        />
      )}
    </ListBar>
  )
}
