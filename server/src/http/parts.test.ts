import { storeReviewedFields } from '@vagu/core/field-import/contract'
import { addField, getField, listFields } from '@vagu/core/fields/contract'
import { addJobs } from '@vagu/core/jobs/contract'
import { findChemicals, getChemical } from '@vagu/core/registers/contract'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

onBothEngines('a body', (server) => {
  it.each([
    ['a NUL character', '{"name":"Ki\\u0000vi","area":1}', 400],
    ['a NUL character behind a backslash', '{"name":"Ki\\\\\\u0000vi","area":1}', 400],
    ['no NUL but its letters', '{"name":"Ki\\\\u0000vi","area":1}', 200],
    ['half a record', '{"name":"Ki', 400],
  ])('with %s', async (_, body, status) => {
    const farmer = await server().farmer()
    const headers = {
      cookie: farmer.cookie,
      'x-csrf-token': farmer.csrfToken,
      'content-type': 'application/json',
    }
    const response = await server().app.request(`/api${addField.path}`, { method: 'POST', headers, body })
    expect(response.status).toBe(status)
    expect(server().faults).toEqual([])
  })

  it('nested deeper than anything can follow', async () => {
    const farmer = await server().farmer()
    const headers = { cookie: farmer.cookie, 'x-csrf-token': farmer.csrfToken }
    const body = `{"componentName":"global","settings":{"list":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`
    const response = await server().app.request('/api/settings/ui', { method: 'PUT', headers, body })
    expect([response.status, server().faults]).toEqual([400, []])
  })

  const headersOf = ({ cookie, csrfToken }: Client) => ({ cookie, 'x-csrf-token': csrfToken })

  it('that does not say its length is not read beyond its limit', async () => {
    let megabytes = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        megabytes += 1
        controller.enqueue(new Uint8Array(1024 * 1024).fill(0x20))
      },
    })
    const init = { method: 'POST', headers: headersOf(await server().farmer()), body, duplex: 'half' }
    const response = await server().app.request(`/api${addField.path}`, init)
    expect(response.status).toBe(413)
    expect(megabytes).toBeLessThan(12)
  })
  it('that breaks off is unreadable', async () => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.error(new Error('gone')),
    })
    const init = { method: 'POST', headers: headersOf(await server().farmer()), body, duplex: 'half' }
    const response = await server().app.request(`/api${addField.path}`, init)
    expect([response.status, server().faults]).toEqual([400, []])
  })
  it.each([
    [addField, `{"name":[${'{},'.repeat(200_000)}{}]}`],
    [addJobs, `[${'{},'.repeat(200_000)}{}]`],
    [storeReviewedFields, `{"rows":[${'{},'.repeat(4_000_000)}{}]}`],
  ])('of brackets without end is too large, before anything is made of it: $path', async (endpoint, text) => {
    const init = { method: endpoint.method, headers: headersOf(await server().farmer()), body: text }
    const response = await server().app.request(`/api${endpoint.path}`, init)
    expect(response.status).toBe(413)
  })
  it('with a list that is too long is refused for its length alone', async () => {
    const body = Array.from({ length: 1001 }, () => ({}))
    const reply = await (await server().farmer()).send(addJobs, addJobs.path, { body })
    expect([reply.status, reply.error?.fields]).toEqual([
      422,
      [expect.objectContaining({ code: 'tooLarge', path: '' })],
    ])
  })
  it('with many faults is told of the first hundred', async () => {
    const farmer = await server().farmer()
    const ring = Array.from({ length: 9000 }, () => ({}))
    const mapData = { centroid: { lat: 58, lng: 26 }, geometry: { rings: [ring] } }
    const reply = await farmer.send(addField, addField.path, { body: { name: 'Kivi', area: 1, mapData } })
    expect(reply.status).toBe(422)
    expect(reply.error?.fields).toHaveLength(100)
    expect(reply.error?.fields?.[0]).toMatchObject({
      path: 'mapData.geometry.rings.0.0.lat',
      code: 'required',
    })
    const jobs = await farmer.send(addJobs, addJobs.path, {
      body: Array.from({ length: 900 }, () => ({})),
    })
    expect([jobs.status, jobs.error?.fields?.length]).toEqual([422, 100])
  })
})

onBothEngines('an address', (server) => {
  it.each([
    [getField, '/fields/%00'],
    [getField, `/fields/0197%000000-0000-7000-8000-000000000000`],
    [listFields, '/fields?mapData=%00'],
    [listFields, '/fields?x=a%00b'],
    [findChemicals, '/external-communication/agri/chemical/til%00tor'],
    [getChemical, '/external-communication/agri/chemical/til%00tor/details?edition=%00'],
  ])('with a NUL character is refused: %s %s', async (endpoint, path) => {
    const reply = await (await server().farmer()).send(endpoint, path, {})
    expect([reply.status, reply.error?.code, server().faults]).toEqual([400, 'unreadable', []])
  })
})
