/** How the browser of the tests is started. */
import { existsSync } from 'node:fs'

/** The system's Chromium where there is one, else the one that Playwright brought. */
export const SYSTEM_CHROMIUM = '/usr/bin/chromium'
/** Chromium's engine without what draws windows, which takes a sixth less work for the same tests. */
export const HEADLESS_CHROMIUM = '/usr/bin/chromium-headless-shell'
/**
 * Features that Playwright turns off. Chromium takes the last list that is named and no other, so ours repeats his;
 * `browser-features.test.ts` holds it against the Playwright that is installed.
 */
export const OFF_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
]
/**
 * Pages of the browser's own: each window without a screen loads four hundred modules for the list under its address bar,
 * which costs as much as our page, and starts a process that no page takes.
 */
const OWN_PAGES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'PreloadTopChromeWebUI',
  'SpareRendererForSitePerProcess',
]
const QUIET = [
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...OWN_PAGES].join(',')}`,
]
/**
 * JavaScript as it is read, without the compilers that make it faster while it runs: a test leaves its page before what they made
 * is paid for. They change no answer, only when it comes, and no test asks for that; measures have them.
 */
const NO_COMPILERS = '--js-flags=--no-maglev --no-turbofan --max-lazy'
/** A machine without a graphics card draws the map by hand, which is slow; without WebGL the map is an SVG. */
const DRAWING = {
  webGl: ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  svg: ['--disable-3d-apis'],
}

/** A window of few points: a map that is drawn by hand takes as long as it is large. */
export const FEW_POINTS = { width: 1000, height: 640 }
type Maps = keyof typeof DRAWING

const startedFrom = (programs: readonly string[], maps: Maps, further: readonly string[] = []) => {
  const executablePath = programs.find((program) => existsSync(program))
  return {
    ...(executablePath !== undefined && { executablePath }),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...QUIET, ...DRAWING[maps], ...further],
  }
}

/** The browser of the tests. */
export const browserThatDraws = (maps: Maps) =>
  startedFrom([HEADLESS_CHROMIUM, SYSTEM_CHROMIUM], maps, [NO_COMPILERS])
/** The browser of a measure: what people have, with its windows. */
export const wholeBrowserThatDraws = (maps: Maps) => startedFrom([SYSTEM_CHROMIUM], maps)
