/** The import of a laboratory's file: read beside the farm as often as one likes, stored once. */
import { AppError } from '@vagu/core/errors'
import type * as contract from '@vagu/core/soil-samples/contract'
import type { SoilImport, SoilReceipt } from '@vagu/core/soil-samples/import/schema'
import { dayInTallinn } from '@vagu/core/time/day'
import { fieldError } from '@vagu/core/validation'
import { countChange } from '../../db/activity.ts'
import { listFields } from '../../fields/store.ts'
import type { CallParts, UnmanagedHandler } from '../../http/call.ts'
import { actorOf, inTurn, type OwnCall } from '../../http/in-turn.ts'
import { JsonText } from '../../http/json-text.ts'
import { listSamples } from '../store.ts'
import { readMemory } from './memory.ts'
import { rejectBySize } from './read-file.ts'
import { soilRefusal } from './refusals.ts'
import { storeDecisions } from './store.ts'

type ImportCall = OwnCall & CallParts<typeof contract.importSoilSamples>

async function review(call: ImportCall): Promise<JsonText> {
  const { ports, file, body, request } = call
  if (file === undefined) throw soilRefusal('emptyFile')
  rejectBySize(file.size)
  const actor = actorOf(call)
  const input = async () => ({
    bytes: await file.bytes(),
    importId: body.importId ?? actor.newId(),
    choices: { columns: body.columns, tables: body.tables },
    fields: (await listFields(ports.db, actor, { withShapes: true })).text,
    samples: await listSamples(ports.db, actor, {}),
    ...(await readMemory(ports.db, actor)),
    today: dayInTallinn(actor.now),
  })
  const by = { accountId: actor.accountId, signal: request.signal }
  return new JsonText(await ports.heavy.run('reviewSoilFile', input, by))
}

function store(call: ImportCall, { importId, decisions, remember }: SoilImport): Promise<SoilReceipt> {
  if (importId === undefined) throw new AppError('invalid', { fields: [fieldError('importId', 'required')] })
  if (decisions.length === 0) throw new AppError('invalid', { fields: [fieldError('decisions', 'required')] })
  return inTurn(call, async (tx, actor) => {
    const receipt = await storeDecisions(tx, actor, { importId, decisions, remember })
    await countChange(tx, actor.accountId, actor.now)
    return receipt
  })
}

export const importSamples: UnmanagedHandler<typeof contract.importSoilSamples> = async (call) =>
  call.body.dryRun ? review(call) : store(call, call.body)
