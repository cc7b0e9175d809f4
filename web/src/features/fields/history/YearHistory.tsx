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

const actionOf = ({ before, after }: YearInfoChange): string => {
  if (before === null) return fieldsHistoryText.addedYear
  return after === null ? fieldsHistoryText.removedYear : fieldsHistoryText.changedYear
}

function Change({ change }: { readonly change: YearInfoChange }) {
  const { year, before, after, at, userName, isBrought } = change
  const nothing = { year }
  return (
    <li>
      <p className={styles.head}>
        <strong>
          {actionOf(change)} {userName}
        </strong>
        <span>
          {formatInstant(at)}
          {isBrought && `, ${historyText.brought}`}
        </span>
      </p>
      <Changes changes={lineDifferences(linesOfYear(after ?? nothing), linesOfYear(before ?? nothing))} />
    </li>
  )
}

interface YearProps {
  readonly year: number
  readonly changes: readonly YearInfoChange[]
  readonly field: Field | undefined
}

/** Events of one crop year of the field: a new boundary, and each change. */
function YearPart({ year, changes, field }: YearProps) {
  const title = fieldsHistoryText.year(year)
  return (
    <section aria-label={title}>
      <h3 className={styles.year}>{title}</h3>
      {field && <ShapeChange field={field} year={year} />}
      <ol className={styles.changes}>
        {changes.map((change) => (
          <Change key={change.entryId} change={change} />
        ))}
      </ol>
    </section>
  )
}

/** Crop years of a field with something to tell, the last first. */
const yearsOf = (changes: readonly YearInfoChange[], field: Field | undefined): number[] =>
  [
    ...new Set([
      ...changes.map(({ year }) => year),
      ...(field?.earlierShapes ?? []).map(({ until }) => until + 1),
    ]),
  ].toSorted((a, b) => b - a)

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
    <YearPart key={year} year={year} field={field} changes={data.filter((change) => change.year === year)} />
  ))
}
