/** The register of entries of a printed book: who, when, and what was changed from what to what. */
import { changeJob } from '@vagu/core/jobs/contract'
import { expect, it } from 'vitest'
import { bytesOf, extractOf, fileOf } from '../testing/book.ts'
import { addTestField } from '../testing/farm.ts'
import { addTestJob } from '../testing/jobs.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { readPdf, readSheets } from '../testing/read-files.ts'

onBothEngines('the register of entries', (server) => {
  it('tells values before and after a change, and of notes that they were changed', async () => {
    const farmer = await server().farmer()
    const job = await addTestJob(farmer, {}, await addTestField(farmer))
    const { fieldName: _n, workerName: _w, isFertilizing: _f, createdAt: _c, _id: id, ...body } = job
    await farmer.call(changeJob, {
      params: { id },
      body: { ...body, yield: 55, notes: 'Naabri kuulujutt' },
    })
    const { _id } = await extractOf(farmer)
    const file = async (format: 'xlsx' | 'pdf') =>
      bytesOf(await fileOf(server(), farmer, { id: _id, format }))
    const rows = (await readSheets(await file('xlsx'))).get('Sissekannete register') ?? []
    const [change] = rows.filter((row) => row.includes('muudeti'))
    expect(change?.at(-1)).toBe('märkus; saak: 40 → 55')
    expect(rows.flat().join(' ')).not.toContain('kuulujutt')
    expect((await readPdf(await file('pdf'))).pages.join(' ')).toContain('40 → 55')
  })
})
