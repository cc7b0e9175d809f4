/** Looks of the cells of a workbook: letters, ground and format, as `styles.xml` of SpreadsheetML (ECMA-376) lists them. */

/** A cell with its look, a number of {@link LOOKS}; null leaves it out. Days and moments are numbers to a workbook. */
export type Cell = { readonly value: string | number; readonly look: number } | null
export type Row = readonly Cell[]

/** Decimals that a number shows, at most. */
export const MOST_DECIMALS = 6
const DECIMALS = Array.from({ length: MOST_DECIMALS + 1 }, (_, decimals) => decimals)

/** Places of the looks in the list; that of a number stands as many places further as it has decimals. */
export const LOOKS = {
  text: 0,
  head: 1,
  note: 2,
  wrapped: 3,
  bold: 4,
  title: 5,
  day: 6,
  moment: 7,
  number: 8,
} as const

const listed = (name: string, parts: readonly string[]): string =>
  `<${name} count="${parts.length}">${parts.join('')}</${name}>`

const letters = ({ size = 11, color = 'FF000000', isBold = false }): string =>
  `<font>${isBold ? '<b/>' : ''}<sz val="${size}"/><color rgb="${color}"/><name val="Calibri"/></font>`
const FONTS = [
  letters({}),
  letters({ isBold: true }),
  letters({ size: 18, isBold: true }),
  letters({ color: 'FF5B665B' }),
]
const [PLAIN, BOLD, LARGE, FAINT] = [0, 1, 2, 3]

/** The first two are asked for by the format itself. */
const FILLS = [
  '<patternFill patternType="none"/>',
  '<patternFill patternType="gray125"/>',
  '<patternFill patternType="solid"><fgColor rgb="FFE8EFE4"/></patternFill>',
].map((pattern) => `<fill>${pattern}</fill>`)
const [BARE, GREEN] = [0, 2]

/** First number that a file may give to a format of its own. */
const OWN_FORMAT = 164
const [ANY, DAY, MOMENT, NUMBER] = [0, OWN_FORMAT, OWN_FORMAT + 1, OWN_FORMAT + 2]
const FORMATS = [
  'dd.mm.yyyy',
  'dd.mm.yyyy hh:mm',
  ...DECIMALS.map((decimals) => (decimals === 0 ? '0' : `0.${'#'.repeat(decimals)}`)),
].map((format, i) => `<numFmt numFmtId="${OWN_FORMAT + i}" formatCode="${format}"/>`)

const look = ({ font = PLAIN, fill = BARE, format = ANY, isWrapped = false }): string =>
  `<xf numFmtId="${format}" fontId="${font}" fillId="${fill}" borderId="0" xfId="0" applyNumberFormat="1"` +
  ` applyFont="1" applyFill="1"${isWrapped ? ' applyAlignment="1"><alignment wrapText="1"/></xf>' : '/>'}`

export const STYLES = `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${[
  listed('numFmts', FORMATS),
  listed('fonts', FONTS),
  listed('fills', FILLS),
  listed('borders', ['<border><left/><right/><top/><bottom/><diagonal/></border>']),
  listed('cellStyleXfs', ['<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>']),
  // in the order of LOOKS
  listed('cellXfs', [
    look({}),
    look({ font: BOLD, fill: GREEN, isWrapped: true }),
    look({ font: FAINT }),
    look({ isWrapped: true }),
    look({ font: BOLD }),
    look({ font: LARGE }),
    look({ format: DAY }),
    look({ format: MOMENT }),
    ...DECIMALS.map((decimals) => look({ format: NUMBER + decimals })),
  ]),
].join('')}</styleSheet>`
