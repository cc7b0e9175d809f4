import { addImages, deleteImage } from '@vagu/core/images/contract'
import { changeJobs } from '@vagu/core/jobs/batch-contract'
import { addJob, addJobs, changeJob } from '@vagu/core/jobs/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField, harvest } from '../testing/farm.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { jpeg } from '../testing/pictures.ts'
import { places } from '../testing/visitors.ts'

const NOBODYS = '019aa4a0-0000-7000-8000-000000000000'
async function addPhoto(farmer: Client): Promise<string> {
  const { data } = await farmer.call(addImages, { files: [await jpeg()] })
  return data[0]?.id ?? ''
}

onBothEngines('photos of a job', (server) => {
  it('are its account’s own', async () => {
    const [farmer, stranger] = [await server().farmer(), await server().farmer()]
    const [own, foreign, deleted] = [await addPhoto(farmer), await addPhoto(stranger), await addPhoto(farmer)]
    await farmer.call(deleteImage, { params: { id: deleted } })
    const field = await addTestField(farmer)
    const right = await farmer.call(addJob, { body: harvest(field, { images: [own] }) })
    expect([right.status, right.data.images]).toEqual([200, [own]])
    const body = harvest(field, { images: [own, foreign, deleted, NOBODYS] })
    const wrong = await farmer.call(addJob, { body })
    expect([wrong.status, places(wrong)]).toEqual([
      404,
      ['images.1', 'images.2', 'images.3'].map((path) => [path, 'unknownImage']),
    ])
  })
  it('are looked for in every job of a list', async () => {
    const farmer = await server().farmer()
    const [field, own] = [await addTestField(farmer), await addPhoto(farmer)]
    const body = [[], [own], [NOBODYS]].map((images) => harvest(field, { images }))
    const reply = await farmer.call(addJobs, { body })
    expect([reply.status, places(reply)]).toEqual([404, [['2.images.0', 'unknownImage']]])
  })
  it('are looked for when it is changed, alone and together with others', async () => {
    const farmer = await server().farmer()
    const body = harvest(await addTestField(farmer))
    const _id = (await farmer.call(addJob, { body })).data._id
    const images = [await addPhoto(farmer), NOBODYS]
    const alone = await farmer.call(changeJob, { params: { id: _id }, body: { ...body, images } })
    expect(places(alone)).toEqual([['images.1', 'unknownImage']])
    const together = await farmer.call(changeJobs, { body: [{ ...body, _id, images }] })
    expect(places(together)).toEqual([['0.images.1', 'unknownImage']])
  })
  it('stay in it, also where one is lost', async () => {
    const farmer = await server().farmer()
    const [lost, own] = [await addPhoto(farmer), await addPhoto(farmer)]
    const body = harvest(await addTestField(farmer), { images: [lost] })
    const { _id } = (await farmer.call(addJob, { body })).data
    await server().db.deleteFrom('image').where('id', '=', lost).execute()
    const change = { params: { id: _id }, body: { ...body, images: [lost, own] } }
    expect((await farmer.call(changeJob, change)).data.images).toEqual([lost, own])
  })
  it('are asked for only where there are any', async () => {
    const farmer = await server().farmer()
    const body = harvest(await addTestField(farmer))
    await sql`alter table image rename to image_away`.execute(server().db)
    const reply = await farmer.call(addJob, { body })
    await sql`alter table image_away rename to image`.execute(server().db)
    expect(reply.status).toBe(200)
  })
})
