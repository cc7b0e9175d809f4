import { addMachine } from '@vagu/core/machines/contract'
import { changeParticipation } from '@vagu/core/schemes/contract'
import { monthsBefore, yearOf } from '@vagu/core/time/day'
import type { SampleFarm } from '@vagu/server/sample-farm/sample-farm'
import type { Send } from '@vagu/server/sample-farm/seed'

/** Machines: a sprayer whose test ends soon, a dresser of which nobody wrote down a test, and others. */
async function seedMachines(send: Send, today: string): Promise<void> {
  const nearlyThreeYears = monthsBefore(today, 35)
  await send(addMachine, {
    body: { name: 'Amazone UX 5200', kind: 'SPRAYER', number: '4821 TK', testedOn: nearlyThreeYears },
  })
  await send(addMachine, { body: { name: 'Puhtija Gramax', kind: 'SEED_DRESSER' } })
  await send(addMachine, { body: { name: 'Bogballe M35W', kind: 'SPREADER', boughtOn: '2021-03-15' } })
  await send(addMachine, { body: { name: 'John Deere 6155R', kind: 'TRACTOR', number: '217 RTK' } })
}

/** Takes part in the supports of the year, so that met, missed, broken and unknown requirements are seen. */
export async function seedSchemes(send: Send, { fields }: SampleFarm, today: string): Promise<void> {
  await seedMachines(send, today)
  const year = yearOf(today)
  const [limed] = fields
  for (const each of [year, year + 1])
    await send(changeParticipation, {
      params: { year: each },
      body: {
        parts: [
          { key: 'KSM', fieldIds: [] },
          { key: 'KSM_NO_GLYPHOSATE', fieldIds: [] },
          { key: 'KSM_LIMING', fieldIds: limed === undefined ? [] : [limed._id] },
          { key: 'HPK', fieldIds: [] },
        ],
        told: each === year ? [{ key: 'KSM_BOOK_SENT', day: today }] : [],
        livestockUnits: null,
      },
    })
}
