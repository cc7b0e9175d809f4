/** Build of the server: few files instead of 1,500, for memory and a quick start. */
import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { root } from './root.ts'

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

export default defineConfig({
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
