import { addDays } from '@vagu/core/time/day'
import { useEffect, useState } from 'react'
import { today } from '../../lib/today.ts'
import { useSaveScreenSettings } from '../settings/screen-settings.ts'
import { useSettings } from '../use-settings.ts'
import { NEWEST_CHANGE } from './newest-change.ts'

const SCREEN = 'changelog'
/** Days for which a change counts as new for who never looked. */
const NEW_FOR_DAYS = 30

interface Reader {
  /** Day of the newest change that was there at the last look. */
  readonly seen: string | undefined
  /** Day from which on changes are new for who never looked. */
  readonly monthAgo: string
}

/** Whether a change came after the last look. */
export const isNewFor = ({ day }: { readonly day: string }, { seen, monthAgo }: Reader): boolean =>
  day > (seen ?? monthAgo)

/** Who reads the changes; nothing while it is not known. */
export function useReaderOfChanges(): Reader | undefined {
  const settings = useSettings().data
  if (settings === undefined) return undefined
  const seen = settings.uiSettings[SCREEN]?.['seen']
  return { seen: typeof seen === 'string' ? seen : undefined, monthAgo: addDays(today(), -NEW_FOR_DAYS) }
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
