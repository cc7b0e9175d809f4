import { Switch } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { changeUserSettings } from '@vagu/core/account/contract'
import type { User } from '@vagu/core/users/schema'
import { acceptUser } from '../../entities/session/session.ts'
import { call } from '../../lib/call.ts'
import { SaveState } from './SaveState.tsx'
import { settingsText } from './text.ts'

export type BookSetting = keyof User['settings']

interface Props {
  readonly setting: BookSetting
  readonly isOn: boolean
  readonly mayChange: boolean
}

/** One thing that the book does or leaves; kept at once. */
export function BookSwitch({ setting, isOn, mayChange }: Props) {
  const { label, text } = settingsText.settings[setting]
  const { mutate, status, variables } = useMutation({
    // one after another, so that the last choice is the one that is kept
    scope: { id: `book-setting-${setting}` },
    mutationFn: (next: boolean) => call(changeUserSettings, { body: { [setting]: next } }),
    onSuccess: acceptUser,
    meta: { isQuiet: true },
  })
  const shown = status === 'pending' ? variables : isOn
  return (
    <div>
      <Switch
        label={label}
        description={text}
        checked={shown}
        disabled={!mayChange}
        onChange={({ currentTarget }) => mutate(currentTarget.checked)}
      />
      <SaveState state={status} onAgain={() => mutate(variables ?? !isOn)} />
    </div>
  )
}
