import { SIMULATOR_PATH } from '@vagu/core/agency/path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { leanPackages } from './lean-packages.ts'
import { mantineStyles } from './mantine-styles.ts'
import { shellFiles } from './shell-files.ts'

const SERVER = `http://127.0.0.1:${process.env['PORT'] ?? 3000}`

/** Parts of the welcome page that others share, so that it does not bring their files along. */
const SIGNS = /Icon(ArrowBackUp|CircleCheckFilled|FileImport)\.mjs|ui\/FurrowScene/
/** Parts of every page with a list of records, in one file. */
const LISTS =
  /records\/(ListBar|ListState|record-columns|use-opened-record|use-record-change|use-remove-with-undo|history\/DeletedButton)\.|components\/(SegmentedControl|Badge)\/|entities\/first-steps\.|esm\/useLocation\.|use-uncontrolled\.|get-auto-contrast-value\./
/** Parts of pages that show shapes of fields, or how a record was changed. */
const LAND =
  /geo\/(valid-shape|map-data|middle)\.|entities\/(fields\/FieldsMap|field-groups\/use-field-groups)\.|line-differences\.|same-json\.|records\/(history\/record-history|describe)\.|ui\/(Fold|use-beginning)\.|Icon(ChevronRight|X|Eye)\.mjs/

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), mantineStyles(), leanPackages(), shellFiles()],
  worker: { format: 'es' },
  // The demo's worker: SQLite brings its own wasm file, the rest must be known before the first click.
  optimizeDeps: { exclude: ['@sqlite.org/sqlite-wasm'], include: ['hono', 'kysely', 'zod'] },
  server: { proxy: { '/api': SERVER, [SIMULATOR_PATH]: SERVER } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    rolldownOptions: {
      input: {
        index: `${import.meta.dirname}/index.html`,
        'shell-worker': `${import.meta.dirname}/shell-worker/shell-worker.ts`,
      },
      output: {
        // browsers ask for the service worker by one name, whatever is in it
        entryFileNames: ({ name }) => (name === 'shell-worker' ? '[name].js' : 'assets/[name]-[hash:7].js'),
        // the first page names some 250 files that may come later, and a hash is what cannot be packed: seven letters tell versions apart
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          // A hundred small files pack a sixth worse than a few, so what the first pages need stands together.
          // Of several groups that want a part, the one of the highest priority takes it; equal ones in the order of this list.
          groups: [
            // read before all else, so it brings nothing of the rest along
            {
              name: 'first-call',
              test: /src\/first-(call|form|parts)\.ts|demo\/demo-tab|lib\/(transport|appearance|first-words)|ui\/ChoiceChips\.module|core\/src\/access\.ts/,
              priority: 7,
            },
            { name: 'start', tags: ['$initial'], test: /node_modules/, priority: 6 },
            // asked for together when the form stands: over HTTP/1.1 fifty files would take turns on six connections
            { name: 'notices', test: /main-page\/MainNotices|shell\/PriaMenu/, priority: 4 },
            { name: 'signs', test: SIGNS, priority: 1 },
            { name: 'lists', test: LISTS, priority: 1 },
            { name: 'first-steps', test: /first-steps\/FirstSteps/, priority: 3 },
            {
              name: 'beside-form',
              test: /entities\/jobs\/JobTable|main-page\/WaitingJobs|one-line\/OneLine/,
              priority: 2,
            },
            // before the welcome page: what both need must not bring that page along
            {
              name: 'main-page',
              test: /add-job\/AddJobPage|shell\/Shell\.tsx|entities\/appearance|lib\/faults|reports\/page-meta/,
              priority: 5,
            },
            { name: 'welcome', test: /welcome\/WelcomePage/, priority: 1 },
            { name: 'land', test: LAND, priority: 1 },
            // the last: it takes what the page of the fields alone needs
            { name: 'FieldsPage', test: /fields\/FieldsPage\.tsx/, priority: 0 },
          ],
        },
      },
    },
  },
})
