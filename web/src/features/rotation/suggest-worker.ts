/** Works a suggestion out beside the page, so that nothing waits for it. */
import { suggest } from '@vagu/core/rotation/suggest'
import type { SuggestionAsked } from './suggest-messages.ts'

addEventListener('message', ({ data }: MessageEvent<SuggestionAsked>) => {
  postMessage(suggest(data.facts, data.wish))
})
