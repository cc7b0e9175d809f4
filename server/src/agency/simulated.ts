/** The agency's simulator inside the program: the client speaks with it as with any other, without the network. */
import { type Agency as Simulator, createAgency } from '@vagu/agency/agency'
import { SIMULATOR_PATH } from '@vagu/core/agency/path'
import type { Shelf } from '@vagu/agency/shelf'
import { TEST_PERSON } from '@vagu/agency/seed'
import type { Agency, Ports } from '../ports.ts'
import { agencyClient } from './client.ts'

const PROGRAM = 'vagu'

/** Patience that ends when the simulator hangs, and not by the clock. */
export interface Patience {
  /** Signal of the request that is made next. */
  readonly deadline: () => AbortSignal
  /** The request, so that it is known when it hangs. */
  readonly marked: (request: Request) => Request
  readonly onHang: (request: Request) => void
}

interface Needs extends Pick<Ports, 'now' | 'random' | 'log'> {
  readonly shelf: Shelf
  readonly publicUrl: string
  /** Whether nobody can open its pages: then a test person is signed in at once. */
  readonly isPageless?: boolean
  readonly slowness?: number
  readonly patience?: Patience
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
    ...(patience && { onHang: patience.onHang }),
  })
  const agency = agencyClient({
    url: publicUrl + SIMULATOR_PATH,
    clientId: PROGRAM,
    clientSecret: secret,
    isTest: true,
    hasRooms: true,
    hasTestPage: !isPageless,
    fetch: async (request) => simulator.app.fetch(patience?.marked(request) ?? request),
    log,
    ...(patience && { deadline: patience.deadline }),
    ...(isPageless && {
      signInAtOnce: ({ callback, ...rest }) =>
        simulator.signIn({ sender: PROGRAM, redirect: callback, ...rest }, TEST_PERSON.code),
    }),
  })
  return { agency, simulator }
}
