/** For faults that the farmer need not know of: they go to the browser's log alone. */
export function logWarning(what: string, error: unknown): void {
  console.warn(what, error)
}
