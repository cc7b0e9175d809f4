import { z } from 'zod'
import { endpoint, Nothing } from '../endpoint.ts'
import { Id } from '../ids/schema.ts'
import {
  FileWish,
  InspectedYear,
  InspectorAddress,
  InspectorAddressDraft,
  InspectorToken,
  InspectorVisit,
  MadeInspectorAddress,
  PhotoWish,
  YearWish,
} from './schema.ts'

export const listInspectorAddresses = endpoint('GET', '/inspector/addresses', {
  summary: 'Addresses that were made for inspectors, the newest first, with what the journal says of each',
  needs: 'manage',
  reply: z.array(InspectorAddress),
})
export const makeInspectorAddress = endpoint('POST', '/inspector/addresses', {
  summary:
    'Makes an address that opens the book of some crop years until a day, for reading alone. It is told once; the same wish again, while nobody opened it, ends the first and tells another',
  needs: 'manage',
  writes: ['inspectorAddresses'],
  body: InspectorAddressDraft,
  refuses: ['idTaken', 'tooManyTries'],
  reply: MadeInspectorAddress,
})
export const withdrawInspectorAddress = endpoint('DELETE', '/inspector/addresses/{id}', {
  summary: 'Withdraws an address: it opens nothing from now on',
  needs: 'manage',
  writes: ['inspectorAddresses'],
  params: z.object({ id: Id }),
  reply: Nothing,
})

/** The token travels in the body: it stands in no address, and so in no log. */
export const openInspection = endpoint('POST', '/inspector/visit', {
  summary:
    'Whose book an address opens, of which years and until when; counts the opening once a day for a browser',
  needs: 'nothing',
  writes: [],
  body: InspectorToken,
  refuses: ['tokenExpired', 'tooManyTries'],
  reply: InspectorVisit,
})
export const readInspectedYear = endpoint('POST', '/inspector/year', {
  summary: 'The book of a year of the address: tables, map, checks and what is there as evidence',
  needs: 'nothing',
  writes: [],
  isLong: true,
  body: YearWish,
  refuses: ['tokenExpired', 'tooManyTries', 'notFound'],
  reply: InspectedYear,
})
export const readInspectedPhoto = endpoint('POST', '/inspector/photo', {
  summary: 'The bytes of a photo, as WebP, that a job of a year of the address names',
  needs: 'nothing',
  writes: [],
  body: PhotoWish,
  refuses: ['tokenExpired', 'tooManyTries', 'notFound'],
  bytes: 'image/webp',
  reply: z.unknown(),
})
export const printInspectedYear = endpoint('POST', '/inspector/file', {
  summary: 'The book of a year of the address as a file',
  needs: 'nothing',
  writes: [],
  isLong: true,
  body: FileWish,
  refuses: ['tokenExpired', 'tooManyTries', 'notFound'],
  bytes: 'application/octet-stream',
  reply: z.unknown(),
})
