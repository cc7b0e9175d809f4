/** The book of one year, as an inspector is shown it, and its files. */
import { BOOK_FILES, BookWish } from '@vagu/core/book/schema'
import {
  type InspectedYear,
  type InspectorFormat,
  MAX_WARNINGS_LISTED,
  type PhotoWish,
} from '@vagu/core/inspector/schema'
import { AppError } from '@vagu/core/errors'
import { dayInTallinn } from '@vagu/core/time/day'
import type { z } from 'zod'
import { collectFacts } from '../book/collect.ts'
import { Download } from '../http/download.ts'
import { photoBytesOf } from '../images/bytes.ts'
import { requireImage } from '../images/store.ts'
import { storedJobs } from '../job-store/stored.ts'
import type { Ports } from '../ports.ts'
import { warningsOfYear } from '../warnings/list.ts'
import { checkedRules, inspectedWarning } from './checked-rules.ts'
import type { OpenAddress } from './visit.ts'

interface Asking {
  readonly ports: Ports
  readonly open: OpenAddress
  readonly request: Request
}

/** Reading a book asks for the farm alone, whoever reads it. */
const actorOf = ({ ports, open: { accountId } }: Asking) => ({
  accountId,
  userId: '',
  now: ports.now(),
  newId: () => '',
})

const factsOf = (asking: Asking, year: number) => async () => ({
  facts: await collectFacts(asking.ports.db, actorOf(asking), {
    wish: BookWish.parse({ period: 'SEASON', year }),
    hasRecords: false,
    hidesUsers: true,
    isTestAgency: asking.ports.agency?.isTest ?? false,
  }),
})

/** The address waits in its own turn: the farmer's own work does not wait for it. */
const requesterOf = ({ open, request }: Asking) => ({ accountId: open.id, signal: request.signal })

/** Key of the rule in the name of a warning. */
const ruleOf = (id: string): string => id.slice(0, id.indexOf('|'))

export async function inspectedYear(asking: Asking, year: number): Promise<InspectedYear> {
  const { ports, open } = asking
  const book = await ports.heavy.run('inspectBook', factsOf(asking, year), requesterOf(asking))
  const warnings = await warningsOfYear(ports.db, open, year)
  const hidden = book.tables.find(({ key }) => key === 'hidden')?.rows ?? []
  return {
    year,
    ...book,
    rules: checkedRules(
      warnings,
      hidden.map(({ id }) => ruleOf(id)),
    ),
    warnings: warnings.slice(0, MAX_WARNINGS_LISTED).map(inspectedWarning),
    warningsInAll: warnings.length,
  }
}

export async function inspectedFile(
  asking: Asking,
  { year, format }: { readonly year: number; readonly format: InspectorFormat },
): Promise<Download> {
  const { ports } = asking
  const requester = requesterOf(asking)
  const { packed, code } = await ports.heavy.run('makeBook', factsOf(asking, year), requester)
  const madeAt = ports.now().toISOString()
  const printing = { code, madeAt, program: `Vagu ${ports.options.version}`, checkAddress: null }
  const bytes = await ports.heavy.run('printBook', async () => ({ packed, format, printing }), requester)
  const { name, ending } = BOOK_FILES[format]
  const day = dayInTallinn(new Date(madeAt))
  return new Download(`${name}-${year}-${day}.${ending}`, new Blob([bytes]).stream())
}

/** Refuses with `notFound` a photo that no job of the years of the address names. */
async function requireNamed({ ports: { db }, open: { accountId, years } }: Asking, id: string) {
  const rows = await db
    .selectFrom('job_image')
    .innerJoin('job_event', (join) =>
      join
        .onRef('job_event.account_id', '=', 'job_image.account_id')
        .onRef('job_event.id', '=', 'job_image.job_id'),
    )
    .select(['job_event.document', 'job_event.document_version'])
    .where('job_image.account_id', '=', accountId)
    .where('job_image.image_id', '=', id)
    .where('job_event.crop_year', 'in', years)
    .where('job_event.status', 'in', ['DONE', 'IN_PROGRESS'])
    .where('job_event.deleted_at', 'is', null)
    .execute()
  // the table keeps photos that a job named once too
  const isNamed = rows.filter(storedJobs.isReadable).some((row) => storedJobs.read(row).images.includes(id))
  if (!isNamed) throw new AppError('notFound')
}

export async function inspectedPhoto(
  asking: Asking,
  { id, size }: Pick<z.infer<typeof PhotoWish>, 'id' | 'size'>,
): Promise<Download> {
  const { ports, open } = asking
  await requireNamed(asking, id)
  await requireImage(ports.db, open, id)
  const bytes = await photoBytesOf(ports, { accountId: open.accountId, id }, size)
  return new Download(`${id}.webp`, new Blob([bytes]).stream())
}
