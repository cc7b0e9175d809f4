import { cropsOf } from '../crop-names.ts'
import type { RegisterUse } from '../products.ts'
import { listOf, readTarget } from './cells.ts'
import { figuresOf } from './figures.ts'
import type { Report } from './report.ts'
import { clausesOf, readRestriction } from './restriction.ts'
import type { TableRow } from './table.ts'

/** One row of the file: a crop with its pests. The text of the restriction is not yet numbered. */
export interface UseRow extends Omit<RegisterUse, 'restriction'> {
  readonly restriction: string
}

const PLACES: Readonly<Record<string, RegisterUse['place']>> = {
  avamaa: 'field',
  kasvuhoone: 'greenhouse',
  siseruumid: 'indoors',
}

/** A row of the file of uses; undefined, and reported, where it has no crop or stands nowhere that we know. */
export function useFrom(row: TableRow<'uses'>, report: Report): UseRow | undefined {
  const place = PLACES[row.cell('place').toLowerCase()]
  const crop = row.cell('crop').replaceAll(/\s+/g, ' ')
  const at = { file: 'uses', line: row.line } as const
  if (crop === '') return report.add(at, 'noCrop', { number: row.cell('id') })
  if (place === undefined) return report.add(at, 'unknownPlace', { value: row.cell('place') })
  const crops = cropsOf(crop)
  if (crops === undefined) report.add(at, 'unknownCrop', { crop })
  const restriction = row.cell('restriction')
  return {
    crops: [...(crops ?? [])],
    cropNames: [crop],
    targets: listOf(row.cell('targets')).map(readTarget),
    place,
    ...figuresOf(row, report),
    ...readRestriction(restriction, row.cell('stage')),
    restriction,
  }
}

const textKey = (text: string): string => clausesOf(text).toSorted().join(';')
const targetKey = ({ name, eppo }: UseRow['targets'][number]): string => `${name}|${eppo ?? ''}`
const targetsKey = ({ targets }: UseRow): string => targets.map(targetKey).toSorted().join(';')

/** Key of a use: all its figures, without the crop and the pests. Rows with the same key are one use. */
const figuresKey = (row: UseRow): string =>
  JSON.stringify([
    row.place,
    row.doseMin,
    row.doseMax,
    row.doseUnit,
    row.harvestDelayDays,
    row.workDelayDays,
    row.timesMax,
    row.intervalDays,
    row.stageMin,
    row.stageMax,
    textKey(row.restriction),
  ])

const distinct = <T>(items: readonly T[], keyOf: (item: T) => string): T[] =>
  [...new Map(items.toReversed().map((item) => [keyOf(item), item])).values()].toReversed()

/** Rows with the same key as one row with the crops and the pests of all. */
const joined = (rows: readonly UseRow[], keyOf: (row: UseRow) => string): UseRow[] =>
  [...Map.groupBy(rows, keyOf).values()].flatMap(([first, ...rest]) => {
    if (first === undefined) return []
    const all = [first, ...rest]
    return [
      {
        ...first,
        crops: [...new Set(all.flatMap(({ crops }) => crops))],
        cropNames: [...new Set(all.flatMap(({ cropNames }) => cropNames))],
        targets: distinct(
          all.flatMap(({ targets }) => targets),
          targetKey,
        ),
      },
    ]
  })

/**
 * Uses of a product from its rows: first the pests of a crop at the same figures, then the crops whose figures and pests
 * are the same. So no crop comes by a pest that it was not authorised for. `restrictions` holds each text once, whatever
 * the order of its statements.
 */
export function mergedUses(rows: readonly UseRow[]): { uses: RegisterUse[]; restrictions: string[] } {
  // A row that names no pest is for any; pests of another row would narrow it.
  const byCrop = joined(
    rows,
    (row) => `${row.cropNames.join(';')}|${row.targets.length > 0}|${figuresKey(row)}`,
  )
  const merged = joined(byCrop, (row) => `${targetsKey(row)}|${figuresKey(row)}`)
  const texts = distinct(merged.map(({ restriction }) => restriction).filter(Boolean), textKey)
  const places = new Map(texts.map((text, place) => [textKey(text), place]))
  return {
    restrictions: texts,
    uses: merged.map((row) => ({ ...row, restriction: places.get(textKey(row.restriction)) ?? null })),
  }
}
