/** Builds the server when something it is made of has changed: few files instead of 1,500, for memory and a quick start. */
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { type Built, keepBuilt } from './built.ts'
import { root } from './root.ts'

const SERVER: Built = {
  folder: 'server/dist',
  sources: [
    'core/src',
    'agency/src',
    'server/src',
    'server/node',
    'scripts/build-server.ts',
    'package-lock.json',
  ],
}

/** Packages that stay where they are: they have parts of other languages, files beside them, or are asked for seldom. */
const APART = [
  '@expo-google-fonts/inter',
  'nodemailer',
  'openid-client',
  'pdfkit',
  'pg',
  'pino',
  'sharp',
  'unpdf',
]

/** Letters beyond ASCII as escapes: one beyond Latin in a file, and Node keeps the whole of it in two bytes a letter. */
const oneByteALetter = (): Plugin => ({
  name: 'one-byte-a-letter',
  renderChunk: (code) => ({
    code: code.replaceAll(
      /[\u0080-\uFFFF]/g,
      (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
    map: null,
  }),
})

/** Returns false when the build failed. Nothing is done when the sources are those of the last build. */
export const buildServer = (): Promise<boolean> =>
  keepBuilt(SERVER, async () => {
    console.log('Building the server (its sources have changed) …')
    try {
      // each start asks whether something has to be built, and seldom it has
      const { build } = await import('vite')
      await build({
        configFile: false,
        root: join(root, 'server'),
        logLevel: 'error',
        plugins: [oneByteALetter()],
        ssr: { noExternal: true, external: APART },
        build: {
          ssr: true,
          target: 'node24',
          outDir: 'dist',
          emptyOutDir: true,
          // names stay: a fault in the log says where it was
          minify: false,
          rolldownOptions: {
            input: {
              main: join(root, 'server/node/main.ts'),
              'helper-main': join(root, 'server/node/helper-main.ts'),
              'helper-watch': join(root, 'server/node/helper-watch.ts'),
            },
            output: {
              minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
              chunkFileNames: '[name]-[hash].js',
            },
          },
        },
      })
      return true
    } catch (error) {
      console.error(error)
      return false
    }
  })
