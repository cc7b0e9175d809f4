/**
 * Finds the route of a request. One whose path has no parameter is looked for once, and is the only one that is tried then:
 * no route of ours hands a request on to the next.
 */
import type { Result, Router } from 'hono/router'
import { TrieRouter } from 'hono/router/trie-router'

const PARAMETER = /[:*{]/

export class LiteralsFirst<T> implements Router<T> {
  readonly name = 'literals first'
  readonly #all = new TrieRouter<T>()
  readonly #literals = new Set<string>()
  readonly #found = new Map<string, Result<T>>()

  add(method: string, path: string, handler: T): void {
    if (!PARAMETER.test(path)) this.#literals.add(`${method} ${path}`)
    this.#all.add(method, path, handler)
  }

  match(method: string, path: string): Result<T> {
    const key = `${method} ${path}`
    const known = this.#found.get(key)
    if (known !== undefined) return known
    const [handlers] = this.#all.match(method, path)
    if (!this.#literals.has(key)) return [handlers] as Result<T>
    const first = [handlers.slice(0, 1)] as Result<T>
    this.#found.set(key, first)
    return first
  }
}
