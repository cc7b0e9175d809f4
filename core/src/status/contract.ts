import { endpoint } from '../endpoint.ts'
import { Status, Unreadable } from './schema.ts'

export const getStatus = endpoint('GET', '/status', {
  summary: 'Warnings, counts and sums of the account',
  reply: Status,
})
export const listUnreadable = endpoint('GET', '/status/unreadable', {
  summary:
    'Records that lists, sums and warnings leave out, because the program cannot read what is stored of them',
  reply: Unreadable,
})
