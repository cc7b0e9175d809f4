const HEXADECIMAL = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** UUID version 7 (RFC 9562) from parts that the caller brings: core has no clock and no chance. */
export function uuid7(milliseconds: number, random: Uint8Array): string {
  if (random.length < 10) throw new RangeError('10 random bytes are needed')
  const time = (Math.floor(milliseconds) % 2 ** 48).toString(16).padStart(12, '0')
  const at = (place: number): number => random[place] ?? 0
  const hex = (byte: number): string => HEXADECIMAL[byte] ?? ''
  let node = ''
  for (let place = 4; place < 10; place++) node += hex(at(place))
  const version = hex(0x70 | (at(0) & 0x0f)) + hex(at(1))
  const variant = hex(0x80 | (at(2) & 0x3f)) + hex(at(3))
  return `${time.slice(0, 8)}-${time.slice(8)}-${version}-${variant}-${node}`
}
