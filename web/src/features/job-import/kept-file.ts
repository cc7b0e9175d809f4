/** The file that is being taken in, with what was said of it: kept in the tab, so that a reload loses none of it. */
import { JobMeaning, JobTables } from '@vagu/core/job-import/schema'
import { z } from 'zod'
import { forgetInTab, readFromTab, saveInTab } from '../../lib/tab-storage.ts'
import { OPEN_STAGES, type OpenStage } from './read-file.ts'

/** Answers beside the file: they change often, and the file never. */
const KeptAnswers = z.object({
  importId: z.string(),
  name: z.enum(OPEN_STAGES),
  fileName: z.string(),
  sheet: z.int().min(0),
  header: z.object({ at: z.int(), count: z.int() }),
  columns: z.array(
    z.object({
      index: z.int(),
      header: z.string(),
      examples: z.array(z.string()),
      isRemembered: z.boolean(),
      meaning: JobMeaning,
      unit: z.string(),
    }),
  ),
  meanings: z.array(z.tuple([z.string(), z.string()])),
})

const fileKey = (account: string): string => `vagu-job-import:${account}`
const answersKey = (account: string): string => `vagu-job-import-answers:${account}`

/** Keeps the file, once; one that is larger than the tab's store is not kept. */
export const keepTables = (account: string, tables: JobTables): void => {
  forgetKept(account)
  saveInTab(fileKey(account), tables)
}

export function keepAnswers(account: string, { name, file }: OpenStage): void {
  const { tables, meanings, ...rest } = file
  saveInTab(answersKey(account), { ...rest, name, importId: tables.importId, meanings: [...meanings] })
}

export function forgetKept(account: string): void {
  forgetInTab(fileKey(account))
  forgetInTab(answersKey(account))
}

/** The kept file where one stood; undefined when there is none, or it was kept by another version. */
export function keptStage(account: string): OpenStage | undefined {
  const answers = readFromTab(answersKey(account), KeptAnswers)
  const tables = answers && readFromTab(fileKey(account), JobTables)
  if (!tables || tables.importId !== answers.importId) return undefined
  const { name, importId: _importId, meanings, ...rest } = answers
  return { name, file: { ...rest, tables, meanings: new Map(meanings) } }
}
