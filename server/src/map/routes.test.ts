import { getMapGround } from '@vagu/core/map/contract'
import { expect, it } from 'vitest'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

onBothEngines('the ground of the map', (server) => {
  askFourQuestions(server, { endpoint: getMapGround, input: async () => ({}), namesRecord: false })

  it('is the embedded one while the installation names none', async () => {
    const farmer = await server().farmer()
    expect((await farmer.call(getMapGround, {})).data).toEqual({ styleUrl: null })
  })
})
