import { useStatus } from '../../farm/use-status.ts'
import type { RouteKey } from '../paths.ts'
import { useUser } from '../session.ts'
import styles from './Shell.module.css'
import { words } from './text.ts'

interface Props {
  readonly of: RouteKey
}

/** Points a new farmer to what is still missing: first the fields, then the supplies. */
export function StartHint({ of }: Props) {
  const counts = useStatus().data?.counts
  const isDemo = useUser()?.isDemo ?? false
  if (!counts || isDemo) return null
  const isMissing = (of === 'fields' && counts.fields === 0) || (of === 'seeds' && counts.requisites === 0)
  return isMissing ? <span className={styles['hint']}>{words.startHere}</span> : null
}
