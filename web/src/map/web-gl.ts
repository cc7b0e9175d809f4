/** Who draws the map: the graphics card, or the processor in its place; nobody where the browser has no WebGL. */
type Drawer = 'card' | 'processor' | 'nobody'

let known: Drawer | undefined

/** Drivers that draw without a graphics card: of Chromium, Linux and Windows. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i

function findDrawer(): Drawer {
  const gl = document.createElement('canvas').getContext('webgl2')
  if (gl === null) return 'nobody'
  const names = gl.getExtension('WEBGL_debug_renderer_info')
  const driver: unknown = gl.getParameter(names?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER)
  return SOFTWARE.test(String(driver)) ? 'processor' : 'card'
}

/** Who draws the map; asked once, because each answer costs a drawing context. */
const drawer = (): Drawer => (known ??= findDrawer())

/** Whether the browser can draw the map. */
export const hasWebGl = (): boolean => drawer() !== 'nobody'

/** Whether the processor draws in place of a graphics card: then each point and line of the map takes its time. */
export const isDrawnByProcessor = (): boolean => drawer() === 'processor'
