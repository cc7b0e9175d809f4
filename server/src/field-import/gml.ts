import { PLACES } from '@vagu/core/field-import/messages'
import { GmlReader } from './gml-reader.ts'
import { partNotes } from './parts.ts'
import { type RawFile, reading, refusal } from './raw.ts'
import { readXml, XmlFault } from './xml.ts'

/** A GML feature collection as WFS gives it, GML 2 to 3.2. Refuses files that define entities. */
export function readGml(text: string): RawFile {
  return reading(PLACES.xml, () => {
    const reader = new GmlReader()
    try {
      readXml(text, reader)
    } catch (error) {
      if (error instanceof XmlFault && error.reason === 'entities')
        throw refusal('unreadable', { place: PLACES.entities })
      throw error
    }
    return {
      format: 'gml',
      rows: reader.rows,
      systems: [...reader.systems],
      notes: partNotes(reader.rows.length, reader.part),
    }
  })
}
