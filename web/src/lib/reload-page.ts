/**
 * Loads the app anew at a path, in place of the page that is shown: with nothing kept in memory, and no page that Back could bring up again.
 */
export const reloadAt = (path: string): void => globalThis.location.replace(path)
