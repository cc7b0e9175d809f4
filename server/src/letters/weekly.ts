/**
 * The weekly letters: on Monday morning everybody with a proven address, who did not switch it off, is told what is due
 * on his farms; where nothing is, nothing is written. Farms are read in parts, with the same few questions each.
 */
import { addDays, dayInTallinn, daysBetween } from '@vagu/core/time/day'
import { hourInTallinn, mondayOf } from '@vagu/core/time/week'
import { isNothingDue, type Span } from '@vagu/core/warnings/due/due'
import type { FarmDue } from '@vagu/core/warnings/due/schema'
import { letOthers } from '../db/let-others.ts'
import type { Reader } from '../db/schema.ts'
import { type Letter, putLetter } from '../mails/letters.ts'
import type { Ports } from '../ports.ts'
import { doTask } from '../registers/task.ts'
import { storedAccounts } from '../users/stored.ts'
import { dueOfFarms } from './due-facts.ts'

export interface WeeklyNeeds extends Pick<Ports, 'db' | 'now' | 'letterWaits' | 'options'> {
  readonly newId: () => string
  /** Another text in every program. */
  readonly holder: string
  readonly stop: AbortSignal
}

export const WEEKLY_LETTERS = 'weekly-letters'
/** Letters are written from this hour of Tallinn on. */
const FROM_HOUR = 6
/** Days after Monday on which they are written still, where the program was down. */
const LATE_DAYS = 2
/** People, and farms, of one question. */
export const PEOPLE_PART = 100
export const FARMS_PART = 25
/** People after whose letters others have their turn. */
const PEOPLE_TURN = 10
/** Days for which it is kept who got a letter: so long the links in it work. */
const KEPT_DAYS = 400

type Farm = Extract<Letter, { kind: 'weekly' }>['farms'][number]

/** People who want a letter and have none of this week yet, by their ids. */
const peopleAfter = (db: Reader, after: string, week: string) =>
  db
    .selectFrom('app_user')
    .select(['user_id', 'email'])
    .where('user_id', '>', after)
    .where('email_validated', '=', 1)
    .where('weekly_letter', '=', 1)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('weekly_letter as written')
            .select('written.week')
            .whereRef('written.user_id', '=', 'app_user.user_id')
            .where('written.week', '=', week),
        ),
      ),
    )
    .orderBy('user_id')
    .limit(PEOPLE_PART)
    .execute()
type Person = Awaited<ReturnType<typeof peopleAfter>>[number]

/** Their farms, but for those that are to be deleted. */
const farmsOf = (db: Reader, people: readonly Person[]) =>
  db
    .selectFrom('membership')
    .innerJoin('account', 'account.account_id', 'membership.account_id')
    .leftJoin('account_deletion', 'account_deletion.account_id', 'account.account_id')
    .select(['membership.user_id', 'account.account_id', 'document', 'document_version'])
    .where(
      'membership.user_id',
      'in',
      people.map(({ user_id: id }) => id),
    )
    .where('account_deletion.day', 'is', null)
    .orderBy('account.created_at')
    .orderBy('account.account_id')
    .execute()

async function dueOf(
  needs: WeeklyNeeds,
  accountIds: readonly string[],
  span: Span,
): Promise<Map<string, FarmDue>> {
  const all = new Map<string, FarmDue>()
  for (let start = 0; start < accountIds.length; start += FARMS_PART) {
    needs.stop.throwIfAborted()
    const part = await dueOfFarms(needs.db, accountIds.slice(start, start + FARMS_PART), span)
    for (const [id, due] of part) if (!isNothingDue(due)) all.set(id, due)
    await letOthers()
  }
  return all
}

/** Writes the letter of a person and notes it, both or neither. False where another program was there first. */
const write = (needs: WeeklyNeeds, work: { person: Person; week: string; farms: readonly Farm[] }) =>
  needs.db.transaction().execute(async (tx) => {
    const { person, week, farms } = work
    const userId = person.user_id
    const noted = await tx
      .insertInto('weekly_letter')
      .values({ user_id: userId, week, token_hash: null })
      .onConflict((conflict) => conflict.columns(['user_id', 'week']).doNothing())
      .returning('week')
      .executeTakeFirst()
    if (noted === undefined) return false
    const of = { userId, now: needs.now(), newId: needs.newId }
    await putLetter(tx, of, { kind: 'weekly', email: person.email, week, farms: [...farms] })
    return true
  })

async function writeTo(needs: WeeklyNeeds, people: readonly Person[], span: Span): Promise<number> {
  const week = mondayOf(span.from)
  const rows = (await farmsOf(needs.db, people)).filter((row) => storedAccounts.isReadable(row))
  const due = await dueOf(needs, [...new Set(rows.map((row) => row.account_id))], span)
  const byPerson = Map.groupBy(rows, (row) => row.user_id)
  let written = 0
  for (const [index, person] of people.entries()) {
    needs.stop.throwIfAborted()
    const farms = (byPerson.get(person.user_id) ?? []).flatMap((row): Farm[] => {
      const ofFarm = due.get(row.account_id)
      if (ofFarm === undefined) return []
      return [{ accountId: row.account_id, companyName: storedAccounts.read(row).company.name, due: ofFarm }]
    })
    if (farms.length > 0 && (await write(needs, { person, week, farms }))) written++
    if (index % PEOPLE_TURN === 0) await letOthers()
  }
  if (written > 0) needs.letterWaits()
  return written
}

async function run(needs: WeeklyNeeds): Promise<{ letters: number }> {
  const today = dayInTallinn(needs.now())
  const week = mondayOf(today)
  const span = { from: today, to: addDays(week, 6) }
  await needs.db.deleteFrom('weekly_letter').where('week', '<', addDays(week, -KEPT_DAYS)).execute()
  let [letters, after] = [0, '']
  for (;;) {
    const people = await peopleAfter(needs.db, after, week)
    if (people.length > 0) letters += await writeTo(needs, people, span)
    if (people.length < PEOPLE_PART) return { letters }
    after = people.at(-1)?.user_id ?? ''
  }
}

function isDue(now: Date, last: Date | undefined): boolean {
  const today = dayInTallinn(now)
  const week = mondayOf(today)
  if (last !== undefined && mondayOf(dayInTallinn(last)) === week) return false
  return hourInTallinn(now) >= FROM_HOUR && daysBetween(week, today) <= LATE_DAYS
}

/** Looks whether the letters of this week are to be written. */
export const writeWeeklyLetters = async (needs: WeeklyNeeds): Promise<{ letters: number } | 'notDue'> =>
  needs.options.isDemo ? 'notDue' : doTask(needs, { name: WEEKLY_LETTERS, isDue }, () => run(needs))
