/** Sentences about files of jobs that cannot be read. */
import type { FieldError } from '../errors.ts'
import { filledSentence, type SentenceFacts, tableFileSentences } from '../text/table-files.ts'
import type { JobFileProblem } from './schema.ts'

const sentences: Readonly<Record<JobFileProblem, string>> = {
  ...tableFileSentences,
  isPdf:
    'PDF-failist Vagu töid ei loe. Salvestage tabel teises programmis Exceli töövihikuna (.xlsx) või CSV-failina.',
  isPicture: 'See on pilt, mitte tabel. Sobivad Exceli töövihik (.xlsx) ja CSV.',
  isWebPage: 'See on salvestatud veebileht, mitte tabel. Laadige tööd teisest programmist alla failina.',
  unknownFormat: 'Seda faili ei oska Vagu lugeda. Sobivad Exceli töövihik (.xlsx) ja CSV.',
  tooManyLines:
    'Failis on liiga palju ridu või teksti. Korraga saab lugeda kuni {limit} rida: jagage tabel osadeks.',
  noLines: 'Failis ei ole ühtegi täidetud rida.',
}

/** Why a file is refused, as a wrong place of the upload. */
export const jobFileError = (code: JobFileProblem, facts: SentenceFacts = {}): FieldError => ({
  path: 'file',
  code,
  message: filledSentence(sentences[code], facts),
})
