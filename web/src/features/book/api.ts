import { queryOptions } from '@tanstack/react-query'
import { checkExtract, listExtracts, previewBook, printExtract } from '@vagu/core/book/contract'
import {
  BOOK_FILES,
  BOOK_FORMATS,
  type BookFormat,
  type BookWish,
  type Extract,
} from '@vagu/core/book/schema'
import { PATH_PARAMETER } from '@vagu/core/endpoint'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { saveBlob } from '../../lib/save-file.ts'
import { transport } from '../../lib/transport.ts'
import { bookKeys } from './keys.ts'

export const extractsQuery = queryOptions({
  queryKey: bookKeys.extracts,
  queryFn: ({ signal }) => call(listExtracts, {}, { signal }),
  meta: { reads: ['extracts'] },
})

export const previewQuery = (wish: BookWish) =>
  queryOptions({
    queryKey: bookKeys.preview(wish),
    queryFn: ({ signal }) => call(previewBook, { body: wish }, { signal }),
    meta: {
      reads: [
        'account',
        'fertilizationPlans',
        'fields',
        'hiddenWarnings',
        'jobs',
        'soilSamples',
        'warnings',
        'workers',
      ],
    },
  })

export const checkQuery = (code: string) =>
  queryOptions({
    queryKey: bookKeys.check(code),
    queryFn: ({ signal }) => call(checkExtract, { query: { code } }, { signal }),
    meta: { reads: ['account', 'extracts', 'fields', 'jobs', 'soilSamples', 'workers'] },
    retry: false,
  })

const SPRAYINGS: ReadonlySet<BookFormat> = new Set(['sprayingsCsv', 'sprayingsJson'])
/** Kinds of files that an extract has: records of plant protection where its table is one of its own. */
export const formatsOf = ({ wish }: Pick<Extract, 'wish'>): BookFormat[] =>
  BOOK_FORMATS.filter((format) => !SPRAYINGS.has(format) || wish.tables.includes('protection'))

/** Has the browser keep a file of an extract: from the network, or in the demo out of its worker. */
export async function takeFile({ _id, wish, code }: Extract, format: BookFormat): Promise<void> {
  const path = printExtract.path.replace(PATH_PARAMETER, _id)
  const address = new URL(`/api${path}?format=${format}`, globalThis.location.origin)
  const response = await transport()(new Request(address, { credentials: 'include' }))
  if (!response.ok) throw new CallError('refused', { status: response.status })
  const { name, ending } = BOOK_FILES[format]
  saveBlob(`${name}-${wish.year}-${code.slice(0, 4)}.${ending}`, await response.blob())
}
