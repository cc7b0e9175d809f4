import * as contract from '@vagu/core/fields/contract'
import { expect, it } from 'vitest'
import { addTestField } from '../testing/farm.ts'
import { addTestJob } from '../testing/jobs.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

onBothEngines('whether a field has jobs', (server) => {
  it('is told of done and running jobs of the crop year, not of plans and drafts', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer)
    const busyIn = async (year?: number) => {
      const query = year === undefined ? {} : { year: String(year) }
      const [field] = (await farmer.call(contract.listFields, { query })).data
      return field?.hasJobEventsThisYear
    }
    await addTestJob(farmer, { status: 'PLANNED', plannedYear: 2026 }, fieldId)
    await addTestJob(farmer, { status: 'DRAFT' }, fieldId)
    expect(await busyIn()).toBe(false)
    await addTestJob(farmer, { date: '2025-09-01', endDate: '2025-09-01' }, fieldId)
    expect([await busyIn(), await busyIn(2026), await busyIn(2025)]).toEqual([true, true, false])
    const { data } = await farmer.call(contract.getField, { params: { id: fieldId } })
    expect(data.hasJobEventsThisYear).toBe(true)
    const running = { status: 'IN_PROGRESS', date: '2025-08-31', endDate: null }
    await addTestJob(farmer, running, fieldId)
    expect(await busyIn(2025)).toBe(true)
  })

  it('goes by the season of the field itself', async () => {
    const farmer = await server().farmer()
    const yearInfo = [
      { year: 2025, seasonEnd: '2025-09-10' },
      { year: 2027, seasonStart: '2026-08-20' },
    ]
    const [moved, usual] = [await addTestField(farmer, { yearInfo }), await addTestField(farmer)]
    for (const fieldId of [moved, usual]) {
      await addTestJob(farmer, { date: '2025-09-10', endDate: '2025-09-10' }, fieldId)
      await addTestJob(farmer, { date: '2026-08-20', endDate: '2026-08-20' }, fieldId)
    }
    const busyIn = async (year: number) => {
      const { data } = await farmer.call(contract.listFields, { query: { year: String(year) } })
      return [moved, usual].map((id) => data.find(({ _id }) => _id === id)?.hasJobEventsThisYear)
    }
    expect([await busyIn(2025), await busyIn(2026), await busyIn(2027)]).toEqual([
      [true, false],
      [false, true],
      [true, false],
    ])
  })
})
