/** Manure given to the fields, kept by field and year: a limit of the whole farm asks for its sums. */
import { manureOf } from '@vagu/core/nutrients/nutrient-amount'
import { yearOf } from '@vagu/core/time/day'
import { roundTo } from '@vagu/core/units/rounding'
import { cropYearOfEvent, type EventFacts, isWhatIf } from '@vagu/core/warnings/facts'
import { termsOf } from '@vagu/core/warnings/rules/manure-nitrogen-exceeded/exception'
import { needOf } from '@vagu/core/warnings/rules/manure-phosphorus-exceeded/need'
import { prepared } from '../db/prepared.ts'
import type { Reader, Tables, Writer } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import type { FieldInYears } from './facts.ts'
import { isWithin } from './rows.ts'
import { rowsWithin, type YearsOfFields } from './stored-in.ts'

type Row = Tables['field_manure']

/** As the column tells the terms of § 161 (2). */
export const TERMS = { broken: 0, none: 1, kept: 2 } as const

/** Kilograms given to fields in use, from a calendar year on. */
export const manureSince = (db: Reader, accountId: string, year: number) =>
  db
    .selectFrom('field_manure')
    .innerJoin('field', (join) =>
      join
        .onRef('field.account_id', '=', 'field_manure.account_id')
        .onRef('field.id', '=', 'field_manure.field_id'),
    )
    .select((select) => [
      'field_manure.year',
      select.fn.sum<number | string>('field_manure.nitrogen').as('nitrogen'),
      select.fn.sum<number | string>('field_manure.phosphorus').as('phosphorus'),
    ])
    .where('field_manure.account_id', '=', accountId)
    .where('field_manure.year', '>=', year)
    .where('field.active', '=', 1)

const placeOf = ({
  field_id: field,
  crop_year: cropYear,
  year,
}: Pick<Row, 'field_id' | 'crop_year' | 'year'>) => `${field}|${cropYear}|${year}`

/** Kilograms by crop year and calendar year; years without manure have no row. */
function rowsOf(actor: Actor, { field, scope, events, samples }: FieldInYears): Row[] {
  const giving = new Map<string, { readonly row: Row; readonly events: EventFacts[] }>()
  for (const event of events) {
    const cropYear = cropYearOfEvent(event, field)
    if (isWhatIf(event) || !isWithin(cropYear, scope)) continue
    const { nitrogenKg, phosphorusKg } = manureOf(event)
    if (nitrogenKg === 0 && phosphorusKg === 0) continue
    const place = {
      account_id: actor.accountId,
      field_id: field._id,
      crop_year: cropYear,
      year: yearOf(event.date),
    }
    const known = giving.get(placeOf(place))
    giving.set(placeOf(place), {
      row: {
        ...place,
        nitrogen: roundTo((known?.row.nitrogen ?? 0) + nitrogenKg, 6),
        phosphorus: roundTo((known?.row.phosphorus ?? 0) + phosphorusKg, 6),
        need_proven: known?.row.need_proven === 1 || needOf(event, field, samples).need === 'proven' ? 1 : 0,
        spreading_terms: 0,
      },
      events: [...(known?.events ?? []), event],
    })
  }
  return Array.from(giving.values(), ({ row, events: ofField }) => ({
    ...row,
    spreading_terms: TERMS[termsOf(field, ofField)],
  }))
}

const keptRows = prepared((db, { accountId, fieldIds, fromYear, toYear }: YearsOfFields) =>
  db
    .selectFrom('field_manure')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('field_id', 'in', fieldIds)
    .where('crop_year', '>=', fromYear)
    .where('crop_year', '<=', toYear),
)

const readStored = (tx: Writer, actor: Actor, fields: readonly FieldInYears[]): Promise<Row[]> =>
  rowsWithin(actor.accountId, fields, (asked) => keptRows(tx, asked))

const removeRow = (tx: Writer, row: Row) =>
  tx
    .deleteFrom('field_manure')
    .where('account_id', '=', row.account_id)
    .where('field_id', '=', row.field_id)
    .where('crop_year', '=', row.crop_year)
    .where('year', '=', row.year)
    .execute()

/** Keeps what manure gave the fields in the crop years of their scopes; writes only what differs. */
export async function storeManure(tx: Writer, actor: Actor, fields: readonly FieldInYears[]): Promise<void> {
  const stored = new Map((await readStored(tx, actor, fields)).map((row) => [placeOf(row), row]))
  const rows = new Map(fields.flatMap((field) => rowsOf(actor, field)).map((row) => [placeOf(row), row]))
  const isSame = (a: Row, b: Row | undefined) =>
    a.nitrogen === b?.nitrogen &&
    a.phosphorus === b.phosphorus &&
    a.need_proven === b.need_proven &&
    a.spreading_terms === b.spreading_terms
  for (const [place, row] of stored) if (!isSame(row, rows.get(place))) await removeRow(tx, row)
  const added = [...rows].filter(([place, row]) => !isSame(row, stored.get(place))).map(([, row]) => row)
  if (added.length > 0) await tx.insertInto('field_manure').values(added).execute()
}
