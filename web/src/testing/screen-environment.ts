/** The environment of screen tests: a DOM once for each worker, with everything that the network speaks left to Node. */
import { Window } from 'happy-dom'
import { type Environment, populateGlobal } from 'vitest/runtime'
import { styleOf } from './style-of.ts'

/** Node's own: requests and answers go straight to the program, which runs in the same process. */
const OF_NODE = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'File',
  'FormData',
  'Headers',
  'Request',
  'Response',
  'URL',
  'URLSearchParams',
  'fetch',
  'performance',
] as const

const DESK = { width: 1440, height: 900 }

const screenEnvironment: Environment = {
  name: 'screen',
  viteEnvironment: 'client',
  setup(global: typeof globalThis) {
    const ofNode = OF_NODE.map((name) => [name, Object.getOwnPropertyDescriptor(global, name)] as const)
    const window = new Window({
      ...DESK,
      url: 'http://localhost:3000/',
      settings: { disableErrorCapturing: true },
    })
    // no style sheet is loaded in a test: to look through all rules for every element would be most of its time; what
    // asks for styles asks the global, so ours is in place before the window's functions are bound there
    Object.defineProperty(window, 'getComputedStyle', { value: styleOf })
    const { keys, originals } = populateGlobal(global, window, { bindFunctions: true })
    // nothing is laid out in a test: everything is as large as a screen, so that lists draw what is in view
    for (const side of ['offsetWidth', 'clientWidth'])
      Object.defineProperty(window.HTMLElement.prototype, side, { value: DESK.width })
    for (const side of ['offsetHeight', 'clientHeight'])
      Object.defineProperty(window.HTMLElement.prototype, side, { value: DESK.height })
    // inputs that grow with their text wait for the typeface
    Object.defineProperty(window.document, 'fonts', { value: new EventTarget() })
    for (const [name, own] of ofNode) if (own) Object.defineProperty(global, name, own)
    return {
      async teardown() {
        await window.happyDOM.abort()
        for (const key of keys) Reflect.deleteProperty(global, key)
        for (const [key, own] of originals) Object.defineProperty(global, key, own)
      },
    }
  },
}
export default screenEnvironment
