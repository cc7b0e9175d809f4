/** Who worked, for which company and with which machine, and who the farm is at PRIA, as the book prints it. */
import { SAMPLE_CLIENT } from '@vagu/agency/seed'
import { addJob, addJobs } from '@vagu/core/jobs/contract'
import { addMachine, deleteMachine } from '@vagu/core/machines/contract'
import { MachineDraft } from '@vagu/core/machines/schema'
import { addMaterial, deleteMaterial } from '@vagu/core/materials/contract'
import { MaterialDraft } from '@vagu/core/materials/schema'
import { sampleProduct } from '@vagu/core/warnings/sample'
import { addWorker } from '@vagu/core/workers/contract'
import { expect, it } from 'vitest'
import { awaitRegister, storeEdition } from '../registers/store.ts'
import { TestAgency } from '../testing/agency.ts'
import { bytesOf, extractOf, fileOf } from '../testing/book.ts'
import type { Client } from '../testing/client.ts'
import { addTestField, addTestWorker, fungicide, harvest, spraying } from '../testing/farm.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { readSheets } from '../testing/read-files.ts'

onBothEngines('the printed book', (server) => {
  it('names the only sprayer of the farm beside each spraying, and its test below them', async () => {
    const farmer = await server().farmer()
    const facts = { name: 'Hardi Ranger', kind: 'SPRAYER', number: '77', testedOn: '2025-03-01' } as const
    await farmer.call(addMachine, { body: MachineDraft.parse(facts) })
    const body = spraying(await addTestField(farmer), await addTestWorker(farmer))
    await farmer.call(addJob, { body })
    const { _id: id } = await extractOf(farmer)
    const sheets = await readSheets(await bytesOf(await fileOf(server(), farmer, { id, format: 'xlsx' })))
    const rows = sheets.get('Taimekaitse') ?? []
    expect(rows[1]).toContain('Hardi Ranger (77)')
    expect(rows.flat().join(' ')).toContain('Hardi Ranger (77), kontroll kehtib kuni 01.03.2028.')
  })
  const sowingOf = (fieldId: string, coating: object) =>
    harvest(fieldId, {
      jobCategory: { name: 'Külv' },
      job: { name: 'Külvamine' },
      yield: null,
      yieldUnit: null,
      yieldType: null,
      requisites: [
        {
          name: 'Suvinisu',
          type: 'seed',
          subtype: 'suvinisu',
          seedCertificate: 'OTS',
          amount: 220,
          unit: 'kg/ha',
          coating,
        },
      ],
    })
  const protectionOf = async (farmer: Client) => {
    const { _id: id } = await extractOf(farmer)
    const sheets = await readSheets(await bytesOf(await fileOf(server(), farmer, { id, format: 'xlsx' })))
    return sheets.get('Taimekaitse')?.[1] ?? []
  }
  it('has the dressing of the own seed among plant protection, with the number of its product', async () => {
    const farmer = await server().farmer()
    const product = { ...fungicide, name: 'Redigo Pro', registerNumber: '0631' }
    const { data: chemical } = await farmer.call(addMaterial, { body: MaterialDraft.parse(product) })
    const coating = { name: 'Redigo Pro', requisiteId: chemical._id, amount: 0.6, unit: 'l/t' }
    const told = { ...coating, treatedOn: '2026-04-20', treatedBy: 'Jaan Tamm' }
    const body = sowingOf(await addTestField(farmer), told)
    const { data: job } = await farmer.call(addJob, { body })
    expect(job.requisites[0]?.coating).toEqual(told)
    expect(await protectionOf(farmer)).toEqual(
      expect.arrayContaining(['Redigo Pro', '0631', 'Jaan Tamm', 'l/t']),
    )
  })
  it('has the number of the product that is there, and not of one of the same name that is gone', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer)
    const add = async (registerNumber: string) => {
      const product = { ...fungicide, name: 'Redigo Pro', registerNumber }
      return (await farmer.call(addMaterial, { body: MaterialDraft.parse(product) })).data._id
    }
    await farmer.call(deleteMaterial, { params: { id: await add('0001') } })
    await add('0631')
    const coating = { name: 'Redigo Pro', amount: 0.6, unit: 'l/t' }
    await farmer.call(addJob, { body: sowingOf(fieldId, coating) })
    expect(await protectionOf(farmer)).toContain('0631')
  })
  it('has the number by the register of a product that the farm does not have', async () => {
    await server()
      .db.transaction()
      .execute(async (tx) => {
        await awaitRegister(tx)
        const products = [sampleProduct({ number: '0912', name: 'Vibrance Gold' })]
        const of = { now: server().ports.now(), origin: 'upload', problems: [], moreProblems: 0 } as const
        await storeEdition(tx, { day: '2026-05-01', products, ...of })
      })
    const farmer = await server().farmer()
    const coating = { name: 'Vibrance Gold', amount: 2, unit: 'l/t' }
    const { status } = await farmer.call(addJob, { body: sowingOf(await addTestField(farmer), coating) })
    expect(status).toBe(200)
    expect(await protectionOf(farmer)).toContain('0912')
  })
  it('names the machine of a job, sold or not, and the company and the certificate of who did it', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer)
    const [machine, other] = await Promise.all(
      ['Amazone', 'Hardi'].map(async (name) => {
        const body = MachineDraft.parse({ name, kind: 'SPRAYER', testedOn: '2025-03-01' })
        return (await farmer.call(addMachine, { body })).data._id
      }),
    )
    const { data: worker } = await farmer.call(addWorker, {
      body: {
        name: 'Mari Mets',
        company: 'Prits OÜ',
        chemicalCertification: true,
        chemicalWorkerLicenceEndDate: '2028-03-01',
        certificateNo: 'TT-4100',
      },
    })
    const draft = spraying(fieldId, worker._id)
    const { data: jobs } = await farmer.call(addJobs, { body: [{ ...draft, machine: machine ?? '' }] })
    expect(jobs).toMatchObject([{ machine }])
    await farmer.call(deleteMachine, { params: { id: machine ?? '' } })
    const { _id: id } = await extractOf(farmer)
    const sheets = await readSheets(await bytesOf(await fileOf(server(), farmer, { id, format: 'xlsx' })))
    const [, row = []] = sheets.get('Taimekaitse') ?? []
    expect(row).toEqual(expect.arrayContaining(['Amazone', 'Prits OÜ', 'TT-4100']))
    expect(row.some((cell) => cell instanceof Date && cell.getUTCFullYear() === 2028)).toBe(true)
    expect(sheets.get('Tööde päevik')?.[1]).toEqual(expect.arrayContaining(['Amazone', 'Prits OÜ']))

    const stranger = await server().farmer()
    const theirs = { ...spraying(await addTestField(stranger), await addTestWorker(stranger)) }
    const refused = await stranger.call(addJobs, { body: [{ ...theirs, machine: other ?? '' }] })
    expect([refused.status, refused.error?.fields?.[0]?.path]).toEqual([404, '0.machine'])
  })
  it('has the number of the client at PRIA on its first page, and says that it is of the test there', async () => {
    const farmer = await server().farmer()
    await TestAgency.connect(server(), farmer)
    const { _id: id } = await extractOf(farmer)
    const sheets = await readSheets(await bytesOf(await fileOf(server(), farmer, { id, format: 'xlsx' })))
    expect(sheets.get('Tiitelleht')?.flat()).toContain(`${SAMPLE_CLIENT} (PRIA testkeskkond)`)
  })
})
