/** Addresses for inspectors: one that was opened, and one that was withdrawn; and a sprayer whose test ended. */
import { makeInspectorAddress, openInspection, withdrawInspectorAddress } from '@vagu/core/inspector/contract'
import { addMachine } from '@vagu/core/machines/contract'
import { addDays, monthsBefore } from '@vagu/core/time/day'
import type { Send } from '@vagu/server/sample-farm/seed'
import { z } from 'zod'
import { newId } from '../lib/new-id.ts'

const Made = z.object({ address: z.string() })

interface Days {
  /** The last season of the farm. */
  readonly year: number
  readonly today: string
}

/** Enters them by the calls of the pages. */
export async function seedInspector(send: Send, { year, today }: Days): Promise<void> {
  const old = { _id: newId(), years: [year - 1], endsOn: addDays(today, 30), purpose: 'KSM eelkontroll' }
  await send(makeInspectorAddress, { body: old })
  await send(withdrawInspectorAddress, { params: { id: old._id } })
  const now = { _id: newId(), years: [year - 1, year], endsOn: addDays(today, 14), purpose: 'PTA kontroll' }
  const { address } = Made.parse(await send(makeInspectorAddress, { body: now }))
  await send(openInspection, { body: { token: new URL(address).hash.slice('#token='.length) } })
  const sprayer = { name: 'Amazone UX 4200', kind: 'SPRAYER', testedOn: monthsBefore(today, 40) } as const
  await send(addMachine, { body: sprayer })
}
