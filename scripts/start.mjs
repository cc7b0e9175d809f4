// `npm start`: builds what is not up to date, then runs the program in this same process.
// Plain JavaScript, and the build in a process of its own: what either takes of memory, the server would keep.
import { spawnSync } from 'node:child_process'
import { enableCompileCache } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
/** npm stands behind a shell that passes no signal on: when that is gone, the order to stop has come, ms. */
const LOOK_FOR_PARENT = 100

function stopWithParent() {
  const parent = process.ppid
  const look = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(look)
    process.kill(process.pid, 'SIGTERM')
  }, LOOK_FOR_PARENT).unref()
}

const build = spawnSync(process.execPath, ['scripts/build.ts'], { cwd: root, stdio: 'inherit' })
if (build.status === 0) {
  stopWithParent()
  // the next start takes half the time
  enableCompileCache(`${root}node_modules/.cache/vagu`)
  await import(pathToFileURL(`${root}server/dist/main.js`).href)
} else process.exitCode = 1
