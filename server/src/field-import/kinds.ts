/** Tells by its first bytes or words what a file is instead of a file of parcels. */
import type { FileProblem } from '@vagu/core/field-import/schema'

/** Beginning of what Office kept before it kept archives; what it locks with a password it still keeps so. */
const OLD_OFFICE = [0xd0, 0xcf, 0x11, 0xe0]
/** Beginnings in bytes, as they are written down in the formats' own papers. */
const SIGNATURES: readonly (readonly [start: readonly number[], kind: FileProblem])[] = [
  [[0x25, 0x50, 0x44, 0x46], 'isPdf'],
  [[0x89, 0x50, 0x4e, 0x47], 'isPicture'],
  [[0xff, 0xd8, 0xff], 'isPicture'],
  [[0x47, 0x49, 0x46, 0x38], 'isPicture'],
  [[0x49, 0x49, 0x2a, 0x00], 'isPicture'],
  [[0x4d, 0x4d, 0x00, 0x2a], 'isPicture'],
  // the older Excel, and a newer one behind a password
  [OLD_OFFICE, 'isSpreadsheet'],
  // .shp, .shx
  [[0x00, 0x00, 0x27, 0x0a], 'isLoneShape'],
  [[0x52, 0x61, 0x72, 0x21], 'isOtherArchive'],
  [[0x37, 0x7a, 0xbc, 0xaf], 'isOtherArchive'],
  [[0x1f, 0x8b], 'isOtherArchive'],
  // "AC10…": a drawing of AutoCAD
  [[0x41, 0x43, 0x31, 0x30], 'isDrawing'],
]

const beginsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, i) => bytes[i] === byte)

/** Name of what is locked in a document with a password, two bytes a letter. */
const LOCKED = 'EncryptedPackage'.replaceAll(/./g, '$&\0')
/** A directory with that name lies among the first sectors, or at the end. */
const LOOKED_AT = 100_000

function isLocked(bytes: Uint8Array): boolean {
  const text = (part: Uint8Array): string => new TextDecoder('latin1').decode(part)
  return [bytes.subarray(0, LOOKED_AT), bytes.subarray(-LOOKED_AT)].some((part) =>
    text(part).includes(LOCKED),
  )
}

export function kindOfBytes(bytes: Uint8Array): FileProblem | undefined {
  if (beginsWith(bytes, OLD_OFFICE) && isLocked(bytes)) return 'isLockedWorkbook'
  return SIGNATURES.find(([start]) => beginsWith(bytes, start))?.[1]
}

const WORDS: readonly (readonly [start: RegExp, kind: FileProblem])[] = [
  [/^<(?:!doctype\s+html|html)\b/i, 'isWebPage'],
  [/^(?:<\?xml[^>]*\?>\s*|<!--[^>]*-->\s*|<!doctype[^>]*>\s*)*<(?:\w+:)?html\b/i, 'isWebPage'],
  [/^!table\b/i, 'isMapInfo'],
  [/^version\s+\d+\s*(?:charset\b|delimiter\b|columns\b|coordsys\b|$)/im, 'isMapInfo'],
  [/^(?:999\s.*\s+)?0\s+SECTION\b/i, 'isDrawing'],
]
const KML = /^(?:<\?xml[^>]*\?>\s*|<!--[^>]*-->\s*)*<(?:\w+:)?kml\b/i
/** How much of a text is looked at, characters. */
const BEGINNING = 2000

export function kindOfText(text: string): FileProblem | undefined {
  const start = text.slice(0, BEGINNING)
  return WORDS.find(([words]) => words.test(start))?.[1]
}

export const isKml = (text: string): boolean => KML.test(text.slice(0, BEGINNING))

/** Kind of an archive by the names in it, where it holds nothing that we read. */
export function archiveKind(names: readonly string[]): FileProblem | undefined {
  const has = (pattern: RegExp): boolean => names.some((name) => pattern.test(name))
  if (has(/^xl\//) || has(/^content\.xml$/)) return 'isSpreadsheet'
  if (has(/\.(?:tab|mif)$/i)) return 'isMapInfo'
  if (has(/\.(?:dxf|dwg)$/i)) return 'isDrawing'
  if (has(/\.(?:gdb\/?|gdbtable)$/i)) return 'isDatabase'
  return undefined
}
