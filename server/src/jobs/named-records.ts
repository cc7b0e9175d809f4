/** Ids of other records that jobs name: a job keeps those it has; a new one must be there, in this account. */
import { AppError } from '@vagu/core/errors'
import type { JobDraft } from '@vagu/core/jobs/schema'
import { fieldError } from '@vagu/core/validation'
import { activeKindIds } from '../custom-areas/read.ts'
import { prepared } from '../db/prepared.ts'
import type { Reader } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import { existingIds } from '../images/store.ts'

export type Refers = Pick<
  JobDraft,
  'fieldId' | 'worker' | 'machine' | 'requisites' | 'images' | 'customFieldArea'
>
/** Jobs as they become; `before` is what each of them referred to so far, where it is stored already. */
export interface Change {
  readonly drafts: readonly Refers[]
  readonly before?: readonly Refers[]
  /** Where a path within a job stands in what was sent. */
  readonly pathOf: (place: number, path: string) => string
}

/** An id, and where in the job it stands. */
interface NamedId {
  readonly path: string
  readonly id: string
}

interface Kind {
  readonly code: string
  readonly placesIn: (job: Refers) => NamedId[]
  /** Of these ids, those that may be named. */
  readonly find: (db: Reader, actor: Actor, ids: readonly string[]) => Promise<Iterable<string>>
}

const placeOf = (path: string, id: string | null | undefined): NamedId[] => (id == null ? [] : [{ path, id }])

const materialIds = prepared((db, { accountId, ids }: { accountId: string; ids: readonly string[] }) =>
  db.selectFrom('requisite').select('id').where('account_id', '=', accountId).where('id', 'in', ids),
)

/** Of the account, deleted or not: a job outlives the register of materials, and is done once more. */
async function ownMaterials(db: Reader, actor: Actor, ids: readonly string[]): Promise<string[]> {
  return (await materialIds(db, { accountId: actor.accountId, ids })).map(({ id }) => id)
}

const machineIds = prepared((db, { accountId, ids }: { accountId: string; ids: readonly string[] }) =>
  db.selectFrom('machine').select('id').where('account_id', '=', accountId).where('id', 'in', ids),
)

/** Of the account, sold and deleted ones too: they did what was done before. */
async function ownMachines(db: Reader, actor: Actor, ids: readonly string[]): Promise<string[]> {
  return (await machineIds(db, { accountId: actor.accountId, ids })).map(({ id }) => id)
}

const KINDS: readonly Kind[] = [
  {
    code: 'unknownMaterial',
    placesIn: ({ requisites }) =>
      requisites.flatMap(({ requisiteId, coating }, i) => [
        ...placeOf(`requisites.${i}.requisiteId`, requisiteId),
        ...placeOf(`requisites.${i}.coating.requisiteId`, coating?.requisiteId),
      ]),
    find: ownMaterials,
  },
  {
    code: 'unknownMachine',
    placesIn: ({ machine }) => placeOf('machine', machine),
    find: ownMachines,
  },
  {
    code: 'unknownImage',
    placesIn: ({ images }) => images.map((id, i) => ({ path: `images.${i}`, id })),
    find: existingIds,
  },
  {
    code: 'unknownCustomArea',
    placesIn: ({ customFieldArea }) => placeOf('customFieldArea', customFieldArea?.id),
    find: (db, actor) => activeKindIds(db, actor),
  },
]

/** Where jobs name a record of a kind that they did not name before. */
const addedPlaces = ({ drafts, before = [], pathOf }: Change, { placesIn }: Kind): NamedId[] =>
  drafts.flatMap((draft, i) => {
    const named = new Set((before[i] ? placesIn(before[i]) : []).map(({ id }) => id))
    return placesIn(draft)
      .filter(({ id }) => !named.has(id))
      .map(({ path, id }) => ({ path: pathOf(i, path), id }))
  })

/** Refuses with `notFound`, naming every place whose record is not there; another account's never is. */
export async function requireNamed(db: Reader, actor: Actor, change: Change): Promise<void> {
  const missing = []
  for (const kind of KINDS) {
    const places = addedPlaces(change, kind)
    if (places.length === 0) continue
    const found = new Set(await kind.find(db, actor, [...new Set(places.map(({ id }) => id))]))
    missing.push(...places.filter(({ id }) => !found.has(id)).map(({ path }) => fieldError(path, kind.code)))
  }
  if (missing.length > 0) throw new AppError('notFound', { fields: missing })
}
