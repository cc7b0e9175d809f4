/** Takes an archive in: its pictures first, then everything else in one transaction, then the farm is judged. */
import type * as contract from '@vagu/core/archive-intake/contract'
import type { Intake } from '@vagu/core/archive-intake/schema'
import { AppError } from '@vagu/core/errors'
import { countChange } from '../db/activity.ts'
import type { UnmanagedHandler } from '../http/call.ts'
import { inTurn, type OwnCall } from '../http/in-turn.ts'
import { logSecurity } from '../http/security-log.ts'
import type { Ports } from '../ports.ts'
import { rejectInDemo } from '../users/sign-in.ts'
import { judgeFarm } from '../warnings/refresh.ts'
import { findIntake } from './intakes.ts'
import { putPictures, removePictures, splitPhotos } from './pictures.ts'
import { type CheckedArchive, checkArchive } from './review.ts'
import { isEmptyFarm, notEmpty, storeArchive } from './store.ts'

function rejectProblems({ problems }: CheckedArchive): void {
  if (problems.length === 0) return
  const fields = problems.map(({ file, row, code, message }) => ({
    path: row === null ? file : `${file}.${row}`,
    code,
    message,
  }))
  throw new AppError('invalid', { fields })
}

/** The pictures lie there before a row names them, and go again where none does. */
async function storeAll(call: OwnCall, checked: CheckedArchive, signal: AbortSignal): Promise<void> {
  const { ports, session } = call
  const { accountId } = session
  const { held } = splitPhotos(checked.read)
  try {
    await putPictures(ports, checked.archive, { held, requester: { accountId, signal } })
    await inTurn(call, async (tx, actor) => {
      await storeArchive(tx, actor, checked.read)
      await countChange(tx, accountId, actor.now)
    })
  } catch (error) {
    // another request may have stored the same archive meanwhile: then they are its own
    if (await isEmptyFarm(ports.db, accountId))
      await removePictures(ports, { accountId, ids: held.map(({ id }) => id) })
    throw error
  }
}

/** Whoever opens the farm before it was judged sees its warnings a little later; a start judges what is left. */
async function judge(ports: Ports, accountId: string): Promise<void> {
  try {
    await judgeFarm(ports, accountId)
  } catch (error) {
    ports.log.error({ error, accountId }, 'the warnings of a farm that was taken in could not be judged')
  }
}

export const takeInArchive: UnmanagedHandler<typeof contract.takeInArchive> = async (
  call,
): Promise<Intake> => {
  const { ports, session, file, request, address } = call
  rejectInDemo(ports)
  const { accountId, userId } = session
  const requester = { accountId, signal: request.signal }
  const checked = await checkArchive(ports, { file, requester, isToStore: true })
  rejectProblems(checked)
  const { seal } = checked.read
  const before = await findIntake(ports.db, { accountId })
  if (before?.seal === seal) return before.intake
  if (!(await isEmptyFarm(ports.db, accountId))) throw notEmpty()
  await storeAll(call, checked, request.signal)
  logSecurity(ports, 'archive taken in', { userId, account: accountId, address })
  await judge(ports, accountId)
  const stored = await findIntake(ports.db, { accountId })
  if (stored === undefined) throw new Error('an archive that was just taken in is not there')
  return stored.intake
}
