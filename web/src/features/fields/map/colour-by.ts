/** Colours of the fields and their meaning: each field in one group, each group with a colour, letters and words. */
import { sumAreas } from '@vagu/core/units/rounding'
import { daysBetween } from '@vagu/core/time/day'
import { cropStyle } from '../../../entities/crops/crop-style.ts'
import type { FieldRow } from './field-row.ts'
import { fieldsMapText as text } from './text.ts'

export const COLOUR_MODES = ['crop', 'lastJob', 'free', 'warnings'] as const
export type ColourMode = (typeof COLOUR_MODES)[number]

export const colourModeOf = (stored: unknown): ColourMode =>
  COLOUR_MODES.find((mode) => mode === stored) ?? 'crop'

interface Look {
  readonly key: string
  readonly label: string
  /** Letters of the group, so that colour is not the only sign. */
  readonly letters: string
  readonly colour: string
}
export interface ColourGroup extends Look {
  readonly count: number
  /** Hectares. */
  readonly area: number
}

const CALM = '#9fcf9f'
const STEPS = ['#f6d55c', '#f2a13c', '#e0662f', '#a8322a'] as const
const NONE = '#cfd4cf'
/** Of the most frequent last jobs; told apart by those who see few colours, too. */
const JOB_COLOURS = ['#4e79a7', '#f28e2b', '#59a14f', '#e15759', '#b07aa1', '#76b7b2', '#edc948', '#9c755f']
const OTHER = '#8a8f8a'

const FREE: readonly (Look & { readonly most: number })[] = [
  { key: 'now', label: text.free.now, letters: '✓', colour: CALM, most: 0 },
  { key: 'days3', label: text.free.days3, letters: '1–3', colour: STEPS[0], most: 3 },
  { key: 'days7', label: text.free.days7, letters: '4–7', colour: STEPS[1], most: 7 },
  { key: 'days14', label: text.free.days14, letters: '8+', colour: STEPS[2], most: 14 },
  { key: 'longer', label: text.free.longer, letters: '15+', colour: STEPS[3], most: Infinity },
]
const WARNED: readonly (Look & { readonly most: number })[] = [
  { key: 'none', label: text.warned.none, letters: '✓', colour: CALM, most: 0 },
  { key: 'one', label: text.warned.one, letters: '1', colour: STEPS[0], most: 1 },
  { key: 'few', label: text.warned.few, letters: '2+', colour: STEPS[1], most: 3 },
  { key: 'many', label: text.warned.many, letters: '4+', colour: STEPS[3], most: Infinity },
]

/** Days until every waiting period of a field is over. */
export function daysUntilFree({ workFrom, harvestFrom }: FieldRow, today: string): number {
  const last = (harvestFrom ?? '') > (workFrom ?? '') ? harvestFrom : workFrom
  return last === null ? 0 : daysBetween(today, last)
}

const stepOf = (steps: readonly (Look & { readonly most: number })[], value: number): Look =>
  steps.find(({ most }) => value <= most) ?? { key: '', label: '', letters: '', colour: NONE }

const countBy = (rows: readonly FieldRow[], keyOf: (row: FieldRow) => string): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1)
  return counts
}

/** The first letters of a name, as many as tell it from the others; four have room on a field. */
function lettersOf(name: string, names: readonly string[]): string {
  const isOwn = (count: number): boolean =>
    names.every((other) => other === name || other.slice(0, count) !== name.slice(0, count))
  return name.slice(0, [2, 3].find(isOwn) ?? 4)
}

function jobLook(rows: readonly FieldRow[]): (row: FieldRow) => Look {
  const counts = countBy(rows, ({ lastJob }) => lastJob?.name ?? '')
  counts.delete('')
  const names = [...counts].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([name]) => name)
  const shown = names.slice(0, JOB_COLOURS.length)
  const colours = new Map(shown.map((name, i) => [name, JOB_COLOURS[i]]))
  return ({ lastJob }) => {
    if (!lastJob) return { key: '', label: text.noJob, letters: '–', colour: NONE }
    const colour = colours.get(lastJob.name)
    return colour
      ? { key: lastJob.name, label: lastJob.name, letters: lettersOf(lastJob.name, shown), colour }
      : { key: '…', label: text.otherJob, letters: '…', colour: OTHER }
  }
}

const cropLook = ({ crop }: FieldRow): Look => {
  const { title, letters, colour } = cropStyle(crop)
  return { key: title, label: title, letters, colour }
}

function lookBy(mode: ColourMode, rows: readonly FieldRow[], today: string): (row: FieldRow) => Look {
  if (mode === 'crop') return cropLook
  if (mode === 'lastJob') return jobLook(rows)
  if (mode === 'free') return (row) => stepOf(FREE, daysUntilFree(row, today))
  return (row) => stepOf(WARNED, row.warnings)
}

/** Steps in their order, all else the largest first. */
function inOrder(groups: readonly ColourGroup[], mode: ColourMode): ColourGroup[] {
  const steps = { free: FREE, warnings: WARNED, crop: undefined, lastJob: undefined }[mode]
  const placeOf = (group: ColourGroup): number => steps?.findIndex(({ key }) => key === group.key) ?? 0
  return groups.toSorted((a, b) => placeOf(a) - placeOf(b) || b.area - a.area)
}

export interface Coloured {
  readonly groups: readonly ColourGroup[]
  readonly of: ReadonlyMap<string, Look>
}

/** The group of each field by its id, and the groups with their fields counted and their hectares summed. */
export function colourFields(mode: ColourMode, rows: readonly FieldRow[], today: string): Coloured {
  const lookOf = lookBy(mode, rows, today)
  const of = new Map(rows.map((row) => [row.id, lookOf(row)]))
  const byKey = Map.groupBy(rows, ({ id }) => of.get(id)?.key ?? '')
  const groups = [...byKey.values()].flatMap((members): ColourGroup[] => {
    const look = of.get(members[0]?.id ?? '')
    return look ? [{ ...look, count: members.length, area: sumAreas(members.map(({ area }) => area)) }] : []
  })
  return { groups: inOrder(groups, mode), of }
}
