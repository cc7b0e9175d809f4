import { notifyManager } from '@tanstack/react-query'

/**
 * Puts what was stored where a page reads it, and lets go of what was typed once the page has heard of it. Pages hear a moment
 * later: what is let go of before vanishes until then, and a change in that moment would be made from the state before.
 */
export const onceShown = (put: () => void, letGo: () => void): void =>
  notifyManager.batch(() => {
    put()
    notifyManager.schedule(letGo)
  })

/** Resolves once pages have heard of what was put where they read it. */
export const untilShown = (): Promise<void> => new Promise((resolve) => notifyManager.schedule(resolve))
