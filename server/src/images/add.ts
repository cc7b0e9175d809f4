/**
 * Takes photos in. The pictures are made first, one after the other; then they are announced, their bytes stored, and
 * only then shown: whatever breaks in between, nothing of a photo is ever seen that is not whole.
 */
import { AppError, type FieldError } from '@vagu/core/errors'
import { imageKindOf } from '@vagu/core/images/kind'
import type { Image, ImageSize } from '@vagu/core/images/schema'
import { fieldError } from '@vagu/core/validation'
import { countChange } from '../db/activity.ts'
import { faultOf } from '../db/faults.ts'
import type { Writer } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import { awaitTurn } from '../http/turn.ts'
import { placeOfFile } from '../http/upload.ts'
import type { Requester, MadeImage, Ports, ReceivedFile } from '../ports.ts'
import {
  announceImages,
  bytesOfPhotos,
  findByFingerprint,
  keyOf,
  type NewImage,
  showImages,
} from './store.ts'

type Needs = Pick<Ports, 'db' | 'engine' | 'log' | 'makeImage' | 'now' | 'options' | 'photos'>
type Owner = Omit<Actor, 'now'> & Requester

const MEGABYTE = 1_000_000

interface Sent {
  readonly file: ReceivedFile
  readonly place: string
  readonly fingerprint: string
}
interface Made {
  readonly image: NewImage
  readonly bytes: Pick<MadeImage, ImageSize>
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const reject = (fields: readonly FieldError[]) => {
  if (fields.length > 0) throw new AppError('invalid', { fields })
}

/** The fault that the first bytes show, before anything is spent on the rest. */
function kindErrorOf(bytes: Uint8Array): 'imageHeic' | 'imageUnreadable' | undefined {
  const kind = imageKindOf(bytes)
  if (kind === 'heic') return 'imageHeic'
  return kind === undefined ? 'imageUnreadable' : undefined
}

async function examine(files: readonly ReceivedFile[]): Promise<Sent[]> {
  const sent: Sent[] = []
  const faults: FieldError[] = []
  for (const [i, file] of files.entries()) {
    const [bytes, place] = [await file.bytes(), placeOfFile('image', i, files)]
    const fault = kindErrorOf(bytes)
    if (fault === undefined) sent.push({ file, place, fingerprint: await sha256(bytes) })
    else faults.push(fieldError(place, fault))
  }
  reject(faults)
  return sent
}

async function makeOne(needs: Needs, actor: Owner, sent: Sent): Promise<Made | undefined> {
  const made = await needs.makeImage(await sent.file.bytes(), actor)
  if (made === undefined) return undefined
  const { full, thumbnail, width, height } = made
  const { fingerprint } = sent
  const id = actor.newId()
  return { image: { id, fingerprint, width, height, bytes: full.length }, bytes: { full, thumbnail } }
}

async function makeAll(needs: Needs, actor: Owner, sent: readonly Sent[]): Promise<Made[]> {
  const all: Made[] = []
  const faults: FieldError[] = []
  for (const one of sent) {
    const made = await makeOne(needs, actor, one)
    if (made === undefined) faults.push(fieldError(one.place, 'imageUnreadable'))
    else all.push(made)
  }
  reject(faults)
  return all
}

async function putAll(needs: Needs, actor: Owner, all: readonly Made[]): Promise<void> {
  try {
    for (const { image, bytes } of all)
      for (const size of ['full', 'thumbnail'] as const)
        await needs.photos.put(keyOf({ accountId: actor.accountId, id: image.id }, size), bytes[size])
  } catch (error) {
    needs.log.error({ error }, 'photos could not be stored')
    throw new AppError(faultOf(error) === 'storage' ? 'cannotStore' : 'busy')
  }
}

const inTurn = (
  needs: Needs,
  actor: Owner,
  work: (tx: Writer, actor: Actor) => Promise<void>,
): Promise<void> =>
  needs.db.transaction().execute(async (tx) => {
    if (needs.engine === 'postgres') await awaitTurn(tx, actor.accountId)
    await work(tx, { ...actor, now: needs.now() })
  })

/** Refuses photos for which the account has no room. */
async function checkRoom(tx: Writer, needs: Needs, at: { actor: Owner; images: readonly NewImage[] }) {
  const { maxPhotoBytes } = needs.options
  const sent = at.images.reduce((sum, { bytes }) => sum + bytes, 0)
  if ((await bytesOfPhotos(tx, at.actor)) + sent <= maxPhotoBytes) return
  reject([fieldError('image', 'photosFull', { megabytes: Math.round(maxPhotoBytes / MEGABYTE) })])
}

/** The first of those that are the same. */
const distinct = (sent: readonly Sent[]): Sent[] => [
  ...new Map(sent.toReversed().map((one) => [one.fingerprint, one])).values(),
]

/** Stores photos, all or none, and answers them in the order of the files; one that is there already is answered. */
export async function addImages(
  needs: Needs,
  actor: Owner,
  files: readonly ReceivedFile[],
): Promise<Image[]> {
  const sent = await examine(files)
  const fingerprints = sent.map(({ fingerprint }) => fingerprint)
  const known = await findByFingerprint(needs.db, actor, fingerprints)
  const added = distinct(sent).filter(({ fingerprint }) => !known.has(fingerprint))
  const made = await makeAll(needs, actor, added)
  if (made.length > 0) {
    const images = made.map(({ image }) => image)
    await inTurn(needs, actor, async (tx, now) => {
      await checkRoom(tx, needs, { actor, images })
      await announceImages(tx, now, images)
    })
    await putAll(needs, actor, made)
    await inTurn(needs, actor, async (tx, { accountId, now }) => {
      await showImages(tx, actor, images)
      await countChange(tx, accountId, now)
    })
  }
  const stored = await findByFingerprint(needs.db, actor, fingerprints)
  return fingerprints.flatMap((fingerprint) => stored.get(fingerprint) ?? [])
}
