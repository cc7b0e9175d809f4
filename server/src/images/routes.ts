import * as contract from '@vagu/core/images/contract'
import type { ImageSize } from '@vagu/core/images/schema'
import type { Reader } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import { unmanaged, read, type Route, write } from '../http/call.ts'
import { isUnmodified, NotModified } from '../http/not-modified.ts'
import type { Ports } from '../ports.ts'
import { addImages } from './add.ts'
import { photoBytesOf } from './bytes.ts'
import { deleteImage, requireImage } from './store.ts'

type Needs = Pick<Ports, 'log' | 'photos'> & { readonly db: Reader }

async function bytesOfImage(
  needs: Needs,
  actor: Actor,
  query: { id: string; size: ImageSize; request: Request },
): Promise<Uint8Array<ArrayBuffer> | NotModified> {
  await requireImage(needs.db, actor, query.id)
  if (isUnmodified(query.request)) return new NotModified()
  return photoBytesOf(needs, { accountId: actor.accountId, id: query.id }, query.size)
}

export const imageRoutes: readonly Route[] = [
  unmanaged(contract.addImages, async ({ ports, session, newId, files, request: { signal } }) => {
    const { accountId, userId } = session
    return addImages(ports, { accountId, userId, newId, signal }, files)
  }),
  read(contract.getImage, ({ db, actor, params, query, request, ports: { log, photos } }) =>
    bytesOfImage({ db, log, photos }, actor, { id: params.id, size: query.size, request }),
  ),
  write(contract.deleteImage, ({ tx, actor, params }) =>
    deleteImage(tx, actor, params.id).then(() => undefined),
  ),
]
