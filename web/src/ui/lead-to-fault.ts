import { bringForward, INVALID, seenInput, tryWhileChanging, untilElse } from './focus-input.ts'

/**
 * Leads to the first input that says a fault once saving was tried; one that has the focus already keeps it. The sentences
 * may come only after a moment, or with the answer of the server; whoever types or presses meanwhile is led nowhere.
 */
export function leadToFault(form: HTMLElement): void {
  const isLed = (): boolean => {
    const fault = form.querySelector<HTMLElement>(`[${INVALID}=true]`)
    const active = document.activeElement
    if (active instanceof HTMLElement && active.matches(`[${INVALID}=true]`)) bringForward(active)
    else if (fault) bringForward(seenInput(fault))
    return fault !== null
  }
  const stop = untilElse()
  requestAnimationFrame(() => {
    if (stop.signal.aborted) return
    if (isLed()) stop.abort()
    else tryWhileChanging(form, isLed, stop)
  })
}
