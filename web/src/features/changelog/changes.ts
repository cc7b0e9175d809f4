import { isDay } from '@vagu/core/time/day'
import { ROUTE_KEYS, type RouteKey } from '../../navigation/paths.ts'

/** One thing that is new for farmers. */
export interface Change {
  /** Day on which it came, YYYY-MM-DD. */
  readonly day: string
  readonly title: string
  readonly text: string
  /** Page on which it is found. */
  readonly page: RouteKey | undefined
}

/** Section of the changelog that is written for farmers. */
const SECTION = /^### Uuendused\n([\s\S]*?)(?=^### |^## |(?![\s\S]))/gm
const ENTRY = /^- (\d{2})\.(\d{2})\.(\d{4}) ([^.]+)\. (.+?)(?: \[(\w+)\])?$/

/**
 * Changes that the changelog tells farmers of, the newest first; an entry that is not written as it should be is left
 * out.
 */
export function readChanges(changelog: string): Change[] {
  const sections = [...changelog.matchAll(SECTION)].map(([, body = '']) => body)
  const lines = sections.flatMap((body) =>
    body.split(/\n(?=- )/).map((line) => line.trim().replaceAll(/\s*\n\s+/g, ' ')),
  )
  return lines
    .flatMap((line): Change[] => {
      const [, date, month, year, title = '', text = '', key] = ENTRY.exec(line) ?? []
      const day = `${year}-${month}-${date}`
      if (!isDay(day)) return []
      return [{ day, title, text, page: ROUTE_KEYS.find((each) => each === key) }]
    })
    .toSorted((a, b) => b.day.localeCompare(a.day))
}
