/** Loads the page anew at a path of the app: without what the address had beside it, and with nothing kept in memory. */
export function reloadAt(path: string): void {
  globalThis.history.replaceState(null, '', path)
  globalThis.location.reload()
}
