import type { RegisterState } from '@vagu/core/registers/schema'
import type { Reader } from '../db/schema.ts'
import { newestEdition, refOf } from '../register-store/editions.ts'
import { REFRESH, resultOf } from './refresh.ts'
import { readTask } from './task.ts'

/** The registers that the program has. */
export async function readRegisters(db: Reader): Promise<RegisterState[]> {
  const edition = await newestEdition(db)
  if (edition === undefined) return []
  const { lastRunAt, lastResult } = await readTask(db, REFRESH)
  return [
    {
      register: 'plant-protection',
      edition: refOf(edition),
      importedAt: edition.importedAt,
      count: edition.count,
      origin: edition.origin,
      isOfficial: edition.origin !== 'starter',
      lastTriedAt: lastRunAt,
      lastError: resultOf(lastResult)?.error ?? null,
    },
  ]
}
