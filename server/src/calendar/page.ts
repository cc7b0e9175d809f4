/** The calendar as programs read it: whoever has the address, without signing in. */
import { AppError } from '@vagu/core/errors'
import { dayInTallinn } from '@vagu/core/time/day'
import type { Hono } from 'hono'
import type { Bindings } from '../http/mount.ts'
import { hashToken } from '../http/session.ts'
import { mountTokenPage } from '../http/token-page.ts'
import type { Ports } from '../ports.ts'
import { countTries, triesOfAddress } from '../users/limits.ts'
import { storedAccounts } from '../users/stored.ts'
import { CALENDAR_PATH, farmOfToken } from './address.ts'
import { eventsOf } from './events.ts'
import { calendarText } from './ical.ts'
import { calendarWords } from './text.ts'

/** How often calendars should ask, hours. */
const ASK_EVERY = 4
const FILE = /^([\w-]{43})\.ics$/

/** The calendar as text; refuses with `notFound`, and a client that guesses with `tooManyTries`. */
async function calendarOf(ports: Ports, file: string, address: string): Promise<string> {
  const { db, now, options } = ports
  const token = FILE.exec(file)?.[1]
  const hash = token === undefined ? '' : await hashToken(token)
  const row = await farmOfToken(db, hash)
  if (row === undefined) {
    await countTries(ports, [triesOfAddress('calendar by address', address)])
    throw new AppError('notFound')
  }
  await countTries(ports, [{ of: 'calendar by token', by: hash }])
  const { account_id: accountId } = row
  const farm = { accountId, today: dayInTallinn(now()), host: new URL(options.publicUrl).host }
  const name = calendarWords.name(storedAccounts.read(row).company.name)
  return calendarText({ name, hours: ASK_EVERY, events: await eventsOf(db, farm) })
}

export function mountCalendar(app: Hono<Bindings>, ports: Ports): void {
  const answer = async (file: string, request: Request, address: string): Promise<Response> => {
    const text = await calendarOf(ports, file, address)
    const headers = new Headers({
      etag: `"${await hashToken(text)}"`,
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
    })
    const known = request.headers.get('if-none-match') ?? ''
    if (known.includes(headers.get('etag') ?? '')) return new Response(null, { status: 304, headers })
    headers.set('content-type', 'text/calendar; charset=utf-8')
    headers.set('content-disposition', 'inline; filename="vagu.ics"')
    return new Response(text, { headers })
  }
  mountTokenPage(app, ports, {
    method: 'GET',
    path: CALENDAR_PATH,
    answer: (file, { req, env }) => answer(file, req.raw, env?.address ?? ''),
  })
}
