import { PLACES } from '@vagu/core/field-import/messages'
import { reading, refusal } from './raw.ts'
import { readXml, XmlFault, type XmlReader } from './xml.ts'

/** Hands a whole XML to a reader. Refuses one that is broken, and one that defines entities. */
export function readingXml<Reader extends XmlReader>(place: string, text: string, reader: Reader): Reader {
  return reading(place, () => {
    try {
      readXml(text, reader)
    } catch (error) {
      if (error instanceof XmlFault && error.reason === 'entities')
        throw refusal('unreadable', { place: PLACES.entities })
      throw error
    }
    return reader
  })
}
