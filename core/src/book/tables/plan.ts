import { PLAN_HEADS } from '../../fertilization-plan/printed.ts'
import type { BookPlanRow } from '../facts.ts'
import { type ColumnOf, number, type TableOf, text } from '../table-of.ts'

const cell = (key: string, place: number, width: number): ColumnOf<BookPlanRow> =>
  text<BookPlanRow>(key, PLAN_HEADS[place] ?? '', ({ cells }) => cells[place]?.join('; '))({ width })

/** The nine items of määrus 19.11.2021, 1, as the plan prints them. */
export const planTable: TableOf<BookPlanRow> = {
  key: 'plan',
  title: 'Väetamisplaan',
  columns: [
    cell('field', 0, 11),
    number<BookPlanRow>('area', PLAN_HEADS[1], ({ area }) => area)({ decimals: 4, width: 7 }),
    cell('crop', 2, 10),
    number<BookPlanRow>('goal', PLAN_HEADS[3], ({ goal }) => goal)({ decimals: 2, width: 7 }),
    cell('fertilizers', 4, 20),
    cell('usable', 5, 15),
    cell('need', 6, 9),
    cell('foodWheat', 7, 8),
    cell('predecessor', 8, 10),
    cell('predecessorCut', 9, 9),
    cell('manureAfter', 10, 8),
  ],
  records: ({ facts, fields }) => {
    const rows = new Map(facts.plan?.map((row) => [row.fieldId, row]))
    return fields.flatMap(({ _id }) => {
      const row = rows.get(_id)
      return row ? [[_id, row] as const] : []
    })
  },
  notes: ({ facts }) => facts.planNotes,
}
