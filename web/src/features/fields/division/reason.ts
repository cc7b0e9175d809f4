import { CallError } from '../../../lib/call-error.ts'
import { divisionText } from './text.ts'

/** Sentence on a division that was refused: by the server's own words where it has some, else the given one. */
export function reasonOf(error: unknown, sentence: string): string {
  if (!(error instanceof CallError)) return sentence
  if (error.code === 'conflict') return divisionText.changedMeanwhile
  return error.fields[0]?.message ?? sentence
}
