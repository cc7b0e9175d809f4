import { adminText } from './text.ts'

const isFile = (name: string): name is keyof typeof adminText.fileNames => name in adminText.fileNames

/** File, and line of it, that a wrong place of the upload means (`uses.17`); '' for the upload as a whole. */
export function placeText(path: string): string {
  const [file = '', line] = path.split('.')
  if (!isFile(file)) return ''
  return line === undefined
    ? `${adminText.fileNames[file]}: `
    : `${adminText.fileNames[file]}, ${adminText.line(Number(line))}: `
}
