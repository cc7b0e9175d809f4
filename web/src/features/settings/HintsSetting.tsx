import { Button } from '@mantine/core'
import { FIRST_STEPS, PUT_AWAY } from '../../entities/first-steps.ts'
import { HINT_GROUP, HINTS } from '../../entities/use-dismissed.ts'
import { useScreenSettings } from '../../entities/settings/screen-settings.ts'
import { useSettings } from '../../entities/use-settings.ts'
import { SaveState } from './SaveState.tsx'
import layout from '../../ui/layout.module.css'
import styles from './settings.module.css'
import { settingsText } from './text.ts'

const SHOWN = Object.fromEntries(HINTS.map((hint) => [hint, false]))

/** Brings the hints and the first steps back that were put away. */
export function HintsSetting() {
  const { data } = useSettings()
  const { mutate, status } = useScreenSettings(HINT_GROUP)
  const steps = useScreenSettings(FIRST_STEPS)
  const areStepsAway = data?.uiSettings[FIRST_STEPS]?.[PUT_AWAY] === true
  const isAnyAway = areStepsAway || HINTS.some((hint) => data?.uiSettings[HINT_GROUP]?.[hint] === true)
  const show = (): void => {
    mutate(SHOWN)
    if (areStepsAway) steps.mutate({ [PUT_AWAY]: false })
  }
  return (
    <div className={layout.column2xl}>
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
