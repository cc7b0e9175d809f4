import { AppError } from '@vagu/core/errors'
import * as contract from '@vagu/core/registers/contract'
import { chemicalByName, findChemicals } from '@vagu/core/registers/table'
import { read, type Route } from '../http/call.ts'

export const registerRoutes: readonly Route[] = [
  read(contract.findChemicals, async ({ params }) => findChemicals(params.name)),
  read(contract.getChemical, async ({ params }) => {
    const chemical = chemicalByName(params.name)
    if (chemical === undefined) throw new AppError('notFound')
    return chemical
  }),
]
