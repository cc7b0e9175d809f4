/** Requirements that no record shows: the farmer says on which day they were met. */
import { dayText } from '../../text/format.ts'
import type { SchemeFacts } from '../facts.ts'
import type { Finding } from '../requirement.ts'
import type { ToldKey } from '../table.ts'
import { dueText, notDoneBy, way } from './say.ts'

/** The day on which something was done; a day that is yet to come is none. */
export const toldDay = ({ told, today }: SchemeFacts, key: ToldKey): string | undefined => {
  const day = told.find((each) => each.key === key)?.day
  return day !== undefined && day <= today ? day : undefined
}

interface Asked {
  readonly key: ToldKey
  /** Estonian: what was done, and what to write down. */
  readonly done: string
  readonly write: string
  readonly due?: string
}

/** In order when done by its day; before that day nobody knows, after it it is late. */
export function toldFinding(facts: SchemeFacts, { key, done, write, due }: Asked): Finding {
  const day = toldDay(facts, key)
  const isLate = day !== undefined && due !== undefined && day > `${facts.year}-${due}`
  if (day !== undefined && !isLate) return { state: 'ok', says: `${done}: ${dayText(day)}.` }
  const ways = [way('schemes', write)]
  if (isLate && day !== undefined)
    return { state: 'violation', says: `${done}: ${dayText(day)}. ${dueText(due, facts)}`, ways }
  const says = due === undefined ? `${write}.` : `${write}. ${dueText(due, facts)}`
  const isOver = due !== undefined && notDoneBy(due, facts) === 'violation'
  return { state: 'unknown', says: isOver ? `${says} Kas see tehti, ei ole kirjas.` : says, ways }
}
