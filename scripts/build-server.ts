/** Builds the server when something it is made of has changed. */
import { type Built, keepBuilt, runVite } from './built.ts'

const CONFIG = 'scripts/server.vite.config.ts'
const SERVER: Built = {
  folder: 'server/dist',
  sources: ['core/src', 'agency/src', 'server/src', 'server/node', CONFIG, 'package-lock.json'],
}

/** Returns false when the build failed. Nothing is done when the sources are those of the last build. */
export const buildServer = (): Promise<boolean> =>
  keepBuilt(SERVER, () => {
    console.log('Building the server (its sources have changed) …')
    return runVite('server', ['--config', CONFIG])
  })
