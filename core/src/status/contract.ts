import { endpoint } from '../endpoint.ts'
import { Status } from './schema.ts'

export const getStatus = endpoint('GET', '/status', {
  summary: 'Warnings, counts and sums of the account',
  reply: Status,
})
