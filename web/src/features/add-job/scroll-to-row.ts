/** The page's way to a row that was just added. */

/** How long the way takes, ms. */
const SCROLL_MS = 600
/** Left between the head of the page, which stays in place, and the row, px. */
const OFFSET = 20

/** How much of the way is made after a share of its time: slow at both ends. */
export const shareOfWay = (time: number): number =>
  time >= 1 ? 1 : time < 0.5 ? 2 * time * time : 1 - 2 * (1 - time) ** 2

const goalOf = (): number => (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0) + OFFSET

/**
 * Brings a row under the head of the page, at once where motion is unwanted; it stops where the farmer takes over. Every step
 * looks where the row is by now, for the page changes while a saved form is cleared.
 */
export function scrollToRow(row: HTMLElement, stop: AbortSignal): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const [from, to] = [row.getBoundingClientRect().top, goalOf()]
  let begin: number | undefined
  const step = (now: number): void => {
    if (stop.aborted) return
    begin ??= now
    const share = isStill ? 1 : shareOfWay((now - begin) / SCROLL_MS)
    scrollBy({ top: row.getBoundingClientRect().top - (from + (to - from) * share), behavior: 'instant' })
    if (share < 1) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}
