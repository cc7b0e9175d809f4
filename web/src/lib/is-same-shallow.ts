const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

function isSameObject(
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
): boolean {
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && Object.is(one[key], other[key]))
  )
}

/** Whether two values are the same, or two lists, sets, maps or plain objects hold the same; one step deep. */
export function isSameShallow(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, index) => Object.is(each, other[index]))
  if (one instanceof Set && other instanceof Set)
    return one.size === other.size && [...one].every((each) => other.has(each))
  if (one instanceof Map && other instanceof Map)
    return (
      one.size === other.size &&
      [...one].every(([key, value]) => other.has(key) && Object.is(other.get(key), value))
    )
  return isPlain(one) && isPlain(other) && isSameObject(one, other)
}

/** Answers with what it answered last, as long as that holds the same. */
export function sameAsBefore<T>(): (next: T) => T {
  let last: { readonly value: T } | undefined
  return (next) => {
    if (last === undefined || !isSameShallow(last.value, next)) last = { value: next }
    return last.value
  }
}
