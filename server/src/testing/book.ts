/** Extracts of the book in tests, and their files as a browser gets them. */
import * as contract from '@vagu/core/book/contract'
import type { BookFormat, BookWish, Extract } from '@vagu/core/book/schema'
import { expect } from 'vitest'
import type { z } from 'zod'
import type { Client } from './client.ts'
import type { TestServer } from './test-server.ts'

export type Wish = z.input<typeof BookWish>
export const SEASON: Wish = { period: 'SEASON', year: 2026 }
let made = 0
/** Id of an extract, another one each time. */
export const newExtractId = (): string => `01890a5d-ac96-774b-bcce-${(++made).toString(16).padStart(12, '0')}`

export async function extractOf(client: Client, wish: Wish = SEASON, _id = newExtractId()): Promise<Extract> {
  const reply = await client.call(contract.makeExtract, { body: { _id, wish } })
  expect(reply.error).toBeUndefined()
  return reply.data
}
/** File of an extract as a browser gets it. */
export const fileOf = async (server: TestServer, client: Client, by: { id: string; format: BookFormat }) =>
  server.app.request(`/api/book/extracts/${by.id}/file?format=${by.format}`, {
    headers: { cookie: client.cookie },
  })
export const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer())
