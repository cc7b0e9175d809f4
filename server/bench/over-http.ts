/** The program, and the bare engine, each behind an HTTP server on this machine. */
import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Ask, Case, Farm } from './cases.ts'

export type Sender = (ask: Ask) => Promise<string>

const listen = (server: Server): Promise<string> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(`http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`)
    })
  })

const headersOf = ({ client }: Farm, { body }: Ask): Record<string, string> => ({
  cookie: client.cookie,
  'x-csrf-token': client.csrfToken,
  ...(body !== undefined && { 'content-type': 'application/json' }),
})

async function textOf(response: Response): Promise<string> {
  const text = await response.text()
  if (!response.ok) throw new Error(`${response.status} ${text}`)
  return text
}

/** Sends a request to the program in this process: everything but the network. */
export const inProcess =
  (farm: Farm): Sender =>
  async (ask) => {
    const { method, path, body } = ask
    const init = { method, headers: headersOf(farm, ask), ...(body !== undefined && { body }) }
    return textOf(await farm.app.request(`/api${path}`, init))
  }

/** Both servers; `ours` sends to the program, `bare` asks for the rows of one case's query as JSON. */
export async function httpServers(farm: Farm, cases: readonly Case[]) {
  const program = createServer((request, response) => {
    void getRequestListener(farm.app.fetch)(request, response)
  })
  const engine = createServer((request, response) => {
    const [, index = 0, round = 0] = (request.url ?? '').split('/').map(Number)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(cases[index]?.bare(round) ?? []))
  })
  const [programAddress, engineAddress] = [await listen(program), await listen(engine)]
  const ours: Sender = async (ask) => {
    const { method, path, body } = ask
    const init = { method, headers: headersOf(farm, ask), ...(body !== undefined && { body }) }
    return textOf(await fetch(`${programAddress}/api${path}`, init))
  }
  const bare = async (index: number, round: number) =>
    textOf(await fetch(`${engineAddress}/${index}/${round}`))
  const stop = () => {
    for (const server of [program, engine]) {
      server.closeAllConnections()
      server.close()
    }
  }
  return { ours, bare, stop }
}
