/** Keys of the videos of guides. */
export const guidesKeys = { videos: ['guideVideos'] as const }
