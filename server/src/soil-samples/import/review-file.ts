/** The review of a laboratory's file beside the farm: work of a helper. */
import { Field } from '@vagu/core/fields/schema'
import { shapeOfYear } from '@vagu/core/fields/year-rules'
import type { Choices } from '@vagu/core/soil-samples/import/choices'
import { soilNote } from '@vagu/core/soil-samples/import/messages'
import { NoSamples, reviewSheets } from '@vagu/core/soil-samples/import/review'
import { MAX_SAMPLES, type RememberedTable, type SoilReview } from '@vagu/core/soil-samples/import/schema'
import type { SoilSample } from '@vagu/core/soil-samples/schema'
import { z } from 'zod'
import { ownText } from '../../db/stored.ts'
import { readSoilFile, type SoilFile } from './read-file.ts'
import { soilRefusal, tooManySamples } from './refusals.ts'

interface FileBesideFarm {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly importId: string
  readonly choices: Choices
  /** The farm's fields with their shapes, as JSON. */
  readonly fields: string
  readonly samples: readonly SoilSample[]
  readonly aliases: readonly (readonly [label: string, fieldId: string])[]
  readonly remembered: readonly RememberedTable[]
  readonly today: string
}

function reviewOf({ sheets, isPrinted }: SoilFile, work: FileBesideFarm): SoilReview {
  const { samples, aliases, remembered, today, choices, importId } = work
  const farm = {
    fields: ownText(z.array(Field), work.fields),
    samples,
    aliases: new Map(aliases),
    remembered: new Map(remembered.map((table) => [table.signature, table])),
    shapeOf: shapeOfYear,
    today,
  }
  try {
    const review = reviewSheets(sheets, { farm, choices, importId, most: MAX_SAMPLES })
    if (review === 'tooMany') throw tooManySamples()
    return review
  } catch (error) {
    if (!(error instanceof NoSamples)) throw error
    throw soilRefusal(isPrinted && error.reason === 'noTable' ? 'isPdf' : error.reason)
  }
}

/** As JSON. */
export async function reviewSoilFile(work: FileBesideFarm): Promise<string> {
  const file = await readSoilFile(work.bytes)
  const review = reviewOf(file, work)
  const notes = [...review.notes]
  if (file.isPrinted) notes.push(soilNote('fromPdf'))
  if (file.brokenAt !== null) notes.push(soilNote('brokenLetters', { line: file.brokenAt }))
  return JSON.stringify({ ...review, notes })
}
