import { AppError } from '@vagu/core/errors'
import * as contract from '@vagu/core/registers/contract'
import { unmanaged, read, type Route } from '../http/call.ts'
import { readChanges } from './changes.ts'
import { listIngredients } from '../register-store/editions.ts'
import { detailsByName, findNames } from '../register-store/products.ts'
import { readRegisters } from './state.ts'
import { takeOver } from './take-over.ts'

export const registerRoutes: readonly Route[] = [
  read(contract.findChemicals, ({ db, params }) => findNames(db, params.name)),
  read(contract.getChemical, async ({ db, params, query }) => {
    const chemical = await detailsByName(db, { name: params.name, edition: query.edition })
    if (chemical === undefined) throw new AppError('notFound')
    return chemical
  }),
  read(contract.listIngredients, async ({ db }) => [...(await listIngredients(db))]),
  read(contract.listRegisters, ({ db }) => readRegisters(db)),
  read(contract.listRegisterChanges, ({ db, actor }) => readChanges(db, actor)),
  // opens its own transaction: the files are read and the farms judged outside of it
  unmanaged(contract.importRegister, async ({ ports, session, files, request: { signal } }) => {
    const named = () =>
      Promise.all(files.map(async (file) => ({ name: file.name, bytes: await file.bytes() })))
    const reading = await ports.heavy.run('readRegister', named, { accountId: session.accountId, signal })
    return takeOver(ports, { reading, origin: 'upload' })
  }),
]
