import type { RawFile } from './raw.ts'

/** EPSG:3301 in metres, or degrees of WGS84. */
export type System = 'EPSG:3301' | 'EPSG:4326'

/** Statement of a file about its numbers. */
export interface Statement {
  readonly system: System
  /** Whether north or latitude comes first, as the naming promises. */
  readonly isNorthFirst: boolean
}

/** Geographic systems that differ from WGS84 by less than a metre in Estonia: ETRS89, EST97. */
const DEGREES = new Set(['4326', '4258', '4180'])

/** The authority's own naming keeps the authority's axis order: north before east, latitude before longitude. */
const keepsAxisOrder = (name: string): boolean =>
  /^urn:(?:x-)?ogc:def:crs:EPSG|opengis\.net\/def\/crs\/EPSG/i.test(name)

function fromCode(name: string): System | 'other' | undefined {
  if (/CRS:?84\b/i.test(name)) return 'EPSG:4326'
  const code = /EPSG(?:[:/#]+[\d.]*[:/#]+|[:/#]+|\.xml#)(\d{4,6})\b/i.exec(name)?.[1]
  if (code === undefined) return undefined
  return code === '3301' ? 'EPSG:3301' : DEGREES.has(code) ? 'EPSG:4326' : 'other'
}

/** From the text of a .prj file. */
function fromWkt(text: string): System | 'other' | undefined {
  if (/^GEOG/i.test(text)) return /WGS.?(?:19)?84|ETRS|Estonia/i.test(text) ? 'EPSG:4326' : 'other'
  if (!/^PROJ/i.test(text)) return undefined
  return /Estonia[^"]*1997|L-?EST.?97/i.test(text) ? 'EPSG:3301' : 'other'
}

export const systemNamed = (name: string): System | 'other' | undefined => fromWkt(name) ?? fromCode(name)

/** Longest name of a system that a refusal repeats, characters. */
const LONGEST_NAME = 60

/** A system as a person would name it: of a .prj its first name. */
function shortName(name: string): string {
  const own = /^(?:PROJ|GEOG)\w*\["([^"]+)"/i.exec(name)?.[1] ?? name
  return own.length > LONGEST_NAME ? `${own.slice(0, LONGEST_NAME)}…` : own
}
const listed = (names: readonly string[]): string => [...new Set(names.map(shortName))].join(', ')

export type Stated =
  | { readonly kind: 'one'; readonly statement: Statement }
  | { readonly kind: 'none' }
  /** Systems that we do not read, or several at once, by their names. */
  | { readonly kind: 'foreign' | 'several'; readonly names: string }

/** Statement of a file about its system. */
export function statementOf({ format, systems }: Pick<RawFile, 'format' | 'systems'>): Stated {
  const named = systems.flatMap((name) => {
    const system = systemNamed(name)
    return system === undefined ? [] : [{ name, system }]
  })
  const foreign = named.filter(({ system }) => system === 'other').map(({ name }) => name)
  if (foreign.length > 0) return { kind: 'foreign', names: listed(foreign) }
  const known = [...new Set(named.flatMap(({ system }) => (system === 'other' ? [] : [system])))]
  const [system] = known
  if (system === undefined) return { kind: 'none' }
  if (known.length > 1) return { kind: 'several', names: listed(named.map(({ name }) => name)) }
  const isNorthFirst = format === 'gml' && systems.some(keepsAxisOrder)
  return { kind: 'one', statement: { system, isNorthFirst } }
}
