/** Works a mix out beside the page; what it needs for that is loaded with it. */
import { cheapestMix } from '@vagu/core/fertilization-plan/mix'
import type { MixAsked, MixMade } from './mix-messages.ts'

addEventListener('message', ({ data }: MessageEvent<MixAsked>) => {
  const made: MixMade = cheapestMix(data) ?? null
  postMessage(made)
})
