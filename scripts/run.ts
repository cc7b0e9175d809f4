import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { root } from './root.ts'

const PATH = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter)

interface Running {
  readonly env?: Readonly<Record<string, string>>
}

/** Runs a program of this project's packages (or of the system) and shows what it prints. Resolves to its exit code. */
export const run = (command: string, args: readonly string[], { env = {} }: Running = {}): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, PATH, ...env },
      stdio: 'inherit',
      // what packages put into .bin are command files on Windows
      shell: process.platform === 'win32',
    })
    child.once('error', (error) => {
      console.error(`${command} cannot be run: ${error.message}`)
      resolve(127)
    })
    child.once('exit', (code) => resolve(code ?? 1))
  })
