import { endpoint } from '../endpoint.ts'
import { MapGround } from './schema.ts'

export const getMapGround = endpoint('GET', '/map/ground', {
  summary:
    'What lies under the fields: a map style or the tiles of the Land Board; null in both for the embedded outline',
  // the demo asks it too, and the headers of every page name the same origins
  needs: 'nothing',
  reply: MapGround,
})
