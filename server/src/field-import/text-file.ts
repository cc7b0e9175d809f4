import { fileNote } from '@vagu/core/field-import/messages'
import { decodeText } from '@vagu/core/text/decode'
import type { RawFile } from './raw.ts'

/** The encoding that an XML names in its first line. */
const namedEncoding = (bytes: Uint8Array): string =>
  /^<\?xml[^>]*encoding\s*=\s*["']([\w.-]{1,40})["']/.exec(
    String.fromCodePoint(...bytes.subarray(0, 200)),
  )?.[1] ?? ''

/** Reads a file of text, in whatever letters it is written; broken ones are told. */
export function textFile(bytes: Uint8Array, read: (text: string) => RawFile): RawFile {
  const { text, brokenAt } = decodeText(bytes, namedEncoding(bytes))
  const file = read(text.trimStart())
  return brokenAt === null
    ? file
    : { ...file, notes: [...(file.notes ?? []), fileNote('brokenLetters', { line: brokenAt })] }
}
