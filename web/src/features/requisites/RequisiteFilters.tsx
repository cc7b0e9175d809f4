import type { Requisite } from '@vagu/core/requisites/schema'
import { Checkbox, Select, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useMemo } from 'react'
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
      className={styles['facet'] ?? ''}
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
    <div className={styles['bar']} role="search">
      <TextInput
        type="search"
        className={styles['search'] ?? ''}
        aria-label={words.search}
        placeholder={words.searchPlaceholder}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={filter.query}
        onChange={(event) => onChange({ ...filter, query: event.currentTarget.value })}
      />
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
    </div>
  )
}
