import type { AreaStatus, CustomArea, YearlyArea } from './schema.ts'

type Kind = Pick<CustomArea, 'fields'>
export interface FieldInYear {
  readonly fieldId: string
  readonly year: number
}

/** The form asks a hundred fields at every keystroke; a kind is never changed, so what was looked up once holds. */
const lookedUp = new WeakMap<Kind, ReadonlyMap<string, readonly YearlyArea[]>>()

function yearsByField(kind: Kind): ReadonlyMap<string, readonly YearlyArea[]> {
  const known = lookedUp.get(kind)
  if (known) return known
  const byField = new Map(kind.fields.map(({ fieldId, yearlyAreas }) => [fieldId, yearlyAreas]))
  lookedUp.set(kind, byField)
  return byField
}

/** The entry of the year, else the nearest earlier one, else the next later. */
function nearest<Each extends { readonly year: number }>(
  all: readonly Each[],
  year: number,
): Each | undefined {
  let found: Each | undefined
  for (const each of all) {
    const isCloser =
      found === undefined ||
      (each.year <= year ? found.year > year || each.year > found.year : each.year < found.year)
    if (isCloser) found = each
  }
  return found
}

/**
 * A field's area of the kind in a crop year, hectares: that year's, else the nearest earlier, else the next later;
 * undefined where no year has one. A kind may leave nothing of a field: 0.
 */
export function areaOfKind(kind: Kind, { fieldId, year }: FieldInYear): number | undefined {
  const known = (yearsByField(kind).get(fieldId) ?? []).flatMap((each) =>
    each.area === null ? [] : [{ year: each.year, area: each.area }],
  )
  return nearest(known, year)?.area
}

/** Why the field's area of the kind must be looked at in a crop year: what was said last before it, else first after. */
export const statusOfKind = (kind: Kind, { fieldId, year }: FieldInYear): AreaStatus | null =>
  nearest(yearsByField(kind).get(fieldId) ?? [], year)?.status ?? null
