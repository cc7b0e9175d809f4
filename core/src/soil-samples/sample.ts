/** Samples for tests and examples. */
import { SoilSample } from './schema.ts'

/** A sample by Mehlich 3 and pH in KCl, taken on 1 October 2025. */
export const sampleOf = (of: Partial<SoilSample>): SoilSample => ({
  ...SoilSample.parse({
    _id: '01890a5d-ac96-774b-bcce-b302099a8001',
    fieldId: '01890a5d-ac96-774b-bcce-b302099a8002',
    name: '1',
    sampleNo: '1',
    date: '2025-10-01',
    methodP: 'MEHLICH3',
    phMethod: 'KCL',
    userId: 'u',
    updatedAt: '2025-10-01T09:00:00.000Z',
  }),
  ...of,
})
