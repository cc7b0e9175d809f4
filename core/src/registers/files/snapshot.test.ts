import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { RegisterProduct } from '../products.ts'
import { readRegisterFiles } from './read-register-files.ts'
import { readRestriction } from './restriction.ts'
import { readUnit } from './units.ts'

const snapshot = resolve(import.meta.dirname, '../../../../../shared/domain/ppp_products.json')

const Usage = z.object({
  crops: z.array(z.string()).length(1),
  targets: z.array(z.object({ name: z.string(), eppo: z.string().nullish() })).default([]),
  place: z.string(),
  doseMin: z.number(),
  doseMax: z.number(),
  doseUnit: z.string(),
  harvestDelayDays: z.number().optional(),
  timesMin: z.number().optional(),
  timesMax: z.number().optional(),
  intervalMinDays: z.number().optional(),
  intervalMaxDays: z.number().optional(),
  restriction: z.string().optional(),
  waterBufferM: z.number().optional(),
  nonTargetBufferM: z.number().optional(),
  residentialBufferM: z.number().optional(),
  bufferTableOnLabel: z.boolean().optional(),
  bees: z.boolean().optional(),
})
type Usage = z.infer<typeof Usage>
const Snapshot = z.object({
  restrictions: z.record(z.string(), z.string()),
  products: z.array(
    z.object({
      regNo: z.string(),
      name: z.string(),
      types: z.array(z.string()),
      chemicalSubtype: z.string().optional(),
      ingredients: z.array(z.object({ name: z.string(), code: z.string() })),
      formulation: z.string(),
      holder: z.string(),
      registered: z.string(),
      validUntil: z.string(),
      certificateRequired: z.boolean(),
      usages: z.array(Usage),
    }),
  ),
})

/** Invented products, for a machine without the register's own: rows that merge, rows that do not, a restriction. */
const MADE: z.infer<typeof Snapshot> = {
  restrictions: {
    bees:
      'Mesilastele ja teistele tolmeldajatele ohtlik, lubatud pritsida ajavahemikus 22:00-05:00;' +
      'Pidada kinni mittepritsitavast puhvervööndist 10 m pinnaveekogudest.',
    shore: 'Kulunormiga 2 l/ha pidada kinni mittepritsitavast puhvervööndist 15 m veekogude piirist.',
  },
  products: [
    {
      regNo: '9001',
      name: 'Põhjatäht  250 EC',
      types: ['fungicide'],
      chemicalSubtype: 'PMA_TKV_TOIME_LIIK_FUNGITSIID',
      ingredients: [{ name: 'Tebukonasool', code: 'tebukonasool' }],
      formulation: 'Emulsioonikontsentraat',
      holder: 'Põhjatäht OÜ',
      registered: '2020-03-01',
      validUntil: '2031-12-31',
      certificateRequired: true,
      usages: [
        ...['Talinisu', 'Suvinisu'].map((crop) => ({
          crops: [crop],
          targets: [{ name: 'Jahukaste', eppo: 'ERYSGR' }],
          place: 'Avamaa',
          doseMin: 0.5,
          doseMax: 1,
          doseUnit: 'l/ha',
          harvestDelayDays: 35,
          timesMin: 1,
          timesMax: 2,
          intervalMinDays: 14,
          intervalMaxDays: 21,
          restriction: 'bees',
          waterBufferM: 10,
          bees: true,
        })),
        {
          crops: ['Taliraps'],
          targets: [],
          place: 'Avamaa',
          doseMin: 2,
          doseMax: 2,
          doseUnit: 'l/ha',
          restriction: 'shore',
        },
      ],
    },
    ...['9002', '9003'].map((regNo) => ({
      regNo,
      name: `Rohupuhas ${regNo}`,
      types: ['herbicide'],
      chemicalSubtype: 'PMA_TKV_TOIME_LIIK_HERBITSIID',
      ingredients: [{ name: 'Rimsulfuroon', code: 'rimsulfuroon' }],
      formulation: 'Graanul',
      holder: 'Põhjatäht OÜ',
      registered: '2021-04-01',
      validUntil: '2030-12-31',
      certificateRequired: false,
      usages: [
        {
          crops: ['Kartul'],
          targets: [{ name: 'Kaheidulehelised umbrohud' }],
          place: 'Avamaa',
          doseMin: 20,
          doseMax: 30,
          doseUnit: 'g/ha',
          timesMin: 1,
          timesMax: 1,
        },
      ],
    })),
  ],
}

const KINDS: Readonly<Record<string, string>> = {
  herbicide: 'Herbitsiid',
  fungicide: 'Fungitsiid',
  insecticide: 'Insektitsiid',
  growth_regulator: 'Kasvuregulaator',
}
const quoted = (cells: readonly (string | number | undefined)[]) =>
  cells.map((cell) => `"${String(cell ?? '').replaceAll('"', '""')}"`).join(',')
const range = (min: number | undefined, greatest: number | undefined) =>
  min === greatest ? min : `${min}-${greatest}`
const csv = (header: string, rows: readonly string[]) =>
  new TextEncoder().encode([quoted(header.split(',')), ...rows].join('\r\n'))

/** The three files as the register publishes them. */
function filesOf({ products, restrictions }: z.infer<typeof Snapshot>) {
  const usageRow = (number: string, usage: Usage) =>
    quoted([
      number,
      usage.crops[0],
      usage.targets.map(({ name, eppo }) => (eppo ? `${name}(${eppo})` : name)).join(';'),
      usage.doseMin === usage.doseMax ? '' : usage.doseMin.toFixed(3),
      usage.doseMax.toFixed(4),
      usage.doseUnit,
      usage.place,
      restrictions[usage.restriction ?? ''],
      usage.harvestDelayDays,
      range(usage.timesMin, usage.timesMax),
      range(usage.intervalMinDays, usage.intervalMaxDays),
    ])
  return {
    products: csv(
      'Taimekaitsevahendi ID,Taimekaitsevahendi nimi,Taimekaitsevahendi liik,Preparatiivne vorm,Loa valdaja,Registreerimise number,Registreerimise kuupäev,Turulelaskmise loa lõpptähtaeg,Müüdav tunnistusega',
      products.map((p) =>
        quoted([
          p.regNo,
          p.name,
          p.types.map((type) => KINDS[type] ?? 'Muu').join(';'),
          p.formulation,
          p.holder,
          p.regNo,
          p.registered,
          p.validUntil,
          p.certificateRequired ? 'True' : 'False',
        ]),
      ),
    ),
    ingredients: csv(
      'Taimekaitsevahendi ID,Toimeaine',
      products.flatMap((p) => p.ingredients.map(({ name }) => quoted([p.regNo, name]))),
    ),
    uses: csv(
      'Taimekaitsevahendi ID,Kasutusala,Kahjustaja,Kulunorm 1,Kulunorm 2,Ühik,Kasutamise koht,Piirangud,Ooteaeg,Töötlemiskordi kasvuperioodil,Töötlemiste intervall',
      products.flatMap((p) => p.usages.map((usage) => usageRow(p.regNo, usage))),
    ),
  }
}

const PLACES: Readonly<Record<string, string>> = {
  Avamaa: 'field',
  Kasvuhoone: 'greenhouse',
  Siseruumid: 'indoors',
}
const oneSpace = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
const statements = (text = '') =>
  text
    .split(/;|\.\s+(?=[A-ZÕÄÖÜ])/)
    .map((part) => part.trim())
    .filter(Boolean)
    .toSorted()
    .join(';')

interface Allowed {
  readonly crops: readonly string[]
  readonly pests: readonly string[]
  readonly figures: readonly unknown[]
  readonly text: string | undefined
}
/** Every crop with every pest and the figures: what is authorised, however rows are merged. */
const authorised = (number: string, { crops, pests, figures, text }: Allowed) =>
  crops.flatMap((crop) =>
    (pests.length > 0 ? pests : ['']).map((pest) =>
      [number, oneSpace(crop), oneSpace(pest), ...figures, statements(text)].join('|'),
    ),
  )

const isThere = existsSync(snapshot)
/** Products, uses, and uses in which the other reader knows a distance less. */
const COUNTS = isThere ? { products: 518, uses: 2615, differing: 21 } : { products: 3, uses: 4, differing: 1 }

describe(isThere ? 'the register of May 2026' : 'a made-up register', () => {
  const known = isThere ? Snapshot.parse(JSON.parse(readFileSync(snapshot, 'utf8'))) : MADE
  const reading = readRegisterFiles(filesOf(known))

  test('is read without a problem', () => {
    expect(reading.problems).toEqual([])
    expect(z.array(RegisterProduct).parse(reading.products)).toEqual(reading.products)
  })

  test('has its products, uses and active substances', () => {
    const { products } = reading
    expect(products.length).toBe(COUNTS.products)
    expect(products.reduce((count, { ingredients }) => count + ingredients.length, 0)).toBe(
      known.products.reduce((count, { ingredients }) => count + ingredients.length, 0),
    )
    expect(products.reduce((count, { uses }) => count + uses.length, 0)).toBe(COUNTS.uses)
    for (const [i, product] of known.products.entries())
      expect(products[i]).toMatchObject({
        number: product.regNo,
        name: product.name.replaceAll(/\s+/g, ' ').trim(),
        chemicalSubtype: product.chemicalSubtype ?? null,
        ingredients: product.ingredients,
        registeredOn: product.registered,
        validUntil: product.validUntil,
        needsCertificate: product.certificateRequired,
      })
  })

  test('authorises after merging what it did before, no crop or pest more or less', () => {
    const before = known.products.flatMap(({ regNo, usages }) =>
      usages.flatMap((use) => {
        const {
          crops,
          targets,
          place,
          doseMin,
          doseMax,
          doseUnit,
          harvestDelayDays,
          timesMax,
          intervalMinDays,
        } = use
        const unit = readUnit(doseUnit)
        const figures = [PLACES[place], doseMin, doseMax, unit, harvestDelayDays, timesMax, intervalMinDays]
        const text = known.restrictions[use.restriction ?? '']
        return authorised(regNo, { crops, pests: targets.map(({ name }) => name), figures, text })
      }),
    )
    const after = reading.products.flatMap(({ number, uses, restrictions }) =>
      uses.flatMap((use) => {
        const {
          cropNames,
          targets,
          place,
          doseMin,
          doseMax,
          doseUnit,
          harvestDelayDays,
          timesMax,
          intervalDays,
        } = use
        const figures = [place, doseMin, doseMax, doseUnit, harvestDelayDays, timesMax, intervalDays]
        const text = restrictions[use.restriction ?? -1]
        return authorised(number, { crops: cropNames, pests: targets.map(({ name }) => name), figures, text })
      }),
    )
    expect(new Set(after)).toEqual(new Set(before))
    expect(new Set(after).size).toBe(after.length)
  })

  test('reads the distances and the bees of another reader, or more', () => {
    const differing = known.products.flatMap(({ usages }) =>
      usages.flatMap((use) => {
        const ours = readRestriction(known.restrictions[use.restriction ?? ''] ?? '')
        expect(ours.isDangerousToBees).toBe(use.bees ?? false)
        expect(ours.residentialBufferM).toBe(use.residentialBufferM ?? null)
        return [
          [ours.waterBufferM, use.waterBufferM],
          [ours.neighbourBufferM, use.nonTargetBufferM],
        ].filter(([own, other]) => own !== (other ?? null))
      }),
    )
    // The other one does not know "veekogude piirist" and "mittepõllumajanduslikust maast".
    expect(differing.length).toBe(COUNTS.differing)
    expect(differing.filter(([, other]) => other !== undefined)).toEqual([])
  })

  test('a file of ten times the size is read whole', () => {
    const tenfold = Array.from({ length: 10 }, (_, copy) =>
      known.products.map((product) => ({ ...product, regNo: `${product.regNo}/${copy}` })),
    ).flat()
    const files = filesOf({ ...known, products: tenfold })
    expect(readRegisterFiles(files).products.length).toBe(10 * COUNTS.products)
  })
})
