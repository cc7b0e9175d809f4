/** One list of unsaved rows per account. */
export const draftRowsKey = (account: string): string => `vagu-job-grid:${account}`

/** Whether rows wait to be gone on with, told without reading them. */
export const hasDraftRows = (account: string): boolean =>
  sessionStorage.getItem(draftRowsKey(account)) !== null
