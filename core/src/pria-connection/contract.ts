import { z } from 'zod'
import { endpoint, Nothing } from '../endpoint.ts'
import { PriaClient, PriaConnection, PriaConsent, PriaSignIn } from './schema.ts'

/** As the agency wrote it; who reads it is no call of ours, so anything is taken. */
const answered = z.string().optional()

export const getPriaConnection = endpoint('GET', '/pria/connection', {
  summary: 'How the farm is connected with PRIA, and what the user may do there',
  needs: 'write',
  reply: PriaConnection,
})
export const signInAtPria = endpoint('POST', '/pria/sign-in', {
  summary: 'Begins a sign-in at PRIA: the browser is to open the address of the reply',
  writes: ['priaConnection'],
  refuses: ['tooManyTries', 'sourceSilent', 'switchedOff'],
  reply: PriaSignIn,
})
export const finishPriaSignIn = endpoint('GET', '/pria/callback', {
  summary:
    'Where PRIA sends the browser back to: answers 303 to `/pria/uhendus`, with `autentimine` = `korras` or `viga` and `pria` = what came of it',
  needs: 'nothing',
  query: z.object({ state: answered, code: answered, error: answered }),
  reply: Nothing,
})
export const listPriaClients = endpoint('GET', '/pria/clients', {
  summary: "Clients of PRIA that the user may see there, each with the user's mandate",
  needs: 'write',
  refuses: ['priaNeedsSignIn', 'sourceSilent', 'switchedOff', 'tooManyTries'],
  reply: z.array(PriaClient),
})
export const connectPria = endpoint('POST', '/pria/connect', {
  summary: 'Connects the farm with a client of PRIA, and consents that its records are read and sent',
  writes: ['account', 'priaConnection'],
  body: PriaConsent,
  refuses: ['priaNeedsSignIn', 'priaNoMandate', 'notFound', 'sourceSilent', 'switchedOff', 'tooManyTries'],
  reply: PriaConnection,
})
export const disconnectPria = endpoint('POST', '/pria/disconnect', {
  summary:
    'Takes the consent back and ends the connection; the sign-in at PRIA too, where no other farm of the user needs it',
  writes: ['account', 'priaConnection'],
  reply: PriaConnection,
})
