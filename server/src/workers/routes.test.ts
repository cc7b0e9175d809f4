import * as contract from '@vagu/core/workers/contract'
import { describe, expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const mari = { name: 'Mari' }
const add = async (farmer: Client, body: { name: string; _id?: string } = mari) =>
  (await farmer.call(contract.addWorker, { body })).data
const withId = async (owner: Client) => ({ params: { id: (await add(owner))._id } })
const wrong = { body: { name: 'M' }, path: 'name' }

onBothEngines('workers', (server) => {
  askFourQuestions(server, { endpoint: contract.listWorkers, input: async () => ({}), namesRecord: false })
  askFourQuestions(server, {
    endpoint: contract.addWorker,
    input: async () => ({ body: mari }),
    namesRecord: false,
    wrong,
  })
  askFourQuestions(server, {
    endpoint: contract.changeWorker,
    input: async (owner) => ({ ...(await withId(owner)), body: mari }),
    namesRecord: true,
    wrong,
  })
  askFourQuestions(server, { endpoint: contract.deleteWorker, input: withId, namesRecord: true })
  askFourQuestions(server, {
    endpoint: contract.restoreWorker,
    input: async (owner) => {
      const input = await withId(owner)
      await owner.call(contract.deleteWorker, input)
      return input
    },
    namesRecord: true,
  })

  describe('happy path', () => {
    it('stores a worker with defaults for what was not said', async () => {
      const farmer = await server().farmer()
      const worker = await add(farmer)
      expect(worker).toMatchObject({
        name: 'Mari',
        hourlyRate: null,
        notes: '',
        chemicalCertification: false,
        chemicalWorkerLicenceEndDate: null,
      })
      expect((await farmer.call(contract.listWorkers, {})).data).toEqual([worker])
    })

    it('lists by name in the order of the Estonian alphabet', async () => {
      const farmer = await server().farmer()
      const names = [
        'Žanna',
        'Õnne',
        'zorro',
        'Tiit',
        'Ülle',
        'Vello',
        'Ants',
        'Äli',
        'Ööbik',
        'Saale',
        'Šura',
      ]
      for (const name of names) await add(farmer, { name })
      const listed = (await farmer.call(contract.listWorkers, {})).data.map((worker) => worker.name)
      const sorted = [
        'Ants',
        'Saale',
        'Šura',
        'zorro',
        'Žanna',
        'Tiit',
        'Vello',
        'Õnne',
        'Äli',
        'Ööbik',
        'Ülle',
      ]
      expect(listed).toEqual(sorted)
    })

    it('changes, and refuses a change made from an older version', async () => {
      const farmer = await server().farmer()
      const { _id: id, updatedAt } = await add(farmer)
      const params = { id }
      const body = {
        name: 'Mari Kask',
        hourlyRate: 0,
        chemicalCertification: true,
        chemicalWorkerLicenceEndDate: '2027-02-28',
      }
      const changed = await farmer.call(contract.changeWorker, { params, body })
      expect(changed.data).toMatchObject(body)
      const late = await farmer.call(contract.changeWorker, { params, body: { ...mari, updatedAt } })
      expect([late.status, late.error?.stored]).toEqual([409, changed.data])
    })

    it('deletes, lists no more, says 404 to a change, and brings back what was', async () => {
      const farmer = await server().farmer()
      const worker = await add(farmer)
      const params = { id: worker._id }
      expect((await farmer.call(contract.deleteWorker, { params })).status).toBe(204)
      expect((await farmer.call(contract.listWorkers, {})).data).toEqual([])
      expect((await farmer.call(contract.changeWorker, { params, body: mari })).status).toBe(404)
      expect((await farmer.call(contract.restoreWorker, { params })).data).toEqual(worker)
      expect((await farmer.call(contract.restoreWorker, { params })).status).toBe(404)
    })

    it('makes one of the same request sent twice at once', async () => {
      const farmer = await server().farmer()
      const body = { ...mari, _id: '01890a5d-ac96-774b-bcce-b302099a8058' }
      const send = () => farmer.call(contract.addWorker, { body })
      const replies = await Promise.all([send(), send(), send(), send()])
      expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200, 200])
      expect((await farmer.call(contract.listWorkers, {})).data).toEqual([replies[3]?.data])
    })

    it('keeps a history', async () => {
      const farmer = await server().farmer()
      const input = await withId(farmer)
      await farmer.call(contract.changeWorker, { ...input, body: { name: 'Malle' } })
      await farmer.call(contract.deleteWorker, input)
      await farmer.call(contract.restoreWorker, input)
      const rows = await server()
        .db.selectFrom('journal')
        .select(['noun', 'action'])
        .where('account_id', '=', farmer.accountId)
        .where('record_id', '=', input.params.id)
        .execute()
      expect(new Set(rows.map((row) => row.noun))).toEqual(new Set(['worker']))
      expect(new Set(rows.map((row) => row.action))).toEqual(
        new Set(['create', 'change', 'delete', 'restore']),
      )
    })
  })

  it.each([
    [{ name: '' }, 'name', 'Kohustuslik väli'],
    [{}, 'name', 'Kohustuslik väli'],
    [{ name: ' M ' }, 'name', 'Liiga lühike'],
    [{ name: 'x'.repeat(201) }, 'name', 'Liiga pikk'],
    [{ ...mari, hourlyRate: -1 }, 'hourlyRate', 'Ei saa olla negatiivne'],
    [{ ...mari, hourlyRate: '12' }, 'hourlyRate', 'Number ei ole korrektne'],
    [{ ...mari, chemicalCertification: true }, 'chemicalWorkerLicenceEndDate', 'Kohustuslik väli'],
    [
      { ...mari, chemicalWorkerLicenceEndDate: '2027-02-29' },
      'chemicalWorkerLicenceEndDate',
      'Kuupäev ei ole korrektne',
    ],
  ])('refuses %j in Estonian at the field', async (body, path, message) => {
    const reply = await (await server().farmer()).send(contract.addWorker, '/workers', { body })
    expect(reply.status).toBe(422)
    expect(reply.error?.fields?.find((field) => field.path === path)?.message).toBe(message)
  })
})
