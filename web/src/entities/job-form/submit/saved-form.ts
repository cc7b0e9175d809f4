import { readFromTab } from '../../../lib/tab-storage.ts'
import { JobForm } from '../model/job-form.ts'

/** The place of the unsaved form of this tab, so that a reload or a new login loses nothing. One per account. */
export const savedFormKey = (account: string): string => `vagu-job-form:${account}`

/** The kept form; undefined when there is none, or it was kept by another version. */
export const savedForm = (account: string): JobForm | undefined => readFromTab(savedFormKey(account), JobForm)
