import * as contract from '@vagu/core/rotation/contract'
import type { SuggestedCell, SuggestionWish } from '@vagu/core/rotation/schema'
import { suggestSteps } from '@vagu/core/rotation/suggest'
import { dayInTallinn } from '@vagu/core/time/day'
import type { Actor } from '../db/actor.ts'
import { letOthers } from '../db/let-others.ts'
import type { Reader } from '../db/schema.ts'
import { Unchanged } from '../db/unchanged.ts'
import { requireFields } from '../fields/store.ts'
import { read, type Route, write } from '../http/call.ts'
import type { JsonText } from '../http/json-text.ts'
import { acceptYear } from './accept.ts'
import { planText } from './answer.ts'
import { readPlanFacts } from './read.ts'
import { changeCell, changeCells } from './store.ts'

const unchanged = new Unchanged<JsonText>()

interface Asked {
  readonly from?: number | undefined
  readonly to?: number | undefined
  readonly hpk7?: 'true' | 'false' | undefined
}

async function getPlan(db: Reader, actor: Actor, asked: Asked): Promise<JsonText> {
  const facts = await readPlanFacts(db, actor, asked.hpk7 === 'true')
  return planText({ id: actor.accountId, facts, asked })
}

/** Work of up to a second, with turns for others between its steps. */
async function suggest(db: Reader, actor: Actor, wish: SuggestionWish): Promise<{ cells: SuggestedCell[] }> {
  const steps = suggestSteps(await readPlanFacts(db, actor), wish)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return { cells: value }
    await letOthers()
  }
}

export const rotationRoutes: readonly Route[] = [
  read(contract.getRotation, ({ db, actor, query, ports: { engine } }) =>
    unchanged.ask({
      db,
      engine,
      accountId: actor.accountId,
      key: `${JSON.stringify(query)} ${dayInTallinn(actor.now)}`,
      answer: () => getPlan(db, actor, query),
    }),
  ),
  write(contract.changeRotationCell, ({ tx, actor, params, body }) =>
    changeCell(tx, actor, { ...body, fieldId: params.fieldId }),
  ),
  write(contract.changeRotationCells, ({ tx, actor, body }) => changeCells(tx, actor, body.cells)),
  read(contract.suggestRotation, async ({ db, actor, body }) => {
    await requireFields(db, actor, body.fieldIds ?? [])
    return suggest(db, actor, body)
  }),
  write(contract.acceptRotationYear, ({ tx, actor, params, body }) =>
    acceptYear(tx, actor, { ...body, year: params.year }),
  ),
]
