import { getMapGround } from '@vagu/core/map/contract'
import { read, type Route } from '../http/call.ts'

export const mapRoutes: readonly Route[] = [
  read(getMapGround, async ({ ports }) => ({ styleUrl: ports.options.mapStyleUrl })),
]
