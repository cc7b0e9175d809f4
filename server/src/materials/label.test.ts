import { getJob } from '@vagu/core/jobs/contract'
import { updateJobMaterials } from '@vagu/core/jobs/material-update-contract'
import * as contract from '@vagu/core/materials/contract'
import { assert, expect, it } from 'vitest'
import { addTestField } from '../testing/farm.ts'
import { addTestJob } from '../testing/jobs.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const foil = { name: 'Silokile', type: 'material' as const, registerNumber: '12' }
const LABEL = 'Silokile (tarvik, nr 12)'

onBothEngines('the label of a material', (server) => {
  it('is told in every answer that has the whole material', async () => {
    const farmer = await server().farmer()
    const { data: added } = await farmer.call(contract.addMaterial, { body: foil })
    const params = { id: added._id }
    const changed = await farmer.call(contract.changeMaterial, { params, body: foil })
    await farmer.call(contract.deleteMaterial, { params })
    const restored = await farmer.call(contract.restoreMaterial, { params })
    const listed = (await farmer.call(contract.listMaterials, {})).data
    for (const material of [added, changed.data, restored.data, ...listed])
      expect(material).toMatchObject({ label: LABEL })
    expect(listed).toHaveLength(1)
  })

  it('that is sent back is not kept: neither in the record nor in the copies of jobs', async () => {
    const farmer = await server().farmer()
    await farmer.call(contract.addMaterial, { body: foil })
    const [listed] = (await farmer.call(contract.listMaterials, {})).data
    const { _id: id, ...body } = listed ?? assert.fail('no material')
    await farmer.send(contract.changeMaterial, `/requisites/${id}`, {
      body: { ...body, name: 'Kile', label: 'Minu silt' },
    })
    const field = await addTestField(farmer)
    const requisites = [{ ...body, requisiteId: id, name: 'Kile', amount: 1, unit: 'kg/ha' }]
    const job = await addTestJob(farmer, { requisites }, field)
    await farmer.call(updateJobMaterials, { body: { requisite: id, jobEventIds: [job._id] } })
    expect((await farmer.call(contract.listMaterials, {})).data).toMatchObject([
      { label: 'Kile (tarvik, nr 12)' },
    ])
    const [copy] = (await farmer.call(getJob, { params: { id: job._id } })).data.requisites
    expect(copy).toMatchObject({ name: 'Kile' })
    expect(copy).not.toHaveProperty('label')
    const { db } = server()
    const stored = [
      await db.selectFrom('requisite').select('document').where('id', '=', id).executeTakeFirstOrThrow(),
      await db.selectFrom('job_event').select('document').where('id', '=', job._id).executeTakeFirstOrThrow(),
    ]
    for (const { document } of stored) {
      expect(document).toContain('Kile')
      expect(document).not.toContain('"label":')
    }
  })
})
