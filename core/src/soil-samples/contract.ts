import { z } from 'zod'
import { endpoint, Nothing } from '../endpoint.ts'
import { deletedOf, restoreVersionOf, versionsOf } from '../history-calls.ts'
import { DeletedRecord, versionOf } from '../history/schema.ts'
import { Id } from '../ids/schema.ts'
import { Year } from '../time/schema.ts'
import { MAX_SOIL_FILE_BYTES, SoilImport, SoilImportReply } from './import/schema.ts'
import { SampleQuery, SamplingOverview, SoilSample, SoilSampleChange, SoilSampleDraft } from './schema.ts'

const params = z.object({ id: Id })

export const listSoilSamples = endpoint('GET', '/soil-samples', {
  summary:
    'Soil samples of the farm or of one field, the newest first; with a year, of it and the five before',
  query: SampleQuery,
  reply: z.array(SoilSample),
})
export const getSamplingOverview = endpoint('GET', '/soil-samples/overview', {
  summary: 'How many soil samples each field needs, has, and owes by 1 December of a year',
  query: z.object({ year: z.coerce.number<string>().pipe(Year) }),
  reply: SamplingOverview,
})
export const addSoilSample = endpoint('POST', '/soil-samples', {
  summary: 'Adds a soil sample, with its figures or without them yet',
  needs: 'enter',
  writes: ['soilSamples'],
  body: SoilSampleDraft,
  refuses: ['notFound', 'idTaken', 'deleted'],
  reply: SoilSample,
})
export const changeSoilSample = endpoint('PUT', '/soil-samples/{id}', {
  summary: 'Changes a soil sample',
  writes: ['soilSamples'],
  params,
  body: SoilSampleChange,
  refuses: ['conflict'],
  reply: SoilSample,
})
export const deleteSoilSample = endpoint('DELETE', '/soil-samples/{id}', {
  summary: 'Deletes a soil sample',
  writes: ['soilSamples'],
  params,
  reply: Nothing,
})
export const restoreSoilSample = endpoint('POST', '/soil-samples/{id}/restore', {
  summary: 'Brings a deleted soil sample back',
  writes: ['soilSamples'],
  params,
  reply: SoilSample,
})

export const importSoilSamples = endpoint('POST', '/import/soil-samples', {
  summary:
    'Reads the file of a laboratory (workbook, CSV or PDF) beside the farm, storing nothing (`dryRun`); or stores what was decided of it, once',
  writes: ['soilSamples'],
  upload: 'file',
  maxBytes: { file: MAX_SOIL_FILE_BYTES, request: 2 * MAX_SOIL_FILE_BYTES },
  isLong: true,
  body: SoilImport,
  reply: SoilImportReply,
})

export const listDeletedSoilSamples = deletedOf(
  '/soil-samples',
  'soil samples',
  DeletedRecord.extend({ fieldName: z.string(), date: z.string() }),
)
export const listSoilSampleVersions = versionsOf('/soil-samples', 'soil sample', versionOf(SoilSample))
export const restoreSoilSampleVersion = restoreVersionOf('/soil-samples', 'soil sample', {
  record: SoilSample,
  writes: ['soilSamples'],
})
