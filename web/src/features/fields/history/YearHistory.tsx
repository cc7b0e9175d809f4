import { useQuery } from '@tanstack/react-query'
import { listYearInfoChanges } from '@vagu/core/history/contract'
import type { Field } from '@vagu/core/fields/schema'
import type { YearInfoChange } from '@vagu/core/history/schema'
import { fieldKeys } from '../../../entities/fields/keys.ts'
import { call } from '../../../lib/call.ts'
import { formatInstant } from '../../../lib/format.ts'
import { Changes } from '../../../records/history/Changes.tsx'
import { DelayedSkeleton } from '../../../ui/DelayedSkeleton.tsx'
import { lineDifferences } from '../../../ui/line-differences.ts'
import { LoadFailed } from '../../../ui/LoadFailed.tsx'
import { fieldQuery } from '../api.ts'
import { linesOfYear } from '../describe-field.ts'
import { ShapeChange } from './ShapeChange.tsx'
import { historyText } from '../../../records/history/text.ts'
import { fieldsHistoryText } from './text.ts'
import styles from './YearHistory.module.css'

const actionOf = ({ before, after, isUnreadable }: YearInfoChange): string => {
  if (isUnreadable) return fieldsHistoryText.changedYear
  if (before === null) return fieldsHistoryText.addedYear
  return after === null ? fieldsHistoryText.removedYear : fieldsHistoryText.changedYear
}

/** Difference that a change made in its year. */
function Told({ change: { year, before, after, isUnreadable } }: { readonly change: YearInfoChange }) {
  if (isUnreadable || year === null) return <p>{historyText.unreadable}</p>
  const nothing = { year }
  return <Changes changes={lineDifferences(linesOfYear(after ?? nothing), linesOfYear(before ?? nothing))} />
}

function Change({ change }: { readonly change: YearInfoChange }) {
  const { at, userName, isBrought, source } = change
  return (
    <li>
      <p className={styles.head}>
        <strong>
          {actionOf(change)} {userName}
        </strong>
        <span>
          {formatInstant(at)}
          {isBrought && `, ${historyText.brought}`}
          {source && `, ${historyText.sources[source]}`}
        </span>
      </p>
      <Told change={change} />
    </li>
  )
}

interface YearProps {
  /** Null for changes of which not even the year can be read. */
  readonly year: number | null
  readonly changes: readonly YearInfoChange[]
  readonly field: Field | undefined
}

/** Events of one crop year of the field: a new boundary, and each change. */
function YearPart({ year, changes, field }: YearProps) {
  const title = year === null ? fieldsHistoryText.unknownYear : fieldsHistoryText.year(year)
  return (
    <section aria-label={title}>
      <h3 className={styles.year}>{title}</h3>
      {field && year !== null && <ShapeChange field={field} year={year} />}
      <ol className={styles.changes}>
        {changes.map((change) => (
          <Change key={change.entryId} change={change} />
        ))}
      </ol>
    </section>
  )
}

/** Crop years of a field with something to tell, the last first; what no year is known of comes at the end. */
const yearsOf = (changes: readonly YearInfoChange[], field: Field | undefined): (number | null)[] =>
  [
    ...new Set([
      ...changes.map(({ year }) => year),
      ...(field?.earlierShapes ?? []).map(({ until }) => until + 1),
    ]),
  ].toSorted((a, b) => (b ?? 0) - (a ?? 0))

/** Who changed what of a field in which crop year. */
export function YearHistory({ id }: { readonly id: string }) {
  const { data, isPending, isError, isFetching, refetch } = useQuery({
    queryKey: fieldKeys.yearHistory(id),
    queryFn: ({ signal }) => call(listYearInfoChanges, { params: { id } }, { signal }),
    staleTime: 0,
    meta: { reads: ['fields'], isQuiet: true },
  })
  const { data: field } = useQuery(fieldQuery(id))
  if (isPending) return <DelayedSkeleton lines={3} height={56} />
  if (isError)
    return (
      <LoadFailed
        title={fieldsHistoryText.yearsFailed}
        onReload={() => void refetch()}
        isLoading={isFetching}
      />
    )
  const years = yearsOf(data, field)
  if (years.length === 0) return <p className={styles.none}>{fieldsHistoryText.noYears}</p>
  return years.map((year) => (
    <YearPart
      key={year ?? 'unknown'}
      year={year}
      field={field}
      changes={data.filter((change) => change.year === year)}
    />
  ))
}
