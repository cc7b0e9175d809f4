import { z } from 'zod'
import { parsedText } from '../db/stored.ts'

const NUMBER_IN_DOCUMENT = /"registerNumber":("(?:[^"\\]|\\.)*")/g

/** What the text of a document holds that names a product by its number. */
export const HAS_NUMBER = '%"registerNumber":"%'

/**
 * The register numbers of materials in the text of a document. They are read out of the text: the documents of a big
 * farm are not worth taking apart for one member of theirs.
 */
export const numbersInText = (document: string): string[] =>
  [...document.matchAll(NUMBER_IN_DOCUMENT)].map(([, text = '""']) => parsedText(z.string(), text).trim())
