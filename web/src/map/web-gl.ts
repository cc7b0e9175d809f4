let known: boolean | undefined

/** Whether the browser can draw the map; asked once, because each answer costs a drawing context. */
export function hasWebGl(): boolean {
  known ??= document.createElement('canvas').getContext('webgl2') !== null
  return known
}
