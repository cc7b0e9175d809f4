import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import type { Sorting } from '../../ui/data-table-columns.ts'
import type { JobColumn } from './job-columns.tsx'
import styles from './JobsGrid.module.css'
import { words } from './text.ts'

interface Props {
  readonly columns: readonly JobColumn[]
  readonly sorting: Sorting
  readonly onSort: (sorting: Sorting) => void
  readonly count: number
  readonly chosen: 'all' | 'some' | 'none'
  readonly onToggleAll: () => void
}

const SortIcon = ({ desc }: { readonly desc: boolean | undefined }) => {
  if (desc === undefined) return <IconArrowsSort size={14} className={styles['unsorted']} aria-hidden />
  return desc ? <IconArrowDown size={14} aria-hidden /> : <IconArrowUp size={14} aria-hidden />
}

/** The box that chooses everything that is seen. */
export const AllCheckbox = ({
  count,
  chosen,
  onToggleAll,
}: Pick<Props, 'count' | 'chosen' | 'onToggleAll'>) => (
  <label className={styles['check']}>
    <input
      type="checkbox"
      checked={chosen === 'all'}
      ref={(box) => {
        if (box) box.indeterminate = chosen === 'some'
      }}
      aria-label={words.selectAll(count)}
      onChange={onToggleAll}
    />
  </label>
)

/** The headings stay in sight while the rows go by. */
export function GridHead({ columns, sorting, onSort, ...all }: Props) {
  return (
    <div role="rowgroup" className={styles['head']}>
      <div role="row" aria-rowindex={1} className={styles['headRow']}>
        <div role="columnheader">
          <AllCheckbox {...all} />
        </div>
        {columns.map(({ id, header, isNumeric }) => {
          const desc = sorting.id === id ? (sorting.desc ?? false) : undefined
          return (
            <div
              key={id}
              role="columnheader"
              className={styles['headCell']}
              data-numeric={isNumeric}
              aria-sort={desc === undefined ? 'none' : desc ? 'descending' : 'ascending'}
            >
              <button
                type="button"
                className={styles['sort']}
                onClick={() => onSort({ id, desc: desc === false })}
              >
                {header}
                <SortIcon desc={desc} />
              </button>
            </div>
          )
        })}
        <div role="columnheader" className={styles['buttons']}>
          <span className="visually-hidden">{words.actions}</span>
        </div>
      </div>
    </div>
  )
}
