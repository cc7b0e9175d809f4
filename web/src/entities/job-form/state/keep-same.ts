/** Gives what it was given before as long as the next one is the same by content: who looks at it has nothing to do. */
export function keepSame<T>(isSame: (before: T, after: T) => boolean): (next: T) => T {
  let kept: { readonly value: T } | undefined
  return (next) => {
    if (kept === undefined || !isSame(kept.value, next)) kept = { value: next }
    return kept.value
  }
}

export const isSameSet = (a: ReadonlySet<unknown>, b: ReadonlySet<unknown>): boolean =>
  a.size === b.size && [...a].every((each) => b.has(each))

export const isSameMap = (a: ReadonlyMap<string, unknown>, b: ReadonlyMap<string, unknown>): boolean =>
  a.size === b.size && [...a].every(([key, value]) => b.has(key) && Object.is(b.get(key), value))
