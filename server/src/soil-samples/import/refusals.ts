/** Refusals of a laboratory's file, each with its sentence. */
import { AppError } from '@vagu/core/errors'
import { soilFileError } from '@vagu/core/soil-samples/import/messages'
import { MAX_SAMPLES, type SoilFileProblem } from '@vagu/core/soil-samples/import/schema'
import type { SentenceFacts } from '@vagu/core/text/table-files'

export const soilRefusal = (code: SoilFileProblem, facts: SentenceFacts = {}): AppError =>
  new AppError(code === 'tooLarge' ? 'tooLarge' : 'invalid', { fields: [soilFileError(code, facts)] })

export const tooManySamples = (): AppError => soilRefusal('tooManySamples', { limit: MAX_SAMPLES })
