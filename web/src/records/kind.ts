/** A kind of record as its list, its form, its history and its deleted ones know it. */
import type { Entity } from '@vagu/core/entities'
import type { DeletedRecord } from '@vagu/core/history/schema'
import type { MutationKey, QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { Describe } from './describe.ts'
import type { RecordHistory } from './history/record-history.ts'

/** Properties that every stored record has. */
export interface StoredRecord {
  readonly _id: string
  /** Version of the record: the moment of its last change. */
  readonly updatedAt: string
}
/** A record as it is sent: its form may carry the id, the wire names it by itself. */
export interface Draft {
  readonly _id?: string | undefined
}
/** A deleted record with what tells it from others of its name. */
export interface DeletedRow extends DeletedRecord {
  readonly facts?: readonly string[]
}

/** Keys that the kit needs beside those of the lists. */
export interface RecordKeys {
  /** Of changes that are on their way. */
  readonly changing: MutationKey
  readonly deleted: QueryKey
}

export interface RecordKind<R extends StoredRecord & D, D extends Draft> {
  /** Entity of these records: calls say that they write it, and queries that they read it. */
  readonly entity: Entity
  readonly keys: RecordKeys
  /** Queries that hold a list of the records; each shows a change before the server has answered. */
  readonly lists: readonly QueryKey[]
  /** Reads the newer version that a refused change brings along. */
  readonly schema: z.ZodType<R>
  readonly nameOf: (record: R) => string
  readonly describe: Describe<D>
  readonly add: (body: D & { readonly _id: string }) => Promise<R>
  readonly change: (input: {
    readonly params: { readonly id: string }
    readonly body: D & { readonly updatedAt: string }
  }) => Promise<R>
  readonly remove: (params: { readonly id: string }) => Promise<unknown>
  readonly restore: (params: { readonly id: string }) => Promise<R>
  /** The record as lists show it until the server answers; without it they wait for the answer. */
  readonly shownAs?: (draft: D, stored: StoredRecord, before: R | undefined) => R
  readonly listDeleted: (signal: AbortSignal) => Promise<readonly DeletedRow[]>
}

/** A kind of record whose earlier states can be read and brought back. */
export interface KindWithHistory<R extends StoredRecord & D, D extends Draft> extends RecordKind<R, D> {
  readonly keys: RecordKeys & { readonly history: (id: string) => QueryKey }
  readonly history: RecordHistory<R>
}

/** Sentences of one save. */
export interface SaveSentences {
  readonly saved: string
  readonly failed: string
}

/** Words of a form when somebody else was faster. */
export interface FormText {
  readonly conflictTitle: string
  readonly deletedMeanwhile: string
}
/** Question before a record is deleted, and the words said after. */
export interface RemovalText {
  readonly deleteTitle: (name: string) => string
  /** Of a certain record by its id, where it is not the same for all. */
  readonly deleteText: string | ((id: string) => ReactNode)
  readonly deleted: (name: string) => string
  readonly restored: (name: string) => string
  readonly restoreFailed?: string
}
