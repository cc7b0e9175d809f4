import { AppError } from '@vagu/core/errors'
import * as contract from '@vagu/core/pria-connection/contract'
import type { PriaConnection } from '@vagu/core/pria-connection/schema'
import { Redirect } from '../http/redirect.ts'
import { read, type Route, unmanaged, write } from '../http/call.ts'

const SWITCHED_OFF: PriaConnection = {
  state: 'SWITCHED_OFF',
  isTest: false,
  testPage: null,
  person: null,
  client: null,
  mandate: null,
  isSilent: false,
}
const refuse = async (): Promise<never> => {
  throw new AppError('switchedOff')
}

export const priaConnectionRoutes: readonly Route[] = [
  read(contract.getPriaConnection, async () => SWITCHED_OFF),
  unmanaged(contract.signInAtPria, refuse),
  unmanaged(
    contract.finishPriaSignIn,
    async () => new Redirect('/pria/uhendus?autentimine=viga&pria=expired'),
  ),
  read(contract.listPriaClients, refuse),
  unmanaged(contract.connectPria, refuse),
  write(contract.disconnectPria, async () => SWITCHED_OFF),
]
