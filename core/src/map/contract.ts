import { endpoint } from '../endpoint.ts'
import { MapGround } from './schema.ts'

export const getMapGround = endpoint('GET', '/map/ground', {
  summary: 'Address of the map style that lies under the fields; null for the embedded outline',
  reply: MapGround,
})
