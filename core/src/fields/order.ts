/** The order of fields in every list, picker, plan and print. */
import { compareNamesOfAnyCase } from '../text/order.ts'
import { nameOfYear } from './rules.ts'
import type { Field } from './schema.ts'

type Named = Pick<Field, 'ordering' | 'name'>

/** Compares by the farmer's own order; where he has made none, by name. */
export const inOwnOrder = (a: Named, b: Named): number =>
  a.ordering - b.ordering || compareNamesOfAnyCase(a.name, b.name)

type Ordered = Named & Pick<Field, 'yearInfo'>

/** The same, by the names that fields have in a crop year. */
export const inFieldOrder =
  (year: number) =>
  (a: Ordered, b: Ordered): number =>
    a.ordering - b.ordering || compareNamesOfAnyCase(nameOfYear(a, year), nameOfYear(b, year))
