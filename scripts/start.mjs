// `npm start`: builds what is not up to date, then runs the program in this same process.
// Plain JavaScript, and the build in a process of its own: what either takes of memory, the server would keep.
import { spawnSync } from 'node:child_process'
import { enableCompileCache } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { HEAPS } from './heaps.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
/** npm stands behind a shell that passes no signal on: when that is gone, the order to stop has come, ms. */
const LOOK_FOR_PARENT = 100

/** The settings of the heaps are read when a program begins, so this one begins once more in its own place; elsewhere than on Linux there is nothing to say. */
function beginWithFewHeaps() {
  if (process.platform !== 'linux' || process.env.MALLOC_ARENA_MAX !== undefined) return
  const args = [
    process.execPath,
    ...process.execArgv,
    fileURLToPath(import.meta.url),
    ...process.argv.slice(2),
  ]
  process.execve?.(process.execPath, args, { ...process.env, ...HEAPS })
}

function stopWithParent() {
  const parent = process.ppid
  const look = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(look)
    process.kill(process.pid, 'SIGTERM')
  }, LOOK_FOR_PARENT).unref()
}

beginWithFewHeaps()
const build = spawnSync(process.execPath, ['scripts/build.ts'], { cwd: root, stdio: 'inherit' })
if (build.status === 0) {
  stopWithParent()
  // the next start takes half the time
  enableCompileCache(`${root}node_modules/.cache/vagu`)
  await import(pathToFileURL(`${root}server/dist/main.js`).href)
} else process.exitCode = 1
