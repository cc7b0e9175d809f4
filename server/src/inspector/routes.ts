import * as contract from '@vagu/core/inspector/contract'
import type { CallParts, Route } from '../http/call.ts'
import { read, unmanaged, write } from '../http/call.ts'
import { inTurn } from '../http/in-turn.ts'
import { logSecurity } from '../http/security-log.ts'
import { hashToken, newToken } from '../http/session.ts'
import { countTries } from '../users/limits.ts'
import { storedAccounts } from '../users/stored.ts'
import { keepAddress, listAddresses, withdrawAddress } from './addresses.ts'
import { countBook, countOpening, openAddress, requireYear } from './visit.ts'
import { inspectedFile, inspectedPhoto, inspectedYear } from './year.ts'

/** Page at which the token stands behind the #, which browsers send to no server. */
const PAGE = '/inspektor'

type Call = Pick<CallParts<unknown>, 'ports' | 'address' | 'request'>
const askingOf = async ({ ports, address, request }: Call, token: string) => ({
  ports,
  request,
  open: await openAddress(ports, { token, address }),
})

async function bookOf(call: Call, { token, year }: { readonly token: string; readonly year: number }) {
  const asking = await askingOf(call, token)
  requireYear(asking.open, year)
  await countBook(call.ports, asking.open)
  return asking
}

export const inspectorRoutes: readonly Route[] = [
  read(contract.listInspectorAddresses, ({ db, actor }) => listAddresses(db, actor)),
  unmanaged(contract.makeInspectorAddress, async (call) => {
    const { ports, session, body: draft, address: from } = call
    const { accountId, userId } = session
    await countTries(ports, [{ of: 'inspector by account', by: accountId }])
    const token = newToken(ports)
    const hash = await hashToken(token)
    const record = await inTurn(call, (tx, actor) => keepAddress(tx, actor, { draft, hash }))
    logSecurity(ports, 'inspector address made', { userId, account: accountId, address: from })
    return { record, address: `${ports.options.publicUrl}${PAGE}#token=${token}` }
  }),
  write(contract.withdrawInspectorAddress, async ({ tx, actor, params, ports, address: from }) => {
    await withdrawAddress(tx, actor, params.id)
    const { userId, accountId } = actor
    logSecurity(ports, 'inspector address withdrawn', { userId, account: accountId, address: from })
    return undefined
  }),
  unmanaged(contract.openInspection, async (call) => {
    const { ports, open } = await askingOf(call, call.body.token)
    const row = await ports.db
      .selectFrom('account')
      .select(['document', 'document_version'])
      .where('account_id', '=', open.accountId)
      .executeTakeFirstOrThrow()
    await countOpening(ports, open, call)
    const { endsOn, purpose, years } = open
    return { companyName: storedAccounts.read(row).company.name, years: [...years], endsOn, purpose }
  }),
  unmanaged(contract.readInspectedYear, async (call) =>
    inspectedYear(await bookOf(call, call.body), call.body.year),
  ),
  unmanaged(contract.readInspectedPhoto, async (call) =>
    inspectedPhoto(await askingOf(call, call.body.token), call.body),
  ),
  unmanaged(contract.printInspectedYear, async (call) =>
    inspectedFile(await bookOf(call, call.body), call.body),
  ),
]
