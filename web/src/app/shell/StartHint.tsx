import type { Settings } from '@vagu/core/settings/schema'
import type { Status } from '@vagu/core/status/schema'
import { useSettings } from '../../entities/use-settings.ts'
import { useStatus } from '../../entities/use-status.ts'
import type { RouteKey } from '../../navigation/paths.ts'
import { useUser } from '../../entities/session/session.ts'
import styles from './Shell.module.css'
import { shellText } from './text.ts'

const HINTED = ['fields', 'seeds', 'jobTypes'] as const satisfies readonly RouteKey[]
type Hinted = (typeof HINTED)[number]

/** Whether a new farmer may have something to enter on a page first. */
export const isHinted = (key: RouteKey): key is Hinted => HINTED.some((each) => each === key)

interface Props {
  readonly of: Hinted
}

/**
 * Hint on what a new farm still has to enter on a page: fields, supplies, job types; nothing unless known.
 */
function hintOf(of: Hinted, counts: Status['counts'] | undefined, settings: Settings | undefined) {
  if (of === 'fields' && counts?.fields === 0) return shellText.startHere
  if (of === 'seeds' && counts?.requisites === 0) return shellText.startHere
  return of === 'jobTypes' && settings?.hasChangedSettings === false ? shellText.lookOver : undefined
}

/** Points a new farmer to what is still missing. */
export function StartHint({ of }: Props) {
  const counts = useStatus().data?.counts
  const settings = useSettings().data
  const isDemo = useUser()?.isDemo ?? false
  const hint = isDemo ? undefined : hintOf(of, counts, settings)
  return hint ? <span className={styles.hint}>{hint}</span> : null
}
