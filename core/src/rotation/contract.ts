import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Field } from '../fields/schema.ts'
import { Id } from '../ids/schema.ts'
import { Year, YearInPath } from '../time/schema.ts'
import {
  CellChange,
  CellChanges,
  PlannedCell,
  Rotation,
  SuggestedCell,
  SuggestionWish,
  YearAcceptance,
} from './schema.ts'

const YearInQuery = z.coerce.number<string>().pipe(Year)

export const getRotation = endpoint('GET', '/crops-rotation', {
  summary:
    'Crops of the fields by year: those of past years and of this one as they stood, later ones as planned; what conflicts, and the shares of the farm. From three years back to five ahead unless told',
  query: z.object({
    from: YearInQuery.optional(),
    to: YearInQuery.optional(),
    /** Whether the same crop in a row is judged by HPK 7, whose figures are not verified. */
    hpk7: z.enum(['true', 'false']).optional(),
  }),
  reply: Rotation,
})
export const changeRotationCell = endpoint('POST', '/fields/{fieldId}/crops-rotation', {
  summary: 'Plans the main crop of a field for a crop year; null takes it away',
  writes: ['rotation'],
  params: z.object({ fieldId: Id }),
  body: CellChange,
  refuses: ['conflict'],
  reply: PlannedCell,
})
export const changeRotationCells = endpoint('POST', '/crops-rotation/batch', {
  summary:
    'Changes many cells of the plan, all or none; a 409 brings the stored content of those that somebody else has changed',
  writes: ['rotation'],
  body: CellChanges,
  refuses: ['notFound', 'conflict'],
  reply: z.array(PlannedCell),
})
export const suggestRotation = endpoint('POST', '/crops-rotation/suggestion', {
  summary: 'Suggests crops for empty cells that are not locked; stores nothing',
  needs: 'read',
  writes: [],
  body: SuggestionWish,
  refuses: ['notFound'],
  isLong: true,
  reply: z.object({ cells: z.array(SuggestedCell) }),
})
export const acceptRotationYear = endpoint('POST', '/crops-rotation/{year}/accept', {
  summary:
    'Makes the planned crops of a year the main crops of the fields; another main crop that stands there stays unless the field is named. Answers the fields that changed; the undo of copied crops takes it back',
  writes: ['fields'],
  params: z.object({ year: YearInPath }),
  body: YearAcceptance,
  refuses: ['notFound'],
  reply: z.array(Field),
})
