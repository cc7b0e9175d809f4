import { Button } from '@mantine/core'
import { IconPlayerPlay } from '@tabler/icons-react'
import { videoText } from '../../../entities/guides/text.ts'
import { useGuideVideos } from '../../../entities/guides/use-guide-videos.ts'
import { VideoWindow } from '../../../entities/guides/VideoWindow.tsx'
import { customAreasText } from './text.ts'

/** Length of the tutorial, minutes. */
const LENGTH = 6

/** Id of the tutorial's video; undefined where the installation names none. */
const useTutorial = (): string | undefined => useGuideVideos().data?.customAreas

/** The way to the tutorial of the kinds of area. */
export function TutorialButton({ onWatch }: { readonly onWatch: () => void }) {
  if (useTutorial() === undefined) return null
  const icon = <IconPlayerPlay size={18} aria-hidden />
  return (
    <Button variant="subtle" color="gray" leftSection={icon} onClick={onWatch}>
      {videoText.watchFor(LENGTH)}
    </Button>
  )
}

/** The tutorial over the whole screen; nothing comes from outside before it is wanted. */
export function Tutorial({ onClose }: { readonly onClose: () => void }) {
  const id = useTutorial()
  return id === undefined ? null : (
    <VideoWindow title={customAreasText.tutorial} videoId={id} onClose={onClose} />
  )
}
