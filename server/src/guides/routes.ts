import { getGuideVideos } from '@vagu/core/guides/contract'
import { type Route, unmanaged } from '../http/call.ts'

export const guideRoutes: readonly Route[] = [
  unmanaged(getGuideVideos, async ({ ports }) => ports.options.videos),
]
