import * as contract from '@vagu/core/start/contract'
import { type Route, unmanaged } from '../http/call.ts'
import { getStart } from './start.ts'

export const startRoutes: readonly Route[] = [unmanaged(contract.getStart, getStart)]
