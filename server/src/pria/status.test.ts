import { addDays } from '@vagu/core/time/day'
import { expect, it } from 'vitest'
import { fungicide } from '../testing/farm.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { PriaFarm, YEAR } from '../testing/pria.ts'

const DONE_ON = '2026-05-18'
/** A material by a unit that PRIA does not know. */
const byPiece = { ...fungicide, amount: 2, unit: 'tk/ha' }

onBothEngines('reminders of PRIA', (server) => {
  const on = (day: string) => server().setNow(`${day}T09:00:00.000Z`)
  const daysAfter = (count: number) => on(addDays(DONE_ON, count))
  const opened = async (): Promise<PriaFarm> => {
    on('2026-05-20')
    return PriaFarm.open(server(), 1)
  }
  const reminded = async (farm: PriaFarm) =>
    (await farm.status()).reminders.map(({ kind, count, until }) => [kind, count, until])

  it('call no work unsent before PRIA was asked for it: it may be there already', async () => {
    const farm = await opened()
    await farm.addSpraying()
    daysAfter(11)
    expect(await reminded(farm)).toEqual([])
    await farm.ask('jobs')
    expect(await reminded(farm)).toEqual([['UNSENT_LATE', 1, null]])
    on('2026-05-20')
  })

  it('count the ten days from the end of the work, also of work that lacks something, until it is sent', async () => {
    const farm = await opened()
    await farm.sendAll(['fields', 'crops'])
    await farm.addSpraying()
    await farm.addSpraying(0, { date: '2026-05-17', endDate: '2026-05-17', requisites: [byPiece] })
    await farm.ask('jobs')
    daysAfter(5)
    expect(await reminded(farm)).toEqual([['UNSENT_SOON_LATE', 1, '2026-05-27']])
    daysAfter(10)
    expect(await reminded(farm)).toEqual([
      ['UNSENT_LATE', 1, null],
      ['UNSENT_SOON_LATE', 1, '2026-05-28'],
    ])
    daysAfter(11)
    expect(await reminded(farm)).toEqual([['UNSENT_LATE', 2, null]])
    await farm.begin('jobs')
    await farm.send()
    expect(await reminded(farm)).toEqual([['UNSENT_LATE', 1, null]])
    on('2026-05-20')
  })

  it('are silent of what the farmer lets stay here alone', async () => {
    const farm = await opened()
    await farm.sendAll(['fields', 'crops'])
    await farm.addSpraying()
    const { rows } = await farm.ask('jobs')
    await farm.begin(
      'jobs',
      rows.map(({ id }) => ({ id, direction: 'KEEP' })),
    )
    await farm.send()
    daysAfter(11)
    expect(await reminded(farm)).toEqual([])
    on('2026-05-20')
  })

  it('tell of a season that has closed what was never sent, and ask for no sending of it', async () => {
    const farm = await opened()
    await farm.sendAll(['fields', 'crops'])
    await farm.addSpraying()
    await farm.agency.closeSeason(YEAR)
    await farm.ask('jobs')
    daysAfter(11)
    const [closed, ...others] = await reminded(farm)
    expect([closed?.slice(0, 2), others]).toEqual([['SEASON_CLOSED', 1], []])
    on('2026-05-20')
  })
})
