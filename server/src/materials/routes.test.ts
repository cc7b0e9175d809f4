import * as contract from '@vagu/core/materials/contract'
import type { MaterialDraft } from '@vagu/core/materials/schema'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { Client } from '../testing/client.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

type Draft = z.input<typeof MaterialDraft>
const primus: Draft = {
  name: 'Proovitõrje 100',
  type: 'chemical',
  subtypeVariant: 'KASVUINH',
  harvestDelayDays: 21,
}
const wheat: Draft = { name: 'Suvinisu', type: 'seed', subtype: 'Suvinisu', seedCertificate: 'OTS' }
const add = async (farmer: Client, body: Draft = primus) =>
  (await farmer.call(contract.addMaterial, { body })).data
const withId = async (owner: Client) => ({ params: { id: (await add(owner))._id } })
const wrong = { body: { ...primus, name: 'P' }, path: 'name' }
const dressed = (coating: { name: string; requisiteId?: string }): Draft => ({
  ...wheat,
  coating: { amount: 2, unit: 'l/t', ...coating },
})

onBothEngines('requisites', (server) => {
  askFourQuestions(server, { endpoint: contract.listMaterials, input: async () => ({}), namesRecord: false })
  askFourQuestions(server, {
    endpoint: contract.addMaterial,
    input: async () => ({ body: primus }),
    namesRecord: false,
    wrong,
  })
  askFourQuestions(server, {
    endpoint: contract.changeMaterial,
    input: async (owner) => ({ ...(await withId(owner)), body: primus }),
    namesRecord: true,
    wrong,
  })
  askFourQuestions(server, { endpoint: contract.deleteMaterial, input: withId, namesRecord: true })
  askFourQuestions(server, {
    endpoint: contract.restoreMaterial,
    input: async (owner) => {
      const input = await withId(owner)
      await owner.call(contract.deleteMaterial, input)
      return input
    },
    namesRecord: true,
  })

  describe('happy path', () => {
    it('stores a material and lists by name in the order of the Estonian alphabet', async () => {
      const farmer = await server().farmer()
      for (const name of ['Õli', 'Zeta', 'ammoonium', 'Tõrje 10', 'Tõrje 9'])
        await add(farmer, { name, type: 'material' })
      const made = await add(farmer)
      const listed = (await farmer.call(contract.listMaterials, {})).data
      expect(listed.map((requisite) => requisite.name)).toEqual([
        'ammoonium',
        primus.name,
        'Zeta',
        'Tõrje 9',
        'Tõrje 10',
        'Õli',
      ])
      expect(listed[1]).toEqual(made)
      expect(made).toMatchObject({ harvestDelayDays: 21, workDelayDays: null, ingredients: [] })
    })

    it('makes one record of the same request sent twice, and refuses another body with its id', async () => {
      const farmer = await server().farmer()
      const body = { ...primus, _id: '01890a5d-ac96-774b-bcce-b302099a8059' }
      const made = await add(farmer, body)
      expect(await add(farmer, body)).toEqual(made)
      const other = await farmer.call(contract.addMaterial, { body: { ...body, name: 'Muu' } })
      expect([other.status, other.error?.code]).toEqual([409, 'idTaken'])
    })

    it('changes, and refuses a change made from an older version', async () => {
      const farmer = await server().farmer()
      const { _id: id, updatedAt } = await add(farmer)
      const body = { ...primus, amount: 0.5, unit: 'l/ha' as const }
      const changed = await farmer.call(contract.changeMaterial, { params: { id }, body })
      expect(changed.data).toMatchObject({ amount: 0.5, unit: 'l/ha' })
      const late = await farmer.call(contract.changeMaterial, {
        params: { id },
        body: { ...body, updatedAt },
      })
      const { label: _derived, ...stored } = changed.data
      expect([late.status, late.error?.stored]).toEqual([409, stored])
    })

    it('keeps its own id when a change carries another one', async () => {
      const farmer = await server().farmer()
      const { _id: id } = await add(farmer)
      const body = { ...primus, _id: '01890a5d-ac96-774b-bcce-b302099a8060' }
      expect((await farmer.call(contract.changeMaterial, { params: { id }, body })).data._id).toBe(id)
      expect((await farmer.call(contract.listMaterials, {})).data.map((row) => row._id)).toEqual([id])
    })

    it('deletes, lists no more, and brings back what was', async () => {
      const farmer = await server().farmer()
      const requisite = await add(farmer)
      const params = { id: requisite._id }
      expect((await farmer.call(contract.deleteMaterial, { params })).status).toBe(204)
      expect((await farmer.call(contract.listMaterials, {})).data).toEqual([])
      const again = await farmer.call(contract.addMaterial, { body: { ...primus, _id: requisite._id } })
      expect([again.status, again.error?.code]).toEqual([409, 'deleted'])
      expect((await farmer.call(contract.restoreMaterial, { params })).data).toEqual(requisite)
    })

    it('keeps a history', async () => {
      const farmer = await server().farmer()
      const { params } = await withId(farmer)
      await farmer.call(contract.changeMaterial, { params, body: { ...primus, name: 'Uus nimi' } })
      const row = await server()
        .db.selectFrom('journal')
        .select(['noun', 'before', 'after'])
        .where('record_id', '=', params.id)
        .where('action', '=', 'change')
        .executeTakeFirstOrThrow()
      expect(row).toEqual({
        noun: 'requisite',
        before: expect.stringContaining(primus.name) as string,
        after: expect.stringContaining('Uus nimi') as string,
      })
    })
  })

  describe('seed dressing', () => {
    it('is a chemical of the farm, by id or by name, or of the register by name', async () => {
      const farmer = await server().farmer()
      const { _id: requisiteId, name } = await add(farmer)
      const byId = await farmer.call(contract.addMaterial, { body: dressed({ name, requisiteId }) })
      const byName = await farmer.call(contract.addMaterial, {
        body: dressed({ name: ` ${name.toUpperCase()} ` }),
      })
      const ofRegister = await farmer.call(contract.addMaterial, {
        body: dressed({ name: 'Callisto 100 SC' }),
      })
      expect([byId.status, byName.status, ofRegister.status]).toEqual([200, 200, 200])
    })

    it('is refused when it is unknown, no chemical, or of another farm', async () => {
      const [farmer, other] = [await server().farmer(), await server().farmer()]
      const { _id: id } = await add(farmer, wheat)
      const theirs = await add(other)
      const send = async (coating: { name: string; requisiteId?: string }) => {
        const body = dressed(coating)
        const replies = [
          await farmer.call(contract.addMaterial, { body }),
          await farmer.call(contract.changeMaterial, { params: { id }, body }),
        ]
        return replies.map((reply) => [reply.status, reply.error?.fields?.[0]?.message])
      }
      const refused = (status: number) => {
        const answer = [status, 'Puhtimisvahendit ei leitud. Valige uuesti']
        return [answer, answer]
      }
      expect(await send({ name: 'Tundmatu' })).toEqual(refused(422))
      expect(await send({ name: 'Suvinisu', requisiteId: id })).toEqual(refused(422))
      expect(await send({ name: theirs.name, requisiteId: theirs._id })).toEqual(refused(404))
      expect(await send({ name: theirs.name })).toEqual(refused(422))
    })

    it('stays when it was deleted since, as long as it is not changed', async () => {
      const farmer = await server().farmer()
      const { _id: requisiteId, name } = await add(farmer)
      const { _id: id } = await add(farmer, dressed({ name, requisiteId }))
      await farmer.call(contract.deleteMaterial, { params: { id: requisiteId } })
      const body = { ...dressed({ name, requisiteId }), note: 'Uus märkus' }
      expect((await farmer.call(contract.changeMaterial, { params: { id }, body })).status).toBe(200)
      expect((await farmer.call(contract.addMaterial, { body })).status).toBe(422)
    })
  })

  it.each([
    [{ ...primus, name: '' }, 'name', 'Kohustuslik väli'],
    [{ ...primus, name: 'P' }, 'name', 'Liiga lühike'],
    [{ ...primus, type: undefined }, 'type', 'Tarviku olemasolul tuleb määrata ka tüüp'],
    [{ ...primus, type: 'muu' }, 'type', 'Tarviku olemasolul tuleb määrata ka tüüp'],
    [{ ...primus, harvestDelayDays: 0 }, 'harvestDelayDays', 'Peab olema positiivne arv või üldse puuduma'],
    [{ ...primus, usageTimes: -1 }, 'usageTimes', 'Peab olema positiivne arv või üldse puuduma'],
    [{ ...primus, amount: 0 }, 'amount', 'Number peab olema positiivne'],
    [{ ...primus, amount: '1' }, 'amount', 'Number ei ole korrektne'],
    [{ ...primus, amount: 1 }, 'unit', 'Kohustuslik väli'],
    [{ ...primus, nutrient: { N: -1 } }, 'nutrient.N', 'Ei saa olla negatiivne'],
  ])('refuses %j in Estonian at the field', async (body, path, message) => {
    const reply = await (await server().farmer()).send(contract.addMaterial, '/requisites', { body })
    expect(reply.status).toBe(422)
    expect(reply.error?.fields?.find((field) => field.path === path)?.message).toBe(message)
  })
})
