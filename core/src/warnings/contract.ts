import { endpoint, Nothing } from '../endpoint.ts'
import { IgnoredWarning } from './schema.ts'

export const ignoreWarning = endpoint('POST', '/user-interface/ignore-warning', {
  summary: 'Hides a warning, with the reason; it shows again when its cause changes',
  body: IgnoredWarning,
  reply: Nothing,
})
