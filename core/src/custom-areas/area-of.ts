import type { CustomArea, YearlyArea } from './schema.ts'

type Kind = Pick<CustomArea, 'fields'>

/** The form asks a hundred fields at every keystroke; a kind is never changed, so what was looked up once holds. */
const lookedUp = new WeakMap<Kind, ReadonlyMap<string, readonly YearlyArea[]>>()

function yearsByField(kind: Kind): ReadonlyMap<string, readonly YearlyArea[]> {
  const known = lookedUp.get(kind)
  if (known) return known
  const byField = new Map(kind.fields.map(({ fieldId, yearlyAreas }) => [fieldId, yearlyAreas]))
  lookedUp.set(kind, byField)
  return byField
}

/**
 * A field's area of the kind in a crop year, hectares: that year's, else the nearest earlier, else the next later;
 * undefined where no year has one. A kind may leave nothing of a field: 0.
 */
export function areaOfKind(
  kind: Kind,
  { fieldId, year }: { readonly fieldId: string; readonly year: number },
): number | undefined {
  const known = (yearsByField(kind).get(fieldId) ?? []).flatMap((each) =>
    each.area === null ? [] : [{ year: each.year, area: each.area }],
  )
  const before = known.filter((each) => each.year <= year).toSorted((a, b) => b.year - a.year)
  const after = known.filter((each) => each.year > year).toSorted((a, b) => a.year - b.year)
  return (before[0] ?? after[0])?.area
}
