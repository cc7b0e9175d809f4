/** How the browser of the tests is started. */
import { existsSync } from 'node:fs'

/** The system's Chromium where there is one, else the one that Playwright brought. */
export const SYSTEM_CHROMIUM = '/usr/bin/chromium'
const QUIET = [
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
/** A machine without a graphics card draws the map by hand, which is slow; without WebGL the map is an SVG. */
const DRAWING = {
  webGl: ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  svg: ['--disable-3d-apis'],
}

export const browserThatDraws = (maps: keyof typeof DRAWING) => ({
  ...(existsSync(SYSTEM_CHROMIUM) && { executablePath: SYSTEM_CHROMIUM }),
  args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...QUIET, ...DRAWING[maps]],
})
