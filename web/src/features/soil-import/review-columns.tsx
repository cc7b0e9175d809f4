import { Checkbox, MultiSelect } from '@mantine/core'
import { mergedSample } from '@vagu/core/soil-samples/import/known'
import type { SampleRow } from '@vagu/core/soil-samples/import/schema'
import { FIGURES, type SoilSample } from '@vagu/core/soil-samples/schema'
import { describeSample, unitOf } from '../../entities/soil-samples/sample-kind.ts'
import { EMPTY, formatDay, formatNumber } from '../../lib/format.ts'
import { differencesIn } from '../../records/describe.ts'
import type { Column } from '../../ui/data-table-columns.ts'
import { type Choice, type Choices, isFieldOpen, isStorable, keyOf } from './choices.ts'
import { wide } from '../../ui/import/file-columns.tsx'
import shared from '../../ui/import/Import.module.css'
import styles from './SoilImport.module.css'
import { soilImportText as text } from './text.ts'

export interface ReviewContext {
  readonly choices: Choices
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly names: ReadonlyMap<string, string>
  /** Samples of the farm, by id. */
  readonly known: ReadonlyMap<string, SoilSample>
  readonly onChange: (row: SampleRow, part: Partial<Choice>) => void
}
interface Props {
  readonly row: SampleRow
  readonly context: ReviewContext
}

function IncludeCell({ row, context }: Props) {
  const choice = context.choices.get(keyOf(row))
  const canInclude = isStorable(row) && (choice?.fieldIds.length ?? 0) > 0
  return (
    <Checkbox
      aria-label={text.include(row.row)}
      checked={canInclude && choice?.isIncluded === true}
      disabled={!canInclude}
      onChange={(event) => context.onChange(row, { isIncluded: event.currentTarget.checked })}
    />
  )
}

const SampleCell = ({ row: { sampleNo, values, line } }: Pick<Props, 'row'>) => (
  <span>
    {sampleNo === '' ? EMPTY : sampleNo}
    {values && <span className={shared.quiet}>{formatDay(values.date)}</span>}
    <span className={shared.quiet}>{text.line(line)}</span>
  </span>
)

function FieldCell({ row, context }: Props) {
  const { fieldId, label, match } = row
  const choice = context.choices.get(keyOf(row))
  const name = fieldId === null ? undefined : context.names.get(fieldId)
  const words = text.matches[match]
  if (!isFieldOpen(row))
    return (
      <span>
        {name ?? EMPTY}
        {label !== '' && label !== name && <span className={shared.quiet}>{text.inFile(label)}</span>}
      </span>
    )
  return (
    <span className={styles.field}>
      <MultiSelect
        aria-label={text.fieldOf(row.row)}
        data={[...context.options]}
        value={[...(choice?.fieldIds ?? [])]}
        placeholder={choice?.fieldIds.length ? '' : text.chooseField}
        searchable
        hidePickedOptions
        error={row.status === 'CONFLICT' && !choice?.fieldIds.length}
        onChange={(fieldIds) => context.onChange(row, { fieldIds })}
      />
      {label !== '' && label !== name && <span className={shared.quiet}>{text.inFile(label)}</span>}
      {words !== '' && row.status === 'NEW' && <span className={shared.quiet}>{words}</span>}
    </span>
  )
}

/** Figures of a row in one line: "P 38 mg/kg". */
function figuresOf({ values }: SampleRow): string[] {
  if (values === null) return []
  return FIGURES.flatMap((figure) => {
    const value = values[figure]
    if (value === null) return []
    const sign = figure === 'ph' ? 'pH' : `${figure.charAt(0).toUpperCase()}${figure.slice(1)}`
    const unit = unitOf(figure) === '%' ? '\u00A0%' : ''
    return [`${sign}\u00A0${values.below.includes(figure) ? '<' : ''}${formatNumber(value)}${unit}`]
  })
}

/** Figures of a new sample; of one that is there what would change. */
function ValuesCell({ row, context }: Props) {
  const before = row.known ? context.known.get(row.known._id) : undefined
  if (row.status !== 'DIFFERENT' || !before || !row.values) return figuresOf(row).join(' · ') || EMPTY
  const { name: _name, userId: _user, updatedAt: _at, ...stored } = before
  const mine = { ...stored, ...mergedSample(stored, row.values) }
  return (
    <ul className={styles.changes}>
      {differencesIn(describeSample, { mine, stored }).map((difference) => (
        <li key={difference.label}>
          {difference.label} <span className={styles.before}>{difference.stored}</span>
          <span aria-hidden>{' → '}</span>
          <span className="visually-hidden">{text.becomes}</span>
          <strong>{difference.mine}</strong>
        </li>
      ))}
    </ul>
  )
}

function ProblemsCell({ row: { problems } }: Pick<Props, 'row'>) {
  if (problems.length === 0) return <span className={styles.none}>{EMPTY}</span>
  return (
    <ul className={styles.problems}>
      {problems.map(({ detail }) => (
        <li key={detail}>{detail}</li>
      ))}
    </ul>
  )
}

/** The columns of the rows of a file. */
export const reviewColumns = (context: ReviewContext): Column<SampleRow>[] => [
  {
    id: 'include',
    header: text.reviewColumns.include,
    width: 90,
    cell: (row) => <IncludeCell row={row} context={context} />,
  },
  {
    id: 'row',
    header: text.reviewColumns.row,
    width: 72,
    sortBy: ({ row, part }) => row + part / 100,
    cell: ({ row }) => row,
  },
  {
    id: 'status',
    header: text.reviewColumns.status,
    sortBy: ({ status }) => text.statuses[status],
    cell: ({ status }) => (
      <span className={styles.status} data-status={status}>
        {text.statuses[status]}
      </span>
    ),
  },
  {
    id: 'sampleNo',
    header: text.reviewColumns.sampleNo,
    sortBy: ({ sampleNo }) => sampleNo,
    cell: (row) => <SampleCell row={row} />,
  },
  {
    id: 'field',
    header: text.reviewColumns.field,
    sortBy: ({ fieldId, label }) => (fieldId === null ? label : (context.names.get(fieldId) ?? label)),
    cell: (row) => wide(<FieldCell row={row} context={context} />),
  },
  {
    id: 'values',
    header: text.reviewColumns.values,
    cell: (row) => wide(<ValuesCell row={row} context={context} />),
  },
  {
    id: 'problems',
    header: text.reviewColumns.problems,
    sortBy: ({ problems }) => -problems.length,
    cell: (row) => wide(<ProblemsCell row={row} />),
  },
]
