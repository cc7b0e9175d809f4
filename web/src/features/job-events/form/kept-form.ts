import { JobForm } from './job-form.ts'

/** The unsaved form of this tab, so that a reload or a new login loses nothing. One per account. */
const keyOf = (account: string): string => `vagu-job-form:${account}`

export function keepForm(account: string, form: JobForm): void {
  sessionStorage.setItem(keyOf(account), JSON.stringify(form))
}
export function forgetForm(account: string): void {
  sessionStorage.removeItem(keyOf(account))
}

/** The kept form; undefined when there is none, or it was kept by another version. */
export function keptForm(account: string): JobForm | undefined {
  const text = sessionStorage.getItem(keyOf(account))
  if (text === null) return undefined
  try {
    return JobForm.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
