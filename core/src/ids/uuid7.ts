const HEXADECIMAL = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** UUID version 7 (RFC 9562) from parts that the caller brings: core has no clock and no chance. */
export function uuid7(milliseconds: number, random: Uint8Array): string {
  if (random.length < 10) throw new RangeError('10 random bytes are needed')
  const bytes = new Uint8Array(16)
  for (let i = 0; i < 6; i++) bytes[i] = Math.floor(milliseconds / 2 ** (8 * (5 - i))) % 256
  bytes.set(random.subarray(0, 10), 6)
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  let hex = ''
  for (const byte of bytes) hex += HEXADECIMAL[byte] ?? ''
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
