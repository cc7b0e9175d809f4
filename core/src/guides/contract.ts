import { endpoint } from '../endpoint.ts'
import { GuideVideos } from './schema.ts'

export const getGuideVideos = endpoint('GET', '/guides/videos', {
  summary: 'Videos of the guides, by guide: ids of 11 characters; empty where the installation names none',
  needs: 'nothing',
  reply: GuideVideos,
})
