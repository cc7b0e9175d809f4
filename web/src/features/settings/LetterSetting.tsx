import { Alert, Switch } from '@mantine/core'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { changeLetterChoice, getLetterChoice } from '@vagu/core/letters/contract'
import { useUser } from '../../entities/session/session.ts'
import { call } from '../../lib/call.ts'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { uiText } from '../../ui/text.ts'
import { settingKeys } from './keys.ts'
import { SaveState } from './SaveState.tsx'
import styles from './settings.module.css'
import { settingsText } from './text.ts'

const choiceQuery = queryOptions({
  queryKey: settingKeys.letters,
  queryFn: ({ signal }) => call(getLetterChoice, {}, { signal }),
  meta: { reads: ['account'] },
})

/** The letter on what is due in a week; kept at once. */
export function LetterSetting() {
  const isDemo = useUser()?.isDemo === true
  const client = useQueryClient()
  const { data, isError, refetch } = useQuery(choiceQuery)
  const { mutate, status, variables } = useMutation({
    scope: { id: 'weekly-letter' },
    mutationFn: (weekly: boolean) => call(changeLetterChoice, { body: { weekly } }),
    onSuccess: (choice) => client.setQueryData(settingKeys.letters, choice),
    meta: { isQuiet: true },
  })
  if (isDemo) return <Alert color="gray">{uiText.lockedInDemo}</Alert>
  if (isError && !data) return <LoadFailed onReload={() => void refetch()} />
  if (!data) return <DelayedSkeleton height={64} />
  const isOn = status === 'pending' ? variables : data.weekly
  return (
    <div>
      <Switch
        label={settingsText.weekly}
        description={settingsText.weeklyText}
        checked={isOn}
        onChange={({ currentTarget }) => mutate(currentTarget.checked)}
      />
      <p className={styles.note}>
        {data.isProven ? settingsText.letterTo(data.email) : settingsText.letterUnproven(data.email)}
      </p>
      <SaveState state={status} onAgain={() => mutate(variables ?? !isOn)} />
    </div>
  )
}
