import { VIDEO_ORIGIN } from '@vagu/core/guides/schema'
import { WholeScreen } from '../../ui/WholeScreen.tsx'
import { videoText } from './text.ts'
import styles from './video.module.css'

/** Its own origin is another one than ours: it gives the player its own storage and nothing of ours. */
const RIGHTS = ['allow-scripts', 'allow-same-origin', 'allow-presentation'].join(' ')

interface Props {
  readonly title: string
  readonly videoId: string
  readonly onClose: () => void
}

/** A video over the whole screen, which plays at once; nothing of it is loaded before. */
export const VideoWindow = ({ title, videoId, onClose }: Props) => (
  <WholeScreen onClose={onClose} title={title} closeButtonProps={{ 'aria-label': videoText.close }}>
    <iframe
      className={styles.frame}
      title={title}
      src={`${VIDEO_ORIGIN}/embed/${videoId}?autoplay=1&rel=0&hl=et`}
      allow="autoplay; fullscreen"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox={RIGHTS}
    />
  </WholeScreen>
)
