/** The order of fields in every list, picker, plan and print. */
import { compareNamesOfAnyCase } from '../text/order.ts'
import { nameOfYear } from './rules.ts'
import type { Field } from './schema.ts'

type Ordered = Pick<Field, 'ordering' | 'name' | 'yearInfo'>

/** Compares fields by the farmer's own order; where he has made none, by their names in a crop year. */
export const inFieldOrder =
  (year: number) =>
  (a: Ordered, b: Ordered): number =>
    a.ordering - b.ordering || compareNamesOfAnyCase(nameOfYear(a, year), nameOfYear(b, year))
