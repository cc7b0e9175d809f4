import { AppError } from '@vagu/core/errors'
import { findPriaParcel, listPriaAreasAt } from '@vagu/core/pria-map/contract'
import type { Ports } from '../ports.ts'
import { read, type Route } from '../http/call.ts'
import { countTries } from '../users/limits.ts'

/** The map is somebody else's: no account asks it without end. */
const countQuestion = (ports: Ports, accountId: string) =>
  countTries(ports, [{ of: 'PRIA map by account', by: accountId }])

export const priaMapRoutes: readonly Route[] = [
  read(findPriaParcel, async ({ ports, params, actor }) => {
    await countQuestion(ports, actor.accountId)
    const area = await ports.priaMap.massif(params.id)
    if (area === undefined) throw new AppError('notFound')
    return { ...area, isTest: ports.priaMap.isTest }
  }),
  read(listPriaAreasAt, async ({ ports, query, actor }) => {
    await countQuestion(ports, actor.accountId)
    return { areas: await ports.priaMap.areasAt(query), isTest: ports.priaMap.isTest }
  }),
]
