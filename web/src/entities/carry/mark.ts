/** Tells without opening the browser's database whether a demo farm is on its way, and whose it is. */
const MARK = 'vagu-demo-farm'

/** The database that keeps the farm. */
export const DATABASE = 'vagu-demo-farm'

/** Before there is an account it is this tab's business alone. */
export function mark(owner: string | null): void {
  unmark()
  if (owner === null) sessionStorage.setItem(MARK, '')
  else localStorage.setItem(MARK, owner)
}
export function unmark(): void {
  sessionStorage.removeItem(MARK)
  localStorage.removeItem(MARK)
}
export const isMarked = (): boolean =>
  sessionStorage.getItem(MARK) !== null || localStorage.getItem(MARK) !== null

/** Whether a farm is on its way into the account of this user (`account:user`). */
export const isOnItsWay = (owner: string): boolean => localStorage.getItem(MARK) === owner

/** A farm whose visitor never registered, in a tab that is closed, is nobody's: the next visitor must not find it. */
export function dropForgotten(): void {
  if ('indexedDB' in globalThis) indexedDB.deleteDatabase(DATABASE)
}
