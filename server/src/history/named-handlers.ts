/** Handlers of records that are a name and a document, where nothing more is asked than of any of them. */
import type { z } from 'zod'
import type { Actor } from '../db/actor.ts'
import { changeNamed, deleteNamed, type Named, type NamedKind, restoreNamed } from '../db/named.ts'
import type { Reader, Writer } from '../db/schema.ts'
import { listNamedVersions, restoreNamedVersion } from './named-versions.ts'

interface Asked {
  readonly actor: Actor
  readonly params: { readonly id: string }
}
interface Reading extends Asked {
  readonly db: Reader
}
interface Writing extends Asked {
  readonly tx: Writer
}
interface WritingVersion extends Writing {
  readonly params: { readonly id: string; readonly entryId: string }
}

export const deleteHandler =
  <T extends Named>(kind: NamedKind<T>) =>
  async ({ tx, actor, params: { id } }: Writing): Promise<undefined> => {
    await deleteNamed(tx, actor, { ...kind, id })
    return undefined
  }

export const restoreHandler =
  <T extends Named>(kind: NamedKind<T>) =>
  ({ tx, actor, params: { id } }: Writing) =>
    restoreNamed(tx, actor, { kind, id })

export const versionsHandler =
  <T extends Named, V>(kind: NamedKind<T>, shape: z.ZodType<V>) =>
  ({ db, actor, params: { id } }: Reading) =>
    listNamedVersions(db, actor, { kind, id, shape })

export const restoreVersionHandler =
  <T extends Named>(kind: NamedKind<T>) =>
  ({ tx, actor, params: by }: WritingVersion) =>
    restoreNamedVersion(tx, actor, {
      kind,
      by,
      change: (later, content) => changeNamed(tx, later, { kind, id: by.id, content, seen: undefined }),
    })
