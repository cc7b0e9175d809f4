/** The simulator by itself: `npm run agency`. What it holds lies in `data/agency.sqlite`. */
import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { serve } from '@hono/node-server'
import { createAgency } from '../src/agency.ts'
import { sqliteShelf } from './sqlite-shelf.ts'

const root = resolve(import.meta.dirname, '../..')
const {
  PORT = '3100',
  VAGU_DATA = join(root, 'data'),
  VAGU_PUBLIC_URL = 'http://localhost:3000',
} = process.env
const { VAGU_AGENCY_CLIENT_ID = 'vagu', VAGU_AGENCY_CLIENT_SECRET = 'vagu' } = process.env

mkdirSync(VAGU_DATA, { recursive: true, mode: 0o700 })
const callback = `${VAGU_PUBLIC_URL.replace(/\/+$/, '')}/api/pria/callback`
const agency = createAgency({
  now: () => new Date(),
  random: (count) => randomBytes(count),
  shelf: sqliteShelf(join(VAGU_DATA, 'agency.sqlite')),
  senders: [
    { id: VAGU_AGENCY_CLIENT_ID, secret: VAGU_AGENCY_CLIENT_SECRET, name: 'Vagu', redirects: [callback] },
  ],
  commonRoom: 'koik',
})
serve({ fetch: agency.app.fetch, port: Number(PORT), hostname: '127.0.0.1' }, ({ port }) => {
  process.stdout.write(`PRIA testkeskkond is running: http://127.0.0.1:${port}\n`)
})
