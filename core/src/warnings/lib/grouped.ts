/** The same as `Map.groupBy`, by hand: rules group the few jobs of a field, of hundreds of fields in a save, and it takes half as long. */
export function grouped<T, K>(list: readonly T[], keyOf: (each: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const each of list) {
    const key = keyOf(each)
    const group = groups.get(key)
    if (group) group.push(each)
    else groups.set(key, [each])
  }
  return groups
}
