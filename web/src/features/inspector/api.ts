import { queryOptions } from '@tanstack/react-query'
import { BOOK_FILES } from '@vagu/core/book/schema'
import type { Endpoint } from '@vagu/core/endpoint'
import {
  openInspection,
  printInspectedYear,
  readInspectedPhoto,
  readInspectedYear,
} from '@vagu/core/inspector/contract'
import type { InspectorFormat } from '@vagu/core/inspector/schema'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { saveBlob } from '../../lib/save-file.ts'
import { csrfToken, transport } from '../../lib/transport.ts'
import { inspectorKeys } from './keys.ts'

/** Nothing of the book changes while an inspector reads it, unless he loads the page again. */
const KEPT = { staleTime: Infinity, retry: false } as const

export const visitQuery = (token: string) =>
  queryOptions({
    queryKey: inspectorKeys.visit(token),
    queryFn: ({ signal }) => call(openInspection, { body: { token } }, { signal }),
    ...KEPT,
    meta: { reads: [] },
  })

export const yearQuery = (token: string, year: number) =>
  queryOptions({
    queryKey: inspectorKeys.year(token, year),
    queryFn: ({ signal }) => call(readInspectedYear, { body: { token, year } }, { signal }),
    ...KEPT,
    meta: { reads: [] },
  })

/** Bytes of a call; the token goes in the body, so that it stands in no address. */
async function blobOf({ method, path }: Endpoint, body: object, signal?: AbortSignal): Promise<Blob> {
  const request = new Request(new URL(`/api${path}`, globalThis.location.origin), {
    method,
    credentials: 'include',
    headers: { 'X-CSRF-TOKEN': csrfToken(), 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  })
  const response = await transport()(request)
  if (!response.ok) throw new CallError('refused', { status: response.status })
  return response.blob()
}

export const photoQuery = (token: string, id: string) =>
  queryOptions({
    queryKey: inspectorKeys.photo(token, id),
    queryFn: ({ signal }) => blobOf(readInspectedPhoto, { token, id }, signal),
    ...KEPT,
    meta: { reads: [] },
  })

export interface FileOfYear {
  readonly token: string
  readonly year: number
  readonly format: InspectorFormat
}

/** Has the browser keep a file of the year. */
export async function takeFile(wish: FileOfYear): Promise<void> {
  const blob = await blobOf(printInspectedYear, wish)
  const { name, ending } = BOOK_FILES[wish.format]
  saveBlob(`${name}-${wish.year}.${ending}`, blob)
}
