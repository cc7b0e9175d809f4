/** Error reports that leave the house name nobody: no addresses, names, ids, tokens, and nothing that was typed. */

const MAX_LENGTH = 300
/** In their order: what stands between quotes may hold any of the others. */
const HIDDEN: readonly (readonly [RegExp, string])[] = [
  [/"[^"]*"|'[^']*'|„[^“”"]*[“”"]|“[^”]*”|`[^`]*`/g, '"…"'],
  [/[^\s@<>,;:()]+@[^\s@<>,;:()]+/g, '<email>'],
  [/\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi, '<id>'],
  [/(https?:\/\/[^\s?#]*)[?#]\S*/g, '$1'],
  [/\b[\w-]{24,}\b/g, '<token>'],
  [/\d{5,}/g, '<number>'],
]

/** A sentence without what is somebody's. */
export const scrubbed = (text: string): string =>
  HIDDEN.reduce((rest, [pattern, word]) => rest.replaceAll(pattern, word), text).slice(0, MAX_LENGTH)

/** The path of a page or a call, with words in place of ids. */
export const scrubbedPath = (path: string): string => scrubbed(path.split(/[?#]/)[0] ?? '')

export interface Frame {
  readonly filename: string
  readonly function?: string
  readonly lineno: number
  readonly colno: number
}

const V8_LINE = /^\s*at (?:async )?(?:(.+?) \()?(\S+?):(\d+):(\d+)\)?$/
const OTHER_LINE = /^(.*?)@(\S+?):(\d+):(\d+)$/
/** Folders of the program; what stands before them is the machine's. */
const OURS = /(?:.*\/)?((?:node_modules|core|server|scripts|assets)\/.*)$/

const placeOf = (file: string): string => {
  const [path = ''] = file.split(/[?#]/)
  return OURS.exec(path)?.[1] ?? path.slice(path.lastIndexOf('/') + 1)
}

/** The calls that led to an error, the outermost first. */
export function framesOf(stack: string): Frame[] {
  return stack
    .split('\n')
    .flatMap((line) => {
      const [, name, file, row, column] = V8_LINE.exec(line) ?? OTHER_LINE.exec(line) ?? []
      if (file === undefined) return []
      const at = { filename: placeOf(file), lineno: Number(row), colno: Number(column) }
      return [name ? { ...at, function: name } : at]
    })
    .toReversed()
}
