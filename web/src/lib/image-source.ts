/** Where an `<img>` finds a photo: at the server, or in demo mode in the memory of the page. */
import type { ImageSize } from '@vagu/core/images/schema'
import { useEffect, useState } from 'react'
import { isOnNetwork, type Transport, transport } from './transport.ts'

/** Object URLs of the demo, by the worker that answered; each lasts as long as the page. */
const fetched = new WeakMap<Transport, Map<string, Promise<string>>>()

const pathOf = (id: string, size: ImageSize): string => `/api/images/${encodeURIComponent(id)}?size=${size}`

async function objectUrlOf(path: string): Promise<string> {
  const response = await transport()(new Request(new URL(path, globalThis.location.origin)))
  if (!response.ok) throw new Error(`no photo: ${response.status}`)
  return URL.createObjectURL(await response.blob())
}

function rememberedUrl(path: string): Promise<string> {
  const known = fetched.get(transport()) ?? new Map<string, Promise<string>>()
  fetched.set(transport(), known)
  const before = known.get(path)
  if (before !== undefined) return before
  const url = objectUrlOf(path)
  known.set(path, url)
  // what failed is asked for anew the next time
  url.catch(() => known.delete(path))
  return url
}

/** The address of a photo; rejects when the demo does not have it. At a server, `<img>` says so by its error. */
export async function imageSource(id: string, size: ImageSize): Promise<string> {
  return isOnNetwork() ? pathOf(id, size) : rememberedUrl(pathOf(id, size))
}

/** The same for a component; undefined while it is not known, or where there is no such photo. */
export function useImageSource(id: string, size: ImageSize): string | undefined {
  const path = pathOf(id, size)
  const [made, setMade] = useState<{ path: string; url: string }>()
  useEffect(() => {
    if (isOnNetwork()) return undefined
    let isCurrent = true
    rememberedUrl(path).then(
      (url) => isCurrent && setMade({ path, url }),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [path])
  if (isOnNetwork()) return path
  return made?.path === path ? made.url : undefined
}
