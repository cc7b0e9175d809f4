import { getMapGround } from '@vagu/core/map/contract'
import { type Route, unmanaged } from '../http/call.ts'

export const mapRoutes: readonly Route[] = [
  unmanaged(getMapGround, async ({ ports }) => ports.options.mapGround),
]
