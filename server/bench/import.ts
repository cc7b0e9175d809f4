/**
 * Files of 5,000 parcels in every format, each reviewed in a process of its own as a helper does it: beside an empty farm,
 * and beside one that has them all and of which each has changed. A word behind the command chooses formats.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mapDataOf } from '@vagu/core/geo/map-data'
import type { Field } from '@vagu/core/fields/schema'
import { HELPER_FLAGS } from '../node/helper-flags.ts'
import { geoPackageFile } from '../src/testing/geopackage-file.ts'
import { kmlFile, kmzFile } from '../src/testing/kml-file.ts'
import {
  csvFile,
  geoJsonFile,
  gmlFile,
  type Parcel,
  PRJ_3301,
  shapefile,
} from '../src/testing/parcel-files.ts'
import { parcelWorkbook } from '../src/testing/workbook-file.ts'

const COUNT = 5000
/** Points of a border: those of the real ones have about so many. */
const CORNERS = 80
const [MAX_MS, MAX_MEGABYTES] = [5000, 400]
const metres = { system: 'EPSG:3301', isNorthFirst: false } as const

function parcelAt(index: number, aside: number): Parcel {
  const [east, north] = [560_000 + 520 * (index % 70), 6_450_000 + 520 * Math.floor(index / 70)]
  const border = Array.from({ length: CORNERS }, (_, i): [number, number] => {
    const angle = (2 * Math.PI * i) / CORNERS
    const radius = 200 + 40 * Math.sin(5 * angle + index)
    return [east + aside + radius * Math.cos(angle), north + radius * Math.sin(angle)]
  })
  return {
    rings: [border],
    attributes: {
      nimi: `Põld ${index + 1}`,
      pollu_id: 30_000_000 + index,
      aasta: 2026,
      kultuur: aside > 0 ? 'suvioder' : 'talinisu',
      pindala_ha: 12.75,
    },
  }
}
const parcels = (aside: number): Parcel[] => Array.from({ length: COUNT }, (_, i) => parcelAt(i, aside))

const fieldOf = ({ rings, attributes }: Parcel, index: number): Field => ({
  _id: `01930000-0000-7000-8000-${String(index).padStart(12, '0')}`,
  active: true,
  code: '',
  name: String(attributes['nimi']),
  area: 12.75,
  priaCode: '',
  externalId: '',
  ordering: index,
  hasJobEventsThisYear: false,
  updatedAt: '2026-05-20T09:00:00.000Z',
  yearInfo: [{ year: 2026, area: 12.75, mainCrop: { crop: 'talinisu' } }],
  mapData: mapDataOf(rings),
})

const formats: Readonly<Record<string, (parcels: readonly Parcel[]) => Uint8Array>> = {
  GML: (all) => gmlFile(all, metres),
  GeoJSON: (all) => geoJsonFile(all, metres),
  KML: kmlFile,
  KMZ: kmzFile,
  shapefile: (all) => shapefile(all, { ...metres, statement: PRJ_3301 }),
  GeoPackage: (all) => geoPackageFile(all, { ...metres, statement: 'EPSG:3301' }),
  CSV: (all) => csvFile(all, metres),
  workbook: (all) => parcelWorkbook(all, metres),
}

const mark = (isMet: boolean): string => (isMet ? 'met' : 'MISSED')

/** Milliseconds of the processor and megabytes of one review. */
function measured(file: string, farm: string): { ms: number; megabytes: number; rows: number } {
  const path = join(import.meta.dirname, 'import-review.ts')
  const { stdout, stderr } = spawnSync(process.execPath, [...HELPER_FLAGS, path, file, farm], {
    encoding: 'utf8',
  })
  if (stdout === '') throw new Error(stderr)
  return JSON.parse(stdout) as { ms: number; megabytes: number; rows: number }
}

const folder = mkdtempSync(join(tmpdir(), 'vagu-import-'))
try {
  const farms = { 'empty farm': join(folder, 'empty.json'), 'all changed': join(folder, 'full.json') }
  writeFileSync(farms['empty farm'], '[]')
  writeFileSync(farms['all changed'], JSON.stringify(parcels(0).map(fieldOf)))
  const [, , filter = ''] = process.argv
  console.log(
    `\n${`import of ${COUNT} parcels`.padEnd(30)}${'MB sent'.padStart(9)}${'ms'.padStart(9)}${'MB'.padStart(9)}`,
  )
  for (const [name, write] of Object.entries(formats)) {
    if (!name.toLowerCase().includes(filter.toLowerCase())) continue
    const bytes = write(parcels(20))
    const file = join(folder, 'file')
    writeFileSync(file, bytes)
    for (const [farm, path] of Object.entries(farms)) {
      const { ms, megabytes, rows } = measured(file, path)
      if (rows !== COUNT) throw new Error(`${name} gave ${rows} parcels`)
      const figures = [bytes.length / 1e6, ms, megabytes]
        .map((figure) => figure.toFixed(0).padStart(9))
        .join('')
      const isMet = ms < MAX_MS && megabytes < MAX_MEGABYTES
      console.log(
        `${`${name}, ${farm}`.padEnd(30)}${figures}  under ${MAX_MS} ms, ${MAX_MEGABYTES} MB: ${mark(isMet)}`,
      )
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
