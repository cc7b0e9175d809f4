import { APPEARANCES, chooseAppearance, chooseDensity, DENSITIES } from '../../lib/appearance.ts'
import { useAppearance, useDensity } from '../../entities/appearance.ts'
import { useCan } from '../../entities/account/use-can.ts'
import { useUser } from '../../entities/session/session.ts'
import { Card } from '../../ui/Card.tsx'
import { ChoiceChips } from '../../ui/ChoiceChips.tsx'
import { Page } from '../../ui/Page.tsx'
import { type BookSetting, BookSwitch } from './BookSwitch.tsx'
import { CalendarSetting } from './CalendarSetting.tsx'
import { GroundSetting } from './GroundSetting.tsx'
import { HintsSetting } from './HintsSetting.tsx'
import { LetterSetting } from './LetterSetting.tsx'
import layout from '../../ui/layout.module.css'
import { TellSetting } from './TellSetting.tsx'
import styles from './settings.module.css'
import { settingsText } from './text.ts'

const BOOK: readonly BookSetting[] = ['printFieldNotes', 'printJobNotes', 'workTime', 'expenseTracking']
const LOOKS = APPEARANCES.map((value) => ({ value, label: settingsText.looks[value] }))

const SPACINGS = DENSITIES.map((value) => ({ value, label: settingsText.densities[value] }))

/** Settings of what the farm's book shows and prints, the same for all who keep it. */
function Book() {
  const settings = useUser()?.settings
  const mayChange = useCan('write')
  if (!settings) return null
  return (
    <Card title={settingsText.book}>
      <div className={layout.column2xl}>
        <p className={styles.intro}>{mayChange ? settingsText.bookIntro : settingsText.mayNot}</p>
        {BOOK.map((setting) => (
          <BookSwitch key={setting} setting={setting} isOn={settings[setting]} mayChange={mayChange} />
        ))}
      </div>
    </Card>
  )
}

const Screen = () => (
  <Card title={settingsText.screen}>
    <div className={layout.column2xl}>
      <p className={styles.intro}>{settingsText.screenIntro}</p>
      <ChoiceChips
        label={settingsText.look}
        name="look"
        choices={LOOKS}
        value={useAppearance()}
        onChange={chooseAppearance}
      />
      <ChoiceChips
        label={settingsText.density}
        name="density"
        choices={SPACINGS}
        value={useDensity()}
        onChange={chooseDensity}
        description={settingsText.densityText}
      />
    </div>
  </Card>
)

const Letters = () => (
  <Card title={settingsText.letters}>
    <div className={layout.column2xl}>
      <p className={styles.intro}>{settingsText.lettersIntro}</p>
      <LetterSetting />
    </div>
  </Card>
)

const Calendar = () => (
  <Card title={settingsText.calendar}>
    <div className={layout.column2xl}>
      <p className={styles.intro}>{settingsText.calendarIntro}</p>
      <CalendarSetting />
    </div>
  </Card>
)

/** `/seaded`: what the book shows, how the screens look, and what is told of the farm elsewhere. Every choice is kept at once. */
export function SettingsPage() {
  return (
    <Page isNarrow>
      <p className={styles.intro}>{settingsText.intro}</p>
      <Book />
      <Letters />
      <Calendar />
      <Screen />
      <Card title={settingsText.map}>
        <div className={layout.column2xl}>
          <p className={styles.intro}>{settingsText.mapIntro}</p>
          <GroundSetting />
        </div>
      </Card>
      <Card title={settingsText.hints}>
        <HintsSetting />
      </Card>
      <TellSetting />
    </Page>
  )
}
