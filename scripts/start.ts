/** `npm start`: the web part when it is not up to date, then the program in this same process. */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { isWebBuilt } from './build-web.ts'
import { root } from './root.ts'
import { run } from './run.ts'

/** npm stands behind a shell that passes no signal on: when that is gone, the order to stop has come, ms. */
const LOOK_FOR_PARENT = 100

function stopWithParent(): void {
  const parent = process.ppid
  const look = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(look)
    process.kill(process.pid, 'SIGTERM')
  }, LOOK_FOR_PARENT).unref()
}

// a build takes memory that the server would keep: it has a process of its own
const isReady = isWebBuilt() || (await run(process.execPath, ['scripts/build.ts'])) === 0
if (isReady) {
  stopWithParent()
  // the next start takes half the time
  enableCompileCache(join(root, 'node_modules/.cache/vagu'))
  await import('../server/node/main.ts')
} else process.exitCode = 1
