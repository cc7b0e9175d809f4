/** Keeps all job types of a farm at once. */
import { AppError } from '@vagu/core/errors'
import type { JobCategoriesChange } from '@vagu/core/settings/categories-schema'
import {
  checkJobCategories,
  type DeletedJobType,
  deletedJobTypes,
  jobCategoriesToStore,
} from '@vagu/core/settings/job-types'
import { JobCategory, type Settings } from '@vagu/core/settings/schema'
import { fieldError } from '@vagu/core/validation'
import { z } from 'zod'
import type { Reader, Writer } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import { changeDocument, readSettings, rejectIfOthers } from './store.ts'

/** Whether a job of the farm is of this type; jobs that are deleted keep their name and ask for nothing. */
async function isInUse(db: Reader, actor: Actor, { categoryKey, jobKey }: DeletedJobType): Promise<boolean> {
  const row = await db
    .selectFrom('job_event')
    .select('id')
    .where('account_id', '=', actor.accountId)
    .where('deleted_at', 'is', null)
    .where('category_key', '=', categoryKey)
    .where('job_key', '=', jobKey)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function changeJobCategories(
  tx: Writer,
  actor: Actor,
  { jobCategories, seen }: JobCategoriesChange,
): Promise<Settings> {
  const wrong = checkJobCategories(jobCategories)
  if (wrong.length > 0) throw new AppError('invalid', { fields: wrong })
  const { jobCategories: before } = await readSettings(tx, actor)
  rejectIfOthers(z.array(JobCategory), { seen, stored: before })
  for (const deleted of deletedJobTypes(before, jobCategories))
    if (await isInUse(tx, actor, deleted))
      wrong.push(fieldError(deleted.path, 'jobTypeInUse', { name: deleted.name }))
  if (wrong.length > 0) throw new AppError('invalid', { fields: wrong })
  const toStore = jobCategoriesToStore(jobCategories, { before, newKey: () => `own-${actor.newId()}` })
  return changeDocument(tx, actor, (document) => ({ ...document, jobCategories: toStore }))
}
