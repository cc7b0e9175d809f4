/** A day as it is shown: DD.MM.YYYY. */
export const dayText = (day: string): string => `${day.slice(8, 10)}.${day.slice(5, 7)}.${day.slice(0, 4)}`

/** Spaces between the thousands, which do not break; decimals stay together. */
export const inThousands = (number: string): string =>
  number.replace(/\d+/, (whole) => whole.replaceAll(/\B(?=(\d{3})+$)/g, '\u00A0'))

/** A number as it is shown, `12 345,6`: a comma for the decimals, none that are not needed. */
export function numberText(value: number): string {
  const text = String(value).replace('.', ',')
  // most numbers have no thousands to look for
  return Math.abs(value) < 1000 ? text : inThousands(text)
}

const ASCII: Readonly<Record<string, string>> = { õ: 'o', ä: 'a', ö: 'o', ü: 'u', š: 's', ž: 'z' }

/** A name in small plain letters, anything else as one underscore: how files name their columns and substances have codes. */
export const plainLetters = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[õäöüšž]/g, (letter) => ASCII[letter] ?? letter)
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '')
