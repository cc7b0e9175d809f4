import { useCallback, useSyncExternalStore } from 'react'

/** A row that lights up together with what it stands for elsewhere, on a map: pointed at here or there. */
export class LitRow {
  #key: string | undefined
  readonly #listeners = new Set<() => void>()
  readonly #seekers = new Set<(key: string) => void>()

  get key(): string | undefined {
    return this.#key
  }

  light(key: string | undefined): void {
    if (key === this.#key) return
    this.#key = key
    for (const listener of this.#listeners) listener()
  }

  /** Lights a row and brings it into view. */
  seek(key: string): void {
    this.light(key)
    for (const seeker of this.#seekers) seeker(key)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  onSeek(seeker: (key: string) => void): () => void {
    this.#seekers.add(seeker)
    return () => this.#seekers.delete(seeker)
  }
}

const NO_SUBSCRIPTION = (): (() => void) => () => undefined

/** The key that is lit now. */
export const useLitKey = (lit: LitRow): string | undefined =>
  useSyncExternalStore(lit.subscribe, () => lit.key)

/** Whether this row is; only rows whose light changes are drawn anew. */
export function useIsLit(lit: LitRow | undefined, key: string): boolean {
  const isLit = useCallback(() => lit?.key === key, [lit, key])
  return useSyncExternalStore(lit?.subscribe ?? NO_SUBSCRIPTION, isLit)
}
