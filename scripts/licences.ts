/** The licences of what is handed out: packages that run on a server or in a browser, not those that only build or test. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { root } from './root.ts'

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      link: z.boolean().optional(),
    }),
  ),
})

export interface Package {
  readonly name: string
  readonly version: string
  readonly licence: string
  /** Its folder, from that of the project. */
  readonly folder: string
}

const INSIDE = 'node_modules/'

/** Packages that state their licence in a file of theirs (`LICENSE`) and not in their `package.json`. */
const STATED_IN_FILE: Readonly<Record<string, string>> = { 'png-js': 'MIT' }

/** Packages that the lock file brings along with the program, each once, in the order of the names. */
export function packagesOf(lock: unknown): Package[] {
  const all = Object.entries(Lock.parse(lock).packages).flatMap(
    ([folder, { version, license, dev, link }]) => {
      const place = folder.lastIndexOf(INSIDE)
      if (place < 0 || dev || link || version === undefined) return []
      const name = folder.slice(place + INSIDE.length)
      return [{ name, version, licence: license ?? STATED_IN_FILE[name] ?? 'not stated', folder }]
    },
  )
  const each = new Map(all.map((one) => [`${one.name}@${one.version}`, one]))
  return [...each.values()].toSorted((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1))
}

export const lockedPackages = (): Package[] =>
  packagesOf(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))

const HEAD = `# Licences

Vagu itself is under [Apache-2.0](../LICENSE). This page names what is handed out with it: the packages that run on the server and in
browsers. It is made from \`package-lock.json\`; \`npx vitest run scripts/licences.test.ts -u\` writes it anew. Their own words, as far as the
packages bring them, stand in \`licences.txt\` of the built web part, which a running Vagu shows at \`/licences.txt\`.

- **libvips** (LGPL-3.0-or-later, with the libraries in it) is brought by the packages \`@img/sharp-libvips-…\` as a library of its own, which
  \`sharp\` loads when it runs; it is unchanged, and whoever hosts may replace it by another build. Its sources:
  <https://github.com/libvips/libvips>, how it is built: <https://github.com/lovell/sharp-libvips>.
- **Inter** (OFL-1.1) is the typeface of the screens and of invoices, brought by \`@fontsource-variable/inter\` and
  \`@expo-google-fonts/inter\`, unchanged. © The Inter Project Authors,
  <https://github.com/rsms/inter>.
- **Node** (MIT and others) comes with the packages \`node-…\` where Vagu is started from its sources.
`

/** The page of licences. */
export function licencesPage(packages: readonly Package[]): string {
  const byLicence = Object.entries(Object.groupBy(packages, ({ licence }) => licence))
  const sections = byLicence
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([licence, those = []]) => {
      const lines = those.map(({ name, version }) => `- \`${name}\` ${version}`)
      return `## ${licence}\n\n${lines.join('\n')}\n`
    })
  return [HEAD, ...sections].join('\n')
}

const LICENCE_FILE = /^(licen[cs]e|copying|notice)/i

/** The words of every licence that lies in the packages' folders. */
export function licenceTexts(packages: readonly Package[]): string {
  const parts = packages.flatMap(({ name, version, licence, folder }) => {
    const place = join(root, folder)
    if (!existsSync(place)) return []
    const texts = readdirSync(place, { withFileTypes: true })
      .filter((entry) => entry.isFile() && LICENCE_FILE.test(entry.name))
      .map((entry) => readFileSync(join(place, entry.name), 'utf8').trim())
    return [[`${name} ${version} (${licence})`, ...texts].join('\n\n')]
  })
  return `${parts.join(`\n\n${'='.repeat(80)}\n\n`)}\n`
}
