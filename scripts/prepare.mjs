// `node scripts/prepare.mjs <file> …`: installs what is missing, then runs the file under a Node that can.
// Runs under any Node >= 18, before anything is installed: plain JavaScript, built-ins only. It does its work itself and not
// in a "prestart", because npm leaves those out where scripts are ignored.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { spawn, spawnSync } from 'node:child_process'
import { delimiter } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = `${root}node_modules/.vagu-installed`
const os = process.platform === 'win32' ? 'win' : process.platform
const executable = process.platform === 'win32' ? 'node.exe' : 'node'
const bundledNode = `${root}node_modules/node-${os}-${process.arch}/bin/${executable}`
const wanted = createHash('sha256')
  .update(readFileSync(`${root}package-lock.json`))
  .update(`${process.platform}-${process.arch}`)
  .digest('hex')
const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''

/** Installs with the npm that started us, outside the node_modules that it is about to replace. */
function install() {
  console.log('Installing packages (first start, or the lock file changed) …')
  const node = process.env.npm_node_execpath ?? process.execPath
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'))
  const env = { ...process.env, PATH: path.join(delimiter) }
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const cli = process.env.npm_execpath
  const run = cli
    ? spawnSync(node, [cli, ...args], { cwd: root, env, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, env, stdio: 'inherit', shell: process.platform === 'win32' })
  if (run.status !== 0) process.exit(run.status ?? 1)
}

const canRun = (version) => {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number)
  return major > 24 || (major === 24 && minor >= 7)
}

/** Runs the file under the Node of the packages, passes on the order to stop, and ends as it ends. */
function handOver(args) {
  const child = spawn(bundledNode, [...process.execArgv, ...args], { stdio: 'inherit' })
  const parent = process.ppid
  // npm stands behind a shell that passes no signal on: when that is gone, the order to stop has come
  const look = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(look)
    child.kill('SIGTERM')
  }, 100)
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  // Ctrl-C reaches the child by itself
  process.on('SIGINT', () => {})
  child.once('exit', (code) => process.exit(code ?? 1))
}

async function main() {
  const [file, ...rest] = process.argv.slice(2)
  if (installed !== wanted) {
    install()
    writeFileSync(stamp, wanted)
  }
  if (canRun(process.version)) {
    process.argv = [process.execPath, file, ...rest]
    await import(pathToFileURL(`${root}${file}`).href)
  } else if (existsSync(bundledNode)) handOver([`${root}${file}`, ...rest])
  else {
    const needed = 'Vagu needs Node 24.7 or newer'
    console.error(
      `${needed}; this computer has ${process.version}. Get it from https://nodejs.org and try again.`,
    )
    process.exitCode = 1
  }
}

await main()
