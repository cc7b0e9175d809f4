/** Where the keys lead in a list of `count` rows; undefined for a key that leads nowhere. */
export function rowAfterKey(
  key: string,
  now: number,
  { count, page }: { count: number; page: number },
): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: now + 1,
    ArrowUp: now - 1,
    PageDown: now + page,
    PageUp: now - page,
    Home: 0,
    End: count - 1,
  }
  const step = steps[key]
  return step === undefined || count === 0 ? undefined : Math.min(Math.max(step, 0), count - 1)
}
