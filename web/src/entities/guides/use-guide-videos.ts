import { useQuery } from '@tanstack/react-query'
import { getGuideVideos } from '@vagu/core/guides/contract'
import { call } from '../../lib/call.ts'
import { guidesKeys } from './keys.ts'

/** Ids of the videos of the guides, as far as the installation names them; asked once. */
export const useGuideVideos = () =>
  useQuery({
    queryKey: guidesKeys.videos,
    queryFn: ({ signal }) => call(getGuideVideos, {}, { signal }),
    meta: { reads: [] },
    staleTime: Infinity,
  })
