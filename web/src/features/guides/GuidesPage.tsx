import { useState } from 'react'
import { useGuideVideos } from '../../entities/guides/use-guide-videos.ts'
import { VideoWindow } from '../../entities/guides/VideoWindow.tsx'
import { Page } from '../../ui/Page.tsx'
import { ReloadLine } from '../../ui/ReloadLine.tsx'
import { GuideCard } from './GuideCard.tsx'
import { type Guide, GUIDES } from './guides.ts'
import styles from './guides.module.css'
import { guidesText } from './text.ts'

/** `/videojuhendid`: guides step by step, with their videos where the installation names them. */
export function GuidesPage() {
  const videos = useGuideVideos()
  const [playing, setPlaying] = useState<Guide>()
  const idOf = ({ key }: Guide): string | undefined => videos.data?.[key]
  const playingId = playing && idOf(playing)
  const isWithout = videos.data !== undefined && !GUIDES.some(idOf)
  return (
    <Page>
      <p className={styles.intro}>{isWithout ? guidesText.noVideos : guidesText.intro}</p>
      {videos.isError && (
        <ReloadLine
          text={guidesText.videosFailed}
          onReload={() => void videos.refetch()}
          isLoading={videos.isFetching}
        />
      )}
      <div className={styles.guides}>
        {GUIDES.map((guide) => (
          <GuideCard
            key={guide.key}
            guide={guide}
            onWatch={idOf(guide) === undefined ? undefined : () => setPlaying(guide)}
          />
        ))}
      </div>
      {playing && playingId !== undefined && (
        <VideoWindow title={playing.title} videoId={playingId} onClose={() => setPlaying(undefined)} />
      )}
    </Page>
  )
}
