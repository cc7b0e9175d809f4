/** The agency's simulator inside the program: the client speaks with it as with any other, without the network. */
import { type Agency as Simulator, createAgency } from '@vagu/agency/agency'
import type { Shelf } from '@vagu/agency/shelf'
import { TEST_PERSON } from '@vagu/agency/seed'
import type { Agency, Ports } from '../ports.ts'
import { agencyClient } from './client.ts'

/** Path of its pages and calls. */
export const SIMULATOR_PATH = '/pria-testkeskkond'
const PROGRAM = 'vagu'

interface Needs extends Pick<Ports, 'now' | 'random' | 'log'> {
  readonly shelf: Shelf
  readonly publicUrl: string
  /** Whether nobody can open its pages: then a test person is signed in at once. */
  readonly isPageless?: boolean
  readonly slowness?: number
  readonly patience?: number
}

export interface Simulated {
  readonly agency: Agency
  readonly simulator: Simulator
}

export function simulatedAgency(needs: Needs): Simulated {
  const { now, random, log, shelf, publicUrl, isPageless = false, slowness, patience } = needs
  const secret = [...random(24)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const redirects = [`${publicUrl}/api/pria/callback`]
  const simulator = createAgency({
    now,
    random,
    shelf,
    senders: [{ id: PROGRAM, secret, name: 'Vagu', redirects }],
    base: SIMULATOR_PATH,
    ...(slowness !== undefined && { slowness }),
  })
  const agency = agencyClient({
    url: publicUrl + SIMULATOR_PATH,
    clientId: PROGRAM,
    clientSecret: secret,
    isTest: true,
    hasRooms: true,
    hasTestPage: !isPageless,
    fetch: async (request) => simulator.app.fetch(request),
    log,
    ...(patience !== undefined && { patience }),
    ...(isPageless && {
      signInAtOnce: ({ callback, ...rest }) =>
        simulator.signIn({ sender: PROGRAM, redirect: callback, ...rest }, TEST_PERSON.code),
    }),
  })
  return { agency, simulator }
}
