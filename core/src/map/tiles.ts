/**
 * Tiles of the Estonian Land Board (Maa- ja Ruumiamet): web mercator, 256 pixels, zoom to 18, free to use for everybody.
 * The service asks its users to say who they are in the query.
 */
export const LAND_BOARD_TILES =
  'https://tiles.maaamet.ee/tm/tms/1.0.0/{layer}@GMC/{z}/{x}/{-y}.png?ASUTUS=VAGU&KESKKOND=LIVE&IS=VAGU'

/** Layers of the tile service: the orthophoto, the base map, and names to lie over the photo. */
export const TILE_LAYERS = { photo: 'foto', map: 'kaart', names: 'hybriid' } as const

/** Whether rows of tiles are counted from the south (`{-y}`, TMS) or from the north (`{y}`). */
export const isCountedFromSouth = (template: string): boolean => template.includes('{-y}')

/** An address that the template may make, to see whether it is one. */
export const sampleTile = (template: string): string =>
  template.replace('{layer}', TILE_LAYERS.photo).replaceAll(/\{(z|x|-?y)\}/g, '0')

const PLACES = [/\{layer\}/, /\{z\}/, /\{x\}/, /\{-?y\}/]
/** Whether a template says where layer, zoom, column and row of a tile stand. */
export const isTileTemplate = (template: string): boolean => PLACES.every((place) => place.test(template))
