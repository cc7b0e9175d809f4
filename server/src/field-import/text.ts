/** Text of a file: by its byte order mark, else UTF-8, else the Baltic code page that older programs write. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  return decoderOf(bytes).decode(bytes)
}

/** A decoder that the bytes suit, the named one first. Names as `.cpg` files have them: UTF-8, 1257, ANSI 1257. */
export function decoderOf(bytes: Uint8Array, named = ''): TextDecoder {
  const label = named.trim().replace(/^(?:ansi|cp|windows)?[ -]?(\d{3,4})$/i, 'windows-$1')
  for (const candidate of [label, 'utf-8'].filter(Boolean)) {
    try {
      const decoder = new TextDecoder(candidate, { fatal: true })
      decoder.decode(bytes)
      return new TextDecoder(candidate)
    } catch {
      // Not this one: the label is unknown or the bytes are not of it.
    }
  }
  return new TextDecoder('windows-1257')
}
