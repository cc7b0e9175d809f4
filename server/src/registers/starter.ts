import { STARTER_EDITION, STARTER_PRODUCTS } from '@vagu/core/registers/starter/starter'
import type { Reader } from '../db/schema.ts'
import { newestEdition } from '../register-store/editions.ts'
import { awaitRegister, storeEdition } from './store.ts'

/** Stores the register that comes with the program, where there is none. Several programs may start at once. */
export async function ensureStarter(db: Reader, now: Date): Promise<void> {
  if ((await newestEdition(db)) !== undefined) return
  await db.transaction().execute(async (tx) => {
    await awaitRegister(tx)
    if ((await newestEdition(tx)) !== undefined) return
    await storeEdition(tx, {
      day: STARTER_EDITION,
      now,
      origin: 'starter',
      products: STARTER_PRODUCTS,
      problems: [],
      moreProblems: 0,
    })
  })
}
