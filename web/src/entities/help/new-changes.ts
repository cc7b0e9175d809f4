import { addDays, dayInTallinn } from '@vagu/core/time/day'
import { useEffect, useState } from 'react'
import { today } from '../../lib/today.ts'
import { useSaveScreenSettings } from '../settings/screen-settings.ts'
import { useUser } from '../session/session.ts'
import { useSettings } from '../use-settings.ts'
import { NEWEST_CHANGE } from './newest-change.ts'

const SCREEN = 'changelog'
/** Days for which a change counts as new for who never looked. */
const NEW_FOR_DAYS = 30

interface Reader {
  /** Day of the newest change that was there at the last look. */
  readonly seen: string | undefined
  /** Day after which changes are new for who never looked: 30 days ago, and for who came later the day he came. */
  readonly since: string
}

/** Whether a change came after the last look. */
export const isNewFor = ({ day }: { readonly day: string }, { seen, since }: Reader): boolean =>
  day > (seen ?? since)

const later = (one: string, other: string): string => (one > other ? one : other)

/** Who reads the changes; nothing while it is not known. */
export function useReaderOfChanges(): Reader | undefined {
  const settings = useSettings().data
  const user = useUser()
  if (settings === undefined || user === null) return undefined
  const seen = settings.uiSettings[SCREEN]?.['seen']
  const since = later(addDays(today(), -NEW_FOR_DAYS), dayInTallinn(new Date(user.createdAt)))
  return { seen: typeof seen === 'string' ? seen : undefined, since }
}

/** Whether something came that this farmer has not seen. */
export function useHasNewChanges(): boolean {
  const reader = useReaderOfChanges()
  return reader !== undefined && isNewFor({ day: NEWEST_CHANGE }, reader)
}

/** The reader as he came to the page; that he looked is kept, and counts from his next visit on. */
export function useLookAtChanges(): Reader | undefined {
  const reader = useReaderOfChanges()
  const [came, setCame] = useState(reader)
  if (came === undefined && reader !== undefined) setCame(reader)
  const save = useSaveScreenSettings(SCREEN)
  const isUnseen = reader !== undefined && reader.seen !== NEWEST_CHANGE
  useEffect(() => {
    if (isUnseen) save({ seen: NEWEST_CHANGE })
  }, [isUnseen, save])
  return came
}
