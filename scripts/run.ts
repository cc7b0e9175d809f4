import { type ChildProcess, spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { root } from './root.ts'

const PATH = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter)

interface Running {
  readonly env?: Readonly<Record<string, string>>
  /** Its output is shown in one piece at its end, for programs that run side by side. */
  readonly isHeld?: boolean
}

function showAtEnd(child: ChildProcess): void {
  const pieces: Buffer[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (piece: Buffer) => void pieces.push(piece))
  child.once('close', () => void process.stdout.write(Buffer.concat(pieces)))
}

/** Runs a program of this project's packages (or of the system) and shows what it prints. Resolves to its exit code. */
export const run = (
  command: string,
  args: readonly string[],
  { env = {}, isHeld = false }: Running = {},
): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, PATH, ...env },
      stdio: isHeld ? ['inherit', 'pipe', 'pipe'] : 'inherit',
      // what packages put into .bin are command files on Windows
      shell: process.platform === 'win32',
    })
    if (isHeld) showAtEnd(child)
    child.once('error', (error) => {
      console.error(`${command} cannot be run: ${error.message}`)
      resolve(127)
    })
    child.once('close', (code) => resolve(code ?? 1))
  })
