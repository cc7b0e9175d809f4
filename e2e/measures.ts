/** Measures of a page that stands: its targets, its tab stops, its tables. These functions run in the page. */

/**
 * Names of what a finger presses and would miss: smaller than 44 px either way, with the label and the area that answers for it.
 * Links within a sentence are as high as its lines (WCAG 2.5.8 leaves them out too); so is what the browser itself draws.
 */
export function smallTargets(): string[] {
  const least = 44
  const slack = 0.5
  const interactive =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=checkbox], [role=switch], [role=menuitem], [role=option]'
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().width > 1 &&
    element.getBoundingClientRect().height > 1
  // an input among chips answers in the whole of its frame
  const labelsOf = (element: Element): Element[] =>
    element instanceof HTMLInputElement
      ? [
          ...(element.labels ?? []),
          element.closest('.mantine-PillsInput-input, .mantine-MultiSelect-input') ?? [],
        ].flat()
      : []
  const isOff = (element: Element): boolean =>
    element.matches(':disabled, [aria-hidden=true], [aria-hidden=true] *, [inert] *') ||
    (element.matches('[tabindex="-1"]') && element.matches('input[aria-hidden]'))
  const isInSentence = (element: Element): boolean => {
    if (!element.matches('a[href], button') || getComputedStyle(element).display !== 'inline') return false
    const around = element.parentElement
    const words = (around?.textContent ?? '').replace(element.textContent, '').trim()
    return /[\p{L}\p{N}]/u.test(words)
  }
  const answersAt = (element: Element, x: number, y: number): boolean => {
    const hit = document.elementFromPoint(x, y)
    if (!hit) return false
    if (element.contains(hit) || !hit.contains(element)) {
      if (element.contains(hit)) return true
      return labelsOf(element).some((label) => label.contains(hit))
    }
    return labelsOf(element).some((label) => label.contains(hit))
  }
  const boxOf = (element: Element): DOMRect => element.getBoundingClientRect()
  const isLarge = (element: Element): boolean => {
    const boxes = [element, ...labelsOf(element)].map(boxOf)
    if (boxes.some(({ width, height }) => width >= least - slack && height >= least - slack)) return true
    // away from the bars that lie over the edges
    element.scrollIntoView({ block: 'center', inline: 'nearest' })
    const box = boxOf(element)
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    // what lies under something else is no target now; that keys reach it is looked at by itself
    if (!answersAt(element, x, y)) return true
    const reach = (dx: number, dy: number): number => {
      let length = 0
      while (length < least && answersAt(element, x + dx * (length + 1), y + dy * (length + 1))) length += 1
      return length
    }
    return reach(1, 0) + reach(-1, 0) + 1 >= least - 1 && reach(0, 1) + reach(0, -1) + 1 >= least - 1
  }
  const nameOf = (element: Element): string => {
    const { width, height } = boxOf(element)
    const name = element.getAttribute('aria-label') ?? element.getAttribute('name') ?? ''
    const words = `${name} ${element.textContent}`.trim().slice(0, 40)
    return `${element.tagName.toLowerCase()} ${words} (${Math.round(width)} × ${Math.round(height)})`
  }
  const windows = [...document.querySelectorAll('[role=dialog][aria-modal=true]')].filter((each) =>
    each.checkVisibility(),
  )
  const all = [...(windows.at(-1) ?? document).querySelectorAll(interactive)].filter(
    (element) => isSeen(element) && !isOff(element) && !isInSentence(element),
  )
  return all.filter((element) => !isLarge(element)).map(nameOf)
}

/** Names of what the keys reach and nobody sees then: wholly under a bar or beside its frame (WCAG 2.4.11). */
export async function hiddenStops(): Promise<string[]> {
  const focusable =
    'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]'
  const places = [...document.querySelectorAll('[role=dialog][aria-modal=true]')].filter((each) =>
    each.checkVisibility(),
  )
  const stops = [...(places.at(-1) ?? document).querySelectorAll<HTMLElement>(focusable)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[inert]'),
  )
  const SHARES = [0.02, 0.25, 0.5, 0.75, 0.98]
  const isHit = (part: Element): boolean =>
    [...part.getClientRects()].some(({ left, top, width, height }) =>
      SHARES.some((across) =>
        SHARES.some((down) => {
          const hit = document.elementFromPoint(left + width * across, top + height * down)
          return hit !== null && part.contains(hit)
        }),
      ),
    )
  // an input that cannot be seen itself is shown by what stands around it
  const partsOf = (element: HTMLElement): Element[] =>
    element instanceof HTMLInputElement
      ? [element, ...(element.labels ?? []), ...(element.parentElement ? [element.parentElement] : [])]
      : [element]
  const LOOKS = 8
  const later = (): Promise<void> =>
    new Promise((done) => setTimeout(() => requestAnimationFrame(() => done()), 40))
  const hidden: string[] = []
  for (const element of stops) {
    element.focus()
    if (document.activeElement !== element || partsOf(element).some(isHit)) continue
    // what was open goes, and what was not drawn is drawn
    for (let look = 0; look < LOOKS && !partsOf(element).some(isHit); look++) await later()
    if (document.activeElement !== element || partsOf(element).some(isHit)) continue
    const { left, top, width, height } = element.getBoundingClientRect()
    const over = document.elementFromPoint(left + width / 2, top + height / 2)
    const name = element.getAttribute('aria-label') ?? element.textContent.slice(0, 40)
    hidden.push(
      `${element.tagName.toLowerCase()} ${name} at ${Math.round(left)}, ${Math.round(top)} (${Math.round(width)} × ${Math.round(height)}) under ${over?.closest('[data-type]')?.textContent ?? ''} ${over?.tagName.toLowerCase()} ${over?.className}`,
    )
  }
  return hidden
}

/** Frames that are wider than their place: the page itself, and frames with columns that one must look for. */
export function tooWide(): string[] {
  const faults: string[] = []
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth + 1) faults.push(`the page: ${scrollWidth} in ${clientWidth}`)
  for (const frame of document.querySelectorAll<HTMLElement>('main *')) {
    if (frame.scrollWidth <= frame.clientWidth + 1) continue
    if (!['auto', 'scroll'].includes(getComputedStyle(frame).overflowX)) continue
    if (!frame.checkVisibility() || frame.clientWidth === 0) continue
    if (frame.querySelector('table, [role=grid], [role=table], [role=row], [role=columnheader]') === null)
      continue
    const name =
      frame.getAttribute('aria-label') ??
      frame.querySelector('[aria-label]')?.getAttribute('aria-label') ??
      ''
    faults.push(`${name} ${frame.className.slice(0, 30)}: ${frame.scrollWidth} in ${frame.clientWidth}`)
  }
  return faults
}

/** In the page: notes when something moved by itself, and how far. */
export function watchMoves(): void {
  const moves: PerformanceEntry[] = []
  Reflect.set(globalThis, 'moves', moves)
  new PerformanceObserver((list) => moves.push(...list.getEntries())).observe({
    type: 'layout-shift',
    buffered: true,
  })
}

/** How far things have moved by themselves since a moment of the page: cumulative layout shift, without a unit. */
export function movedSince(start: number): number {
  const moves: unknown = Reflect.get(globalThis, 'moves')
  const valueOf = (move: object): number =>
    'value' in move && typeof move.value === 'number' ? move.value : 0
  const since = (Array.isArray(moves) ? moves : []).filter(
    (move): move is PerformanceEntry => move instanceof PerformanceEntry && move.startTime > start,
  )
  return since.reduce((sum, move) => sum + valueOf(move), 0)
}

/** Milliseconds without a change: after another page or window, and after another size, which asks nothing of anybody. */
export const [AFTER_PAGE, AFTER_SIZE] = [120, 40]

/** Waits until a page has drawn what it asked for: nothing is loading, and nothing changed for `quiet` milliseconds; fails after a minute. */
export async function settle(quiet: number): Promise<void> {
  const most = 60_000
  const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done))
  await frame()
  const start = performance.now()
  let last = start
  const observer = new MutationObserver(() => (last = performance.now()))
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  const loading = (): Element | null =>
    document.querySelector('[aria-busy=true], .mantine-Skeleton-root, .first')
  while (loading() !== null || performance.now() - last < quiet) {
    if (performance.now() - start > most)
      throw new Error(
        `no rest after a minute: ${loading()?.outerHTML.slice(0, 300) ?? 'it goes on changing'}`,
      )
    await frame()
  }
  observer.disconnect()
}
