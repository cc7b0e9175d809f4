import { forgetInTab, keepInTab, keptInTab } from '../../../lib/kept-in-tab.ts'
import { JobForm } from '../model/job-form.ts'

/** The unsaved form of this tab, so that a reload or a new login loses nothing. One per account. */
const keyOf = (account: string): string => `vagu-job-form:${account}`

export const keepForm = (account: string, form: JobForm): void => keepInTab(keyOf(account), form)
export const forgetForm = (account: string): void => forgetInTab(keyOf(account))

/** The kept form; undefined when there is none, or it was kept by another version. */
export const keptForm = (account: string): JobForm | undefined => keptInTab(keyOf(account), JobForm)
