import { onTestFinished } from 'vitest'
import { pages } from '../app/pages.ts'
import type { RouteKey } from '../navigation/paths.ts'

/** A page that loads until it is let go, which it gives: the page before stands until then. */
export function holdPage(key: RouteKey): () => void {
  const loaded = Promise.withResolvers<void>()
  // none where another test has loaded the page already
  const { preload } = pages[key]
  Object.assign(pages[key], { preload: () => loaded.promise.then(() => preload?.()) })
  onTestFinished(() => void Object.assign(pages[key], { preload: undefined }))
  return loaded.resolve
}
