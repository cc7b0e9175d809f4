/**
 * Asking PRIA in the background, so that badges and reminders tell of what others changed there too: each connected farm a few
 * times a day, with the sign-in of one of its people. Nothing is sent; an answer that fails leaves what was known.
 */
import { roleMay } from '@vagu/core/access'
import { AGENCY_KINDS, AgencyKind } from '@vagu/core/agency/wire'
import { cropYearOf } from '@vagu/core/time/season'
import { dayInTallinn } from '@vagu/core/time/day'
import { HOUR_MS } from '@vagu/core/time/spans'
import { Role } from '@vagu/core/users/schema'
import { z } from 'zod'
import type { Actor } from '../db/actor.ts'
import { letOthers } from '../db/let-others.ts'
import type { Reader } from '../db/schema.ts'
import { parsedText } from '../db/stored.ts'
import type { Ports } from '../ports.ts'
import { askAndNote } from './ask.ts'
import { seasonOf } from './compare.ts'
import { DeskFault, type OpenDesk } from './desk.ts'
import { readAsked } from './mirror.ts'
import { openRunId } from './open-run.ts'
import type { Season } from './stored.ts'

/** Time after which a farm is asked for again, and after which again where it failed, ms. */
export const REFRESHED_AFTER = 6 * HOUR_MS
export const TRIED_AGAIN_AFTER = HOUR_MS
/** Farms of one look: the next one goes on. */
const FARMS_AT_ONCE = 50

export interface RefreshNeeds extends Pick<Ports, 'db' | 'engine' | 'now' | 'log'> {
  readonly openDesk: OpenDesk
  readonly newId: () => string
  /** Called between two farms; throws where the program ends. */
  readonly checkpoint: () => void | Promise<void>
  /** Time of the next look at each farm and its client, ms: kept by whoever looks again and again. */
  readonly notBefore: Map<string, number>
}

const Kinds = z.array(AgencyKind)

/** A farm that can be asked for, and on whose behalf: whoever signed in last of those who may change its records. */
interface Farm {
  readonly accountId: string
  readonly userId: string
  readonly clientId: string
  readonly kinds: readonly AgencyKind[]
}

async function connectedFarms(db: Reader): Promise<Farm[]> {
  const rows = await db
    .selectFrom('pria_connection')
    .innerJoin('membership', 'membership.account_id', 'pria_connection.account_id')
    .innerJoin('pria_login', 'pria_login.user_id', 'membership.user_id')
    .select([
      'pria_connection.account_id',
      'pria_connection.client_id',
      'pria_connection.kinds',
      'pria_login.user_id',
      'membership.role',
    ])
    .where('pria_login.sealed', 'is not', null)
    // of the simulator each user sees a world of his own
    .where((row) =>
      row.or([
        row('pria_connection.room', '=', ''),
        row('pria_connection.room', '=', row.ref('pria_login.room')),
      ]),
    )
    .orderBy('pria_login.signed_in_at')
    .execute()
  const farms = rows
    .filter(({ role }) => roleMay(Role.parse(role), 'write'))
    .map((row): [string, Farm] => [
      row.account_id,
      {
        accountId: row.account_id,
        userId: row.user_id,
        clientId: row.client_id,
        kinds: parsedText(Kinds, row.kinds),
      },
    ])
  return [...new Map(farms).values()]
}

/** Kinds that are asked for: all others stand on fields. */
const kindsOf = ({ kinds }: Farm): AgencyKind[] =>
  kinds.includes('FIELD') ? AGENCY_KINDS.filter((kind) => kinds.includes(kind)) : []

const nameOf = ({ accountId, clientId }: Farm): string => `${accountId} ${clientId}`

/** When PRIA is to be asked again, ms: some hours after it told of the kind that it was asked for longest ago. */
async function staleAt(db: Reader, season: Season, kinds: readonly AgencyKind[]): Promise<number> {
  const { at } = await readAsked(db, season)
  const oldest = Math.min(...kinds.map((kind) => Date.parse(at.get(kind) ?? '1970-01-01')))
  return oldest + REFRESHED_AFTER
}

/** Asks for one farm where it is time, and no run of it is open: that keeps what is known new by itself. */
async function refreshFarm(needs: RefreshNeeds, farm: Farm): Promise<boolean> {
  const { db, openDesk, newId, notBefore } = needs
  const now = needs.now()
  const { accountId, userId, clientId } = farm
  const season = seasonOf(farm, clientId, cropYearOf(dayInTallinn(now)))
  const kinds = kindsOf(farm)
  const due = kinds.length === 0 ? Infinity : await staleAt(db, season, kinds)
  if (due > now.getTime()) {
    notBefore.set(nameOf(farm), Math.min(due, now.getTime() + REFRESHED_AFTER))
    return false
  }
  if ((await openRunId(db, accountId)) !== null) return false
  const actor: Actor = { accountId, userId, now, newId }
  await askAndNote(needs, actor, { desk: openDesk({ ...season, userId }), season, kinds })
  notBefore.set(nameOf(farm), now.getTime() + REFRESHED_AFTER)
  return true
}

/** Asks for each farm that it is time for, one after the other; answers for how many PRIA was asked. */
export async function refreshFarms(needs: RefreshNeeds): Promise<number> {
  const { notBefore, log } = needs
  const due = (await connectedFarms(needs.db)).filter(
    (farm) => (notBefore.get(nameOf(farm)) ?? 0) <= needs.now().getTime(),
  )
  let asked = 0
  for (const farm of due) {
    await needs.checkpoint()
    if (asked >= FARMS_AT_ONCE) break
    try {
      if (await refreshFarm(needs, farm)) asked++
    } catch (error) {
      asked++
      notBefore.set(nameOf(farm), needs.now().getTime() + TRIED_AGAIN_AFTER)
      if (error instanceof DeskFault)
        log.warn({ fault: error.kind }, 'PRIA could not be asked in the background')
      else log.error({ error }, 'a farm could not be compared with PRIA in the background')
    }
    await letOthers()
  }
  return asked
}
