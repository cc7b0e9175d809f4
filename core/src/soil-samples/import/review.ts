/** Lays a file of a laboratory beside the farm: what is new, known, in doubt or unusable. */
import { yearOf } from '../../time/day.ts'
import { FIGURES, type SampleValues, type SoilSample } from '../schema.ts'
import { type Choices, type ReadTable, readTable } from './choices.ts'
import { comparedLabel, FieldFinder, type FieldsOfFarm, type FoundFields, labelOf } from './fields.ts'
import { KnownSamples, staysSame } from './known.ts'
import { problemOf, soilNote } from './messages.ts'
import { type ReadSample, samplesOf } from './rows.ts'
import type { RememberedTable, RowStatus, SampleProblem, SampleRow, SoilNote, SoilReview } from './schema.ts'
import type { Sheet } from '../../text/table-header.ts'
import { type FoundTable, sampleTables, tablesIn } from './tables.ts'

/** Farm beside which a file is laid. */
export interface Farm extends FieldsOfFarm {
  readonly samples: readonly SoilSample[]
  readonly remembered: ReadonlyMap<string, RememberedTable>
  readonly today: string
}

/** A file without samples, with the reason. */
export class NoSamples extends Error {
  override readonly name = 'NoSamples'
  readonly reason: 'noTable' | 'onlyMeans' | 'noSamples'
  constructor(reason: NoSamples['reason']) {
    super(`the file has no samples: ${reason}`)
    this.reason = reason
  }
}

const MAX_NAMES = 8
const quoted = (names: readonly string[]): string =>
  [...new Set(names)]
    .slice(0, MAX_NAMES)
    .map((name) => `„${name}“`)
    .join(', ')

/** Row beside one field. */
interface Met {
  readonly status: RowStatus
  readonly values: SampleValues | null
  readonly known: SampleRow['known']
  readonly problems: readonly SampleProblem[]
}

const knownOf = ({ _id, updatedAt }: SoilSample): SampleRow['known'] => ({ _id, updatedAt })

function meet(
  sample: ReadSample,
  fieldId: string | undefined,
  farm: { known: KnownSamples; bag: SoilSample | undefined },
): Met {
  const { known, bag } = farm
  const values = sample.values ?? (bag ? { ...sample.undated, date: bag.date } : null)
  const nothing = { values, known: null, problems: [] }
  if (sample.isInvalid || values === null) return { ...nothing, values: null, status: 'INVALID' }
  if (fieldId === undefined) return { ...nothing, status: 'NO_FIELD' }
  const isBag = bag?.fieldId === fieldId
  const same = isBag ? bag : known.same(fieldId, values)
  const problems = known.isSwapped(fieldId, values) ? [problemOf('swapped')] : []
  if (!same) return { ...nothing, problems, status: 'NEW' }
  if (staysSame(same, values)) return { ...nothing, known: knownOf(same), status: 'SAME' }
  // the day on which a bag was filled is known better by who filled it
  const told = isBag ? { ...values, date: same.date } : values
  return {
    status: 'DIFFERENT',
    values: told,
    known: knownOf(same),
    problems: isBag ? [...problems, problemOf('notStored')] : problems,
  }
}

interface Reviewing {
  readonly finder: FieldFinder
  readonly known: KnownSamples
  readonly names: ReadonlyMap<string, string>
  /** Rows by what makes a sample one. */
  readonly seen: Map<string, number>
  readonly year: number
}

/** A sample that waits gives its day to a row that has none. */
const withoutDayProblem = (problems: readonly SampleProblem[], isDayKnown: boolean): SampleProblem[] =>
  problems.filter(({ code }) => !(isDayKnown && code === 'noDate'))

function partsOf(found: FoundFields): readonly (string | undefined)[] {
  return found.fieldIds.length === 0 ? [undefined] : found.fieldIds
}

/** The row at which the same sample stood before, for the same field. */
function repeated(
  { seen }: Reviewing,
  row: number,
  { values, fieldId }: { values: SampleValues | null; fieldId: string | undefined },
) {
  if (values === null || values.sampleNo === '') return undefined
  const key = [values.lab, values.protocolNo, comparedLabel(values.sampleNo), values.date, fieldId].join('|')
  const before = seen.get(key)
  seen.set(key, before ?? row)
  return before
}

function rowsOf(sample: ReadSample, row: number, work: Reviewing): SampleRow[] {
  const { finder, known, names, year } = work
  const bag = sample.sampleNo === '' ? undefined : known.waiting(sample.sampleNo, sample.values?.date ?? null)
  const found = finder.find(sample, {
    year: sample.values ? yearOf(sample.values.date) : year,
    bagOf: bag?.fieldId,
  })
  const isConflict = found.disagreeing.length > 0 && !sample.isInvalid
  return partsOf(found).map((fieldId, i) => {
    const met = meet(sample, fieldId, { known, bag })
    const problems = [...withoutDayProblem(sample.problems, met.values !== null), ...met.problems]
    if (isConflict)
      problems.push(
        problemOf('fieldsDisagree', { fields: quoted(found.disagreeing.map((id) => names.get(id) ?? '')) }),
      )
    if (found.fieldIds.length > 1) problems.push(problemOf('severalFields'))
    const other = repeated(work, row, { values: met.values, fieldId })
    if (other !== undefined) problems.push(problemOf('repeats', { other }))
    const status = statusOf(met.status, { isConflict, isRepeat: other !== undefined })
    return {
      row,
      part: i + 1,
      table: sample.table,
      sheet: sample.sheet,
      line: sample.line,
      sampleNo: sample.sampleNo,
      label: labelOf(sample),
      fieldId: fieldId ?? null,
      match: found.match,
      candidates: [...found.disagreeing],
      status,
      values: status === 'INVALID' ? null : met.values,
      known: met.known,
      problems,
    }
  })
}

function statusOf(
  status: RowStatus,
  { isConflict, isRepeat }: { isConflict: boolean; isRepeat: boolean },
): RowStatus {
  if (status === 'INVALID' || isRepeat) return 'INVALID'
  return isConflict ? 'CONFLICT' : status
}

/** How much more phosphorus than potassium looks wrong, and on how many rows of ten. */
const MUCH_MORE = 2
const NEARLY_ALL = 0.8
const MIN_ROWS = 3

/** Whether nearly every row has far more phosphorus than potassium: soils have it the other way. */
function looksSwapped(rows: readonly SampleRow[]): boolean {
  const pairs = rows.flatMap(({ values }) =>
    values?.p != null && values.k !== null ? [{ p: values.p, k: values.k }] : [],
  )
  return (
    pairs.length >= MIN_ROWS &&
    pairs.filter(({ p, k }) => p >= MUCH_MORE * k).length >= NEARLY_ALL * pairs.length
  )
}

interface FileFacts {
  readonly sheets: readonly Sheet[]
  readonly means: readonly FoundTable[]
  readonly tables: readonly ReadTable[]
  readonly rows: readonly SampleRow[]
}

function notesOf({ sheets, means, tables, rows }: FileFacts): SoilNote[] {
  const used = new Set([...means, ...tables].map(({ sheet }) => sheet))
  const unused = sheets
    .filter(({ name, lines }) => !used.has(name) && lines.length > 0)
    .map(({ name }) => name)
  const labs = new Set(rows.flatMap(({ values }) => values?.lab ?? []))
  const columns = tables.flatMap((table) => table.columns)
  const figures = columns.filter(({ meaning }) => FIGURES.some((figure) => figure === meaning))
  const unitless = figures.filter(({ isUnitStated }) => !isUnitStated).map(({ header }) => header)
  const isMethodMissing = rows.some(
    ({ values }) => values !== null && values.methodP === null && (values.p !== null || values.k !== null),
  )
  return [
    ...(means.length > 0
      ? [soilNote('meansLeftOut', { sheets: quoted(means.map(({ sheet }) => sheet)) })]
      : []),
    ...(unused.length > 0 ? [soilNote('sheetsLeftOut', { sheets: quoted(unused) })] : []),
    ...(labs.size > 1 ? [soilNote('severalLabs', { labs: [...labs].join(', ') })] : []),
    ...(unitless.length > 0 ? [soilNote('unitsMissing', { columns: quoted(unitless) })] : []),
    ...(isMethodMissing ? [soilNote('methodMissing')] : []),
    ...(looksSwapped(rows) ? [soilNote('swapped')] : []),
  ]
}

/** The samples of a file beside the farm. Throws NoSamples where it has none. */
export function reviewSheets(
  sheets: readonly Sheet[],
  work: { readonly farm: Farm; readonly choices: Choices; readonly importId: string; readonly most: number },
): SoilReview | 'tooMany' {
  const { farm, choices, importId, most } = work
  const found = tablesIn(sheets)
  if (found.length === 0) throw new NoSamples('noTable')
  const { samples, means } = sampleTables(found)
  if (samples.length === 0) throw new NoSamples('onlyMeans')
  const tables = samples.map((table, i) => readTable(table, i, { choices, remembered: farm.remembered }))
  if (tables.reduce((sum, { lines }) => sum + lines.length, 0) > most) return 'tooMany'
  const reviewing: Reviewing = {
    finder: new FieldFinder(farm),
    known: new KnownSamples(farm.samples),
    names: new Map(farm.fields.map(({ _id, name }) => [_id, name])),
    seen: new Map(),
    year: yearOf(farm.today),
  }
  const read = tables.flatMap((table) => samplesOf(table, farm.today))
  if (read.length === 0) throw new NoSamples('noSamples')
  const rows = read.flatMap((sample, i) => rowsOf(sample, i + 1, reviewing))
  const count = (status: RowStatus): number => rows.filter((row) => row.status === status).length
  return {
    dryRun: true,
    importId,
    notes: notesOf({ sheets, means, tables, rows }),
    tables: tables.map(({ columns: _columns, lines: _lines, ...table }) => table),
    columns: tables.flatMap(({ columns }) => columns.map(({ isLatitude: _first, ...column }) => column)),
    counts: {
      read: read.length,
      NEW: count('NEW'),
      DIFFERENT: count('DIFFERENT'),
      SAME: count('SAME'),
      CONFLICT: count('CONFLICT'),
      NO_FIELD: count('NO_FIELD'),
      INVALID: count('INVALID'),
    },
    rows,
  }
}
