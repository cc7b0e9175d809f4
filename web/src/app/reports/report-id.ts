const HEX = 16
const ID_BYTES = 16

/** 32 random hexadecimal digits. */
export const newReportId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(ID_BYTES))]
    .map((byte) => byte.toString(HEX).padStart(2, '0'))
    .join('')
