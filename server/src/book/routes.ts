import * as contract from '@vagu/core/book/contract'
import { BOOK_FILES, type BookFormat, type BookWish, type Extract } from '@vagu/core/book/schema'
import { AppError } from '@vagu/core/errors'
import { dayInTallinn } from '@vagu/core/time/day'
import type { Actor } from '../db/actor.ts'
import type { Reader } from '../db/schema.ts'
import { read, type Route, unmanaged, write } from '../http/call.ts'
import { Download } from '../http/download.ts'
import { actorOf, inTurn } from '../http/in-turn.ts'
import type { Ports } from '../ports.ts'
import { collectFacts } from './collect.ts'
import type { Printing } from './print/title-page.ts'
import * as store from './store.ts'

interface Asking {
  readonly ports: Ports
  readonly db: Reader
  readonly actor: Actor
  readonly request: Request
}

const requesterOf = ({ actor, request }: Asking) => ({ accountId: actor.accountId, signal: request.signal })

/** Facts are read when the turn of the work has come: what waits holds no farm in memory. */
const factsOf =
  ({ db, actor, ports }: Asking, wish: BookWish, hasRecords = false) =>
  async () => {
    const isTestAgency = ports.agency?.isTest ?? false
    return { facts: await collectFacts(db, actor, { wish, hasRecords, isTestAgency }) }
  }

const ADDRESS = '/valjavotted'
const printingOf = ({ ports: { options } }: Asking, { code, madeAt }: Extract): Printing => ({
  code,
  madeAt,
  program: `Vagu ${options.version}`,
  checkAddress: `${options.publicUrl}${ADDRESS}?kood=${code}`,
})

async function extractById({ db, actor }: Asking, id: string): Promise<Extract> {
  const extract = await store.findExtract(db, actor, id)
  if (extract === undefined) throw new AppError('notFound')
  return extract
}

async function print(asking: Asking, id: string, format: BookFormat): Promise<Download> {
  const extract = await extractById(asking, id)
  const packed = await store.contentOf(asking.db, asking.actor, extract)
  if (packed === null) throw new AppError('notFound')
  const printing = printingOf(asking, extract)
  const bytes = await asking.ports.heavy.run(
    'printBook',
    async () => ({ packed, format, printing }),
    requesterOf(asking),
  )
  const day = dayInTallinn(new Date(extract.madeAt))
  const { name, ending } = BOOK_FILES[format]
  return new Download(`${name}-${extract.wish.year}-${day}.${ending}`, new Blob([bytes]).stream())
}

async function check(asking: Asking, code: string) {
  const extract = await store.findByCode(asking.db, asking.actor, code)
  const packed = await store.contentOf(asking.db, asking.actor, extract)
  const compared = await asking.ports.heavy.run(
    'compareBook',
    async () => ({ ...(await factsOf(asking, extract.wish)()), packed, code: extract.code }),
    requesterOf(asking),
  )
  return { extract, ...compared }
}

export const bookRoutes: readonly Route[] = [
  read(contract.previewBook, (call) =>
    call.ports.heavy.run('previewBook', factsOf(call, call.body), requesterOf(call)),
  ),
  read(contract.listExtracts, ({ db, actor }) => store.listExtracts(db, actor)),
  unmanaged(contract.makeExtract, async (call) => {
    const { _id: id, wish } = call.body
    const { ports, request } = call
    const asking: Asking = { ports, request, db: ports.db, actor: actorOf(call) }
    const before = await store.findExtract(ports.db, asking.actor, id)
    if (before !== undefined) return store.sameWish(before, wish)
    const made = await ports.heavy.run('makeBook', factsOf(asking, wish, true), requesterOf(asking))
    return inTurn(call, (tx, actor) => store.keepExtract(tx, actor, { id, wish, made }))
  }),
  write(contract.deleteExtract, ({ tx, actor, params }) =>
    store.dropContent(tx, actor, params.id).then(() => undefined),
  ),
  read(contract.checkExtract, (call) => check(call, call.query.code)),
  read(contract.printExtract, (call) => print(call, call.params.id, call.query.format)),
]
