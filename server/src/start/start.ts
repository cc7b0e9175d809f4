/** Beginning of a page, in one answer: over a weak network every further question costs half a second. */
import { getHarvestProgress } from '@vagu/core/harvest/contract'
import { listFields } from '@vagu/core/fields/contract'
import { listLastAdded } from '@vagu/core/jobs/contract'
import { listMachines } from '@vagu/core/machines/contract'
import { listMaterials } from '@vagu/core/materials/contract'
import { getPriaStatus } from '@vagu/core/pria/contract'
import { getSettings } from '@vagu/core/settings/contract'
import { ALL_SCREENS, savedYearOf } from '@vagu/core/settings/saved-year'
import type * as contract from '@vagu/core/start/contract'
import type { StartPart } from '@vagu/core/start/parts'
import { getStatus, listUnreadable } from '@vagu/core/status/contract'
import { dayInTallinn, yearOf } from '@vagu/core/time/day'
import { isHarvestSeason, openingYearOf } from '@vagu/core/time/season'
import { listWorkers } from '@vagu/core/workers/contract'
import { checkAccess } from '../http/access.ts'
import type { CallParts, UnmanagedHandler } from '../http/call.ts'
import { JsonText, withMembers } from '../http/json-text.ts'
import { checkSignedInAs, type Session, visitorToken } from '../http/session.ts'
import type { Ports } from '../ports.ts'
import { readScreens } from '../settings/read-screens.ts'
import { keptUser } from '../users/sign-in.ts'

/** The day, and the year that the screens are about. */
interface Shown {
  readonly today: string
  readonly year: number
}

/** The call that a part stands for, by path and query; none where no page would send it today. */
const ADDRESS: Readonly<Record<StartPart, (shown: Shown) => string | undefined>> = {
  settings: () => getSettings.path,
  status: () => getStatus.path,
  unreadable: () => listUnreadable.path,
  fields: () => listFields.path,
  workers: () => listWorkers.path,
  machines: () => listMachines.path,
  requisites: () => listMaterials.path,
  lastAdded: () => listLastAdded.path,
  pria: ({ year }) => `${getPriaStatus.path}?year=${year}`,
  harvest: ({ today }) =>
    isHarvestSeason(today) ? getHarvestProgress.path.replace('{year}', String(yearOf(today))) : undefined,
}

async function shownTo(ports: Ports, session: Session): Promise<Shown> {
  const today = dayInTallinn(ports.now())
  const opening = openingYearOf(today)
  const screens = await readScreens(ports.db, session)
  return { today, year: savedYearOf(screens?.[ALL_SCREENS], opening) ?? opening }
}

/** A call and its reply, as members of JSON; nothing where it is refused: the page hears why when it asks. */
async function member(ask: CallParts<never>['ask'], address: string): Promise<string[]> {
  const reply = await ask(address)
  return reply.ok ? [`${JSON.stringify(address)}:${await reply.text()}`] : []
}

export const getStart: UnmanagedHandler<typeof contract.getStart> = async (call) => {
  const { ports, session, headers, request, query, ask } = call
  if (session === undefined)
    return { user: null, csrfToken: await visitorToken(ports, request, headers), ahead: {} }
  checkSignedInAs(request, session)
  await checkAccess(ports, session, 'session')
  const { csrfToken, ...user } = await keptUser(ports, session, headers)
  const shown = await shownTo(ports, session)
  const addresses = new Set((query.of ?? []).flatMap((part) => ADDRESS[part](shown) ?? []))
  const members = await Promise.all([...addresses].map((address) => member(ask, address)))
  return new JsonText(withMembers({ user, csrfToken }, `{"ahead":{${members.flat().join(',')}}}`))
}
