import { groundOf, GROUNDS, type Ground } from '../../map/ground-choice.ts'
import { mapText } from '../../map/text.ts'
import { useScreenSettings } from '../../entities/settings/screen-settings.ts'
import { useSettings } from '../../entities/use-settings.ts'
import { ChoiceChips } from '../../ui/ChoiceChips.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { SaveState } from './SaveState.tsx'
import { settingsText } from './text.ts'

const CHOICES = GROUNDS.map((value) => ({ value, label: mapText.grounds[value] }))

/** The picture under the fields, the same on every map. */
export function GroundSetting() {
  const settings = useSettings()
  const { mutate, status, variables } = useScreenSettings('map')
  if (settings.isError && !settings.data) return <LoadFailed onReload={() => void settings.refetch()} />
  const choose = (ground: Ground): void => mutate({ ground })
  return (
    <div>
      <ChoiceChips
        label={settingsText.ground}
        name="ground"
        choices={CHOICES}
        value={settings.data ? groundOf(settings.data.uiSettings['map']?.['ground']) : null}
        onChange={choose}
      />
      <SaveState state={status} onAgain={() => choose(groundOf(variables?.['ground']))} />
    </div>
  )
}
