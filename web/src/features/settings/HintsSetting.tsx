import { Button } from '@mantine/core'
import { HINT_GROUP, HINTS } from '../../entities/use-dismissed.ts'
import { useScreenSettings } from '../../entities/settings/screen-settings.ts'
import { useSettings } from '../../entities/use-settings.ts'
import { SaveState } from './SaveState.tsx'
import styles from './settings.module.css'
import { settingsText } from './text.ts'

const SHOWN = Object.fromEntries(HINTS.map((hint) => [hint, false]))

/** Brings the hints back that were put away. */
export function HintsSetting() {
  const { data } = useSettings()
  const { mutate, status } = useScreenSettings(HINT_GROUP)
  const isAnyAway = HINTS.some((hint) => data?.uiSettings[HINT_GROUP]?.[hint] === true)
  const show = (): void => mutate(SHOWN)
  return (
    <div className={styles.choices}>
      <p className={styles.intro}>{settingsText.hintsIntro}</p>
      <div>
        <Button variant="default" disabled={!isAnyAway} onClick={show}>
          {settingsText.showHints}
        </Button>
        <SaveState state={status} onAgain={show} />
      </div>
    </div>
  )
}
