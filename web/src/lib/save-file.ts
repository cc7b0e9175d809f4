const CSV = 'text/csv;charset=utf-8'
const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Gives bytes to the browser as a file to keep. */
export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read the file only after the click is over.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** Gives a text to the browser as a file to keep. */
export const saveFile = (name: string, text: string): void => saveBlob(name, new Blob([text], { type: CSV }))

/** Gives a workbook to the browser as a file to keep. */
export const saveWorkbookFile = (name: string, bytes: Uint8Array<ArrayBuffer>): void =>
  saveBlob(name, new Blob([bytes], { type: WORKBOOK }))
