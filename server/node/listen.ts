import { createServer, type Server } from 'node:http'
import type { Config } from './config.ts'

/** An answer under way may take this long after the order to stop, ms. */
const GRACE = 8000

export interface Listening {
  readonly server: Server
  /** The port, also where the system chose it. */
  readonly port: number
  /** Takes no more requests, and ends when those under way are answered. */
  readonly close: () => Promise<void>
}

/** Opens the port. Rejects when it cannot be had. */
export async function listen(config: Pick<Config, 'host' | 'port'>): Promise<Listening> {
  const server = createServer({ keepAliveTimeout: 65_000, requestTimeout: 120_000 })
  let underWay = 0
  let onQuiet = () => {}
  server.on('request', (_, response) => {
    underWay++
    response.once('close', () => {
      underWay--
      if (underWay === 0) onQuiet()
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(config.port, config.host, resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : config.port
  const close = async () => {
    const closed = new Promise<void>((resolve) => void server.close(() => resolve()))
    const quiet = new Promise<void>((resolve) => {
      onQuiet = resolve
      if (underWay === 0) resolve()
    })
    const impatience = setTimeout(() => onQuiet(), GRACE)
    await quiet
    clearTimeout(impatience)
    // browsers keep connections open on which they ask nothing
    server.closeAllConnections()
    await closed
  }
  return { server, port, close }
}
