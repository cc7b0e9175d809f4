const CSV = 'text/csv;charset=utf-8'
/** Workbook of a spreadsheet program. */
export const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Gives a text, or bytes of a type, to the browser as a file to keep. */
export function saveFile(name: string, content: string | Uint8Array<ArrayBuffer>, type = CSV): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read the file only after the click is over.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
