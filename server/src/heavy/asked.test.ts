/** Calls that may take long leave their work to the helper: none of it is done on the thread that answers requests. */
import { addCustomArea } from '@vagu/core/custom-areas/contract'
import { reviewFieldFile, storeReviewedFields } from '@vagu/core/field-import/contract'
import { expect, it, vi } from 'vitest'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { geoJsonFile, manyParcels } from '../testing/parcel-files.ts'

const WRITING = { system: 'EPSG:3301', isNorthFirst: false } as const

onBothEngines('work for the helper', (server) => {
  const asked = () => {
    const run = vi.spyOn(server().ports.heavy, 'run')
    return () => run.mock.calls.map(([name]) => name)
  }

  it('is a file of parcels, from its bytes to the review', async () => {
    const farmer = await server().farmer()
    const names = asked()
    const file = new Blob([geoJsonFile(manyParcels(2), WRITING)])
    expect((await farmer.call(reviewFieldFile, { query: {}, file })).status).toBe(200)
    expect(names()).toEqual(['reviewFieldFile'])
  })
  it('is a body that may be large', async () => {
    const farmer = await server().farmer()
    const names = asked()
    await farmer.send(storeReviewedFields, storeReviewedFields.path, { body: {} })
    expect(names()).toEqual(['readBody'])
  })
  it('is a strip along the edges of fields', async () => {
    const farmer = await server().farmer()
    const names = asked()
    const body = { areaName: 'Serv', calculationStrategy: 'EDGE_BUFFER', calculationValue: 5, year: 2026 }
    expect((await farmer.send(addCustomArea, addCustomArea.path, { body })).status).toBe(200)
    expect(names()).toEqual(['measureAreas'])
  })
})
