/** `npm run dev`: the server, restarted at every change, and the web part with hot reload in front of it. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './root.ts'

const start = (args: readonly string[]) =>
  spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development' },
  })
const both = [
  start(['--watch', 'server/node/main.ts']),
  start([join(root, 'node_modules/vite/bin/vite.js'), 'web']),
]
for (const one of both)
  one.once('exit', (code) => {
    for (const other of both) other.kill()
    process.exitCode = code ?? 1
  })
