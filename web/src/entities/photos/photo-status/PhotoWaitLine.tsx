import { Button } from '@mantine/core'
import styles from './photo-status.module.css'
import { photoStatusText } from './text.ts'
import type { PhotoWait } from './use-photo-gate.ts'

/** Why a save has not happened yet. Always there, so that a screen reader hears when it is filled. */
export function PhotoWaitLine({ wait }: { readonly wait: PhotoWait | undefined }) {
  return (
    <div role="status" className={styles.wait}>
      {wait && (
        <>
          <span>{photoStatusText.loading(wait.count)}</span>
          <Button variant="subtle" size="compact-sm" onClick={wait.stop}>
            {photoStatusText.dontWait}
          </Button>
        </>
      )}
    </div>
  )
}
