import * as contract from '@vagu/core/archive-intake/contract'
import { read, type Route, unmanaged } from '../http/call.ts'
import { findIntake } from './intakes.ts'
import { reviewArchive } from './review.ts'
import { takeInArchive } from './take-in.ts'

export const archiveIntakeRoutes: readonly Route[] = [
  unmanaged(contract.reviewArchive, reviewArchive),
  unmanaged(contract.takeInArchive, takeInArchive),
  read(contract.lastIntake, async ({ db, actor }) => (await findIntake(db, actor))?.intake ?? null),
]
