import { getMapGround } from '@vagu/core/map/contract'
import { MapGround } from '@vagu/core/map/schema'
import { LAND_BOARD_TILES } from '@vagu/core/map/tiles'
import { z } from 'zod'

const Reply = z.object({ data: MapGround })
/** Time for the answer, ms; the demo starts without it. */
const PATIENCE = 5000

/** Ground of the map as the server of the page names it: its headers let the browser ask for nothing else. */
export async function groundOfPage(): Promise<MapGround> {
  try {
    const signal = AbortSignal.timeout(PATIENCE)
    const response = await fetch(`/api${getMapGround.path}`, { credentials: 'omit', signal })
    return Reply.parse(await response.json()).data
  } catch {
    return { styleUrl: null, tilesUrl: LAND_BOARD_TILES }
  }
}
