type Geometry = typeof import('@vagu/core/field-division/ground')

/** The geometry of lines and neighbours, loaded when a window asks for it; in an object, so that a test can break it. */
export const geometryFile = {
  load: (): Promise<Geometry> => import('@vagu/core/field-division/ground'),
}
