import { getGuideVideos } from '@vagu/core/guides/contract'
import { expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { Client } from '../testing/client.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

onBothEngines('videos of the guides', (server) => {
  it('are none while the installation names none, signed in or not', async () => {
    expect((await (await server().farmer()).call(getGuideVideos, {})).data).toEqual({})
    const reply = await server().visitor().call(getGuideVideos, {})
    expect([reply.status, reply.data]).toEqual([200, {}])
  })
  it('are those that the installation names', async () => {
    const { ports } = server()
    const videos = { customAreas: 'aB3_-678901' }
    const app = buildApp({ ...ports, options: { ...ports.options, videos } })
    expect((await new Client(app).call(getGuideVideos, {})).data).toEqual(videos)
  })
})
