/** The history of workers and materials, and the way back. */
import { AppError } from '@vagu/core/errors'
import { RequisiteVersion, WorkerVersion } from '@vagu/core/history/schema'
import { Requisite } from '@vagu/core/requisites/schema'
import { check } from '@vagu/core/validation'
import { Worker } from '@vagu/core/workers/schema'
import { z } from 'zod'
import { changeNamed, type NamedKind, restoreNamed } from '../db/named.ts'
import type { Reader, Writer } from '../db/schema.ts'
import type { Who } from '../db/who.ts'
import { changeRequisite } from '../requisites/store.ts'
import { readAfter, readEntries, REQUISITE, requireEver, WORKER } from './entries.ts'
import { REQUISITES } from '../requisites/stored.ts'
import { WORKERS } from '../workers/stored.ts'
import { afterReturning } from './moment.ts'

type Noun = typeof WORKER | typeof REQUISITE

async function readStates(db: Reader, who: Who, { table, noun, id }: Noun & { id: string }) {
  await requireEver(db, who, { table, id })
  const json = (text: string | null): unknown => (text === null ? null : JSON.parse(text))
  const entries = await readEntries(db, who, { noun, id })
  return entries.map((entry) => ({ ...entry, before: json(entry.before), after: json(entry.after) }))
}

export const listWorkerVersions = async (db: Reader, who: Who, id: string): Promise<WorkerVersion[]> =>
  z.array(WorkerVersion).parse(await readStates(db, who, { ...WORKER, id }))

export const listRequisiteVersions = async (db: Reader, who: Who, id: string): Promise<RequisiteVersion[]> =>
  z.array(RequisiteVersion).parse(await readStates(db, who, { ...REQUISITE, id }))

interface Asked {
  readonly id: string
  readonly entryId: string
}

/** What a record was after an entry. It was stored once, so it is asked no more than it was then. */
async function readVersion<T>(
  tx: Writer,
  who: Who,
  { noun, by, shape }: { noun: Noun; by: Asked; shape: z.ZodType<T> },
): Promise<T> {
  const version = check(shape, JSON.parse(await readAfter(tx, who, { ...by, noun: noun.noun })))
  if (!version.ok) throw new AppError('invalid', { fields: version.errors })
  return version.value
}

/** Brings a deleted record back first; answers with whom and when the change after it is made. */
async function bringBack<T extends { readonly name: string }>(
  tx: Writer,
  who: Who,
  { kind, id }: { kind: NamedKind<T>; id: string },
): Promise<Who> {
  const row = await requireEver(tx, who, { table: kind.table, id })
  if (row.deleted_at === null) return who
  await restoreNamed(tx, who, { kind, id })
  return afterReturning(who)
}

const WorkerState = Worker.omit({ _id: true, updatedAt: true })
const RequisiteState = Requisite.omit({ _id: true, updatedAt: true })

export async function restoreWorkerVersion(tx: Writer, who: Who, by: Asked): Promise<Worker> {
  await requireEver(tx, who, { table: WORKER.table, id: by.id })
  const content = await readVersion(tx, who, { noun: WORKER, by, shape: WorkerState })
  const later = await bringBack(tx, who, { kind: WORKERS, id: by.id })
  return changeNamed(tx, later, { kind: WORKERS, id: by.id, content, seen: undefined })
}

export async function restoreRequisiteVersion(tx: Writer, who: Who, by: Asked): Promise<Requisite> {
  await requireEver(tx, who, { table: REQUISITE.table, id: by.id })
  const change = await readVersion(tx, who, { noun: REQUISITE, by, shape: RequisiteState })
  const later = await bringBack(tx, who, { kind: REQUISITES, id: by.id })
  return changeRequisite(tx, later, { id: by.id, change })
}
