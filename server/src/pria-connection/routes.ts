import * as contract from '@vagu/core/pria-connection/contract'
import { read, type Route, unmanaged } from '../http/call.ts'
import { connectPria, disconnectPria, listPriaClients } from './connect.ts'
import { readConnection } from './connection.ts'
import { finishPriaSignIn, signInAtPria } from './sign-in.ts'

export const priaConnectionRoutes: readonly Route[] = [
  read(contract.getPriaConnection, async ({ ports, actor }) => readConnection(ports, actor)),
  unmanaged(contract.signInAtPria, signInAtPria),
  unmanaged(contract.finishPriaSignIn, finishPriaSignIn),
  read(contract.listPriaClients, listPriaClients),
  unmanaged(contract.connectPria, connectPria),
  unmanaged(contract.disconnectPria, disconnectPria),
]
