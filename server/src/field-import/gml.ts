import { PLACES } from '@vagu/core/field-import/messages'
import { GmlReader } from './gml-reader.ts'
import { partNotes } from './parts.ts'
import type { RawFile } from './raw.ts'
import { readingXml } from './reading-xml.ts'

/** A GML feature collection as WFS gives it, GML 2 to 3.2. Refuses files that define entities. */
export function readGml(text: string): RawFile {
  const { rows, systems, part } = readingXml(PLACES.xml, text, new GmlReader())
  return { format: 'gml', rows, systems: [...systems], notes: partNotes(rows.length, part) }
}
