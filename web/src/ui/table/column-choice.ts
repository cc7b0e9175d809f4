/** Shown columns in their order; the rest is hidden. */

/** With a column shown (at its usual place) or hidden; the last one stays. */
export function withColumn<Id extends string>(
  all: readonly Id[],
  shown: readonly Id[],
  id: Id,
): readonly Id[] {
  if (shown.includes(id)) return shown.length === 1 ? shown : shown.filter((each) => each !== id)
  const place = all.indexOf(id)
  const next = shown.findIndex((each) => all.indexOf(each) > place)
  return shown.toSpliced(next < 0 ? shown.length : next, 0, id)
}

/** With a column moved one place to the left (-1) or right (1). */
export function moved<Id extends string>(shown: readonly Id[], id: Id, by: -1 | 1): readonly Id[] {
  const from = shown.indexOf(id)
  const to = from + by
  const other = shown[to]
  if (from < 0 || to < 0 || other === undefined) return shown
  return shown.with(from, other).with(to, id)
}
