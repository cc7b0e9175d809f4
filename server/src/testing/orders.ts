/** Orders of the subscription for tests. */
import { addOrder } from '@vagu/core/subscription/contract'
import { expect } from 'vitest'
import type { Client } from './client.ts'

export const BILLED = {
  name: 'Kase talu OÜ',
  code: '10421629',
  address: { street: 'Õunapuu tee 3, Väike-Maarja' },
}

/** Orders hectares, with a company that an invoice can name. */
export async function placeTestOrder(farmer: Client, area = 60) {
  const reply = await farmer.call(addOrder, { body: { area, company: BILLED } })
  expect(reply.status, JSON.stringify(reply.error)).toBe(200)
  return reply.data
}
