/** Calls that may take long leave their work to the helper: none of it is done on the thread that answers requests. */
import { addCustomArea } from '@vagu/core/custom-areas/contract'
import { reviewFieldFile, storeReviewedFields } from '@vagu/core/field-import/contract'
import { mergeFields, splitField } from '@vagu/core/field-division/contract'
import { toLatLng } from '@vagu/core/geo/estonian-grid'
import { importSoilSamples } from '@vagu/core/soil-samples/contract'
import { mapDataOf } from '@vagu/core/geo/map-data'
import { rectangle } from '@vagu/core/geo/testing-shapes'
import { expect, it, vi } from 'vitest'
import { addTestField } from '../testing/farm.ts'
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
  it('is a file of a laboratory', async () => {
    const farmer = await server().farmer()
    const names = asked()
    const file = new Blob(['Proovi nr;Kuupäev;P mg/kg;K mg/kg\n1;12.09.2025;38;90'])
    expect((await farmer.call(importSoilSamples, { body: { dryRun: true }, file })).status).toBe(200)
    expect(names()).toEqual(['reviewSoilFile'])
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
  it('is the ground of a field that is split, and of fields that are joined', async () => {
    const farmer = await server().farmer()
    const shapes = [0, 400].map((east) => mapDataOf([rectangle([617_000 + east, 6_495_000], 400, 250)]))
    const [a, b] = [
      await addTestField(farmer, { mapData: shapes[0] }),
      await addTestField(farmer, { mapData: shapes[1] }),
    ]
    const names = asked()
    await farmer.call(mergeFields, { body: { year: 2026, name: 'Kokku', fieldIds: [a, b] } })
    const line = [toLatLng([617_200, 6_494_900]), toLatLng([617_200, 6_495_400])]
    const body = { year: 2025, line, parts: [{ name: 'Lääs' }, { name: 'Ida' }] }
    await farmer.send(splitField, `/fields/${a}/split`, { body })
    expect(names()).toEqual(['joinShapes', 'splitShape'])
  })
})
