import type { RawFile } from './raw.ts'

/** EPSG:3301 in metres, or degrees of WGS84. */
export type System = 'EPSG:3301' | 'EPSG:4326'

/** What a file says of its numbers. */
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

/** What a file states; 'other' when it names a system that we do not read, or several; undefined when it names none. */
export function statementOf({
  format,
  systems,
}: Pick<RawFile, 'format' | 'systems'>): Statement | 'other' | undefined {
  const known = [...new Set(systems.map(systemNamed).filter((system) => system !== undefined))]
  const [system] = known
  if (system === undefined) return undefined
  if (system === 'other' || known.length > 1) return 'other'
  return { system, isNorthFirst: format === 'gml' && systems.some(keepsAxisOrder) }
}
