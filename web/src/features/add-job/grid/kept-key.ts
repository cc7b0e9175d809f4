/** One list of unsaved rows per account. */
export const keptKey = (account: string): string => `vagu-job-grid:${account}`

/** Whether rows wait to be gone on with, told without reading them. */
export const hasKeptRows = (account: string): boolean => sessionStorage.getItem(keptKey(account)) !== null
