/** The order of fields in every list, picker, plan and print. */
import { nameOfYear } from './rules.ts'
import type { Field } from './schema.ts'

type Ordered = Pick<Field, 'ordering' | 'name' | 'yearInfo'>

const collator = new Intl.Collator('et', { numeric: true, sensitivity: 'base' })

/** Compares fields by the farmer's own order; where he has made none, by their names in a crop year. */
export const inFieldOrder =
  (year: number) =>
  (a: Ordered, b: Ordered): number =>
    a.ordering - b.ordering || collator.compare(nameOfYear(a, year), nameOfYear(b, year))
