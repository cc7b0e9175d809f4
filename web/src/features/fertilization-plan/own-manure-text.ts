import { formatNumber, formatWhole } from '../../lib/format.ts'

/** Every word of the manure of the farm's own animals. */
export const ownManureText = {
  title: 'Oma loomade sõnnik',
  empty:
    'Kirjutage, kui palju loomi talus on: siis on näha, kui palju sõnnikut aastas tekib, kui palju sellest on plaanis ja mida jääb üle.',
  add: 'Lisa loomad',
  change: 'Muuda loomi',
  table: (year: number) => `Oma loomade sõnniku toitained ${year}. aastal, kg`,
  columns: { line: 'Kilogrammi aastas', N: 'N', P: 'P', K: 'K' },
  lines: {
    excreted: 'Loomad jätavad kokku',
    onPasture: 'neist karjamaale',
    bought: 'Ostetud sõnnik',
    sold: 'Müüdud sõnnik',
    toSpread: 'Laotada',
    spread: 'Antud ja plaanis',
    left: 'Jääb üle',
    lacking: 'Rohkem plaanis kui tekib',
  },
  perHectare: (nitrogen: string, phosphorus: string) =>
    `Hektari kohta ${nitrogen} ja ${phosphorus}, karjamaale jääv kaasa arvatud.`,
  nitrogen: (value: number, limit: number | null) =>
    `${formatNumber(value, 1)} kg N${limit === null ? '' : ` (piir ${formatNumber(limit)})`}`,
  phosphorus: (value: number, limit: number | null) =>
    `${formatNumber(value, 1)} kg P${limit === null ? '' : ` (viie aasta keskmise piir ${formatNumber(limit)})`}`,
  units: (units: number, perHectare: number) =>
    `Loomühikuid ${formatNumber(units)}, hektari kohta ${formatNumber(perHectare)}.`,
  aboveLimit: (kilograms: number) =>
    `Kui kogu sõnnik jääb oma maale, on lämmastikku hektari kohta üle piiri ${formatNumber(kilograms, 1)} kg.`,
  advisory:
    'Soovituslik: looma kohta on teiste riikide arvud, hoidla kadu ei ole maha arvatud. Täpsemad on teie sõnniku analüüs ja kaalumine.',
  loadFailed: 'Oma loomade sõnnikut ei saanud laadida',
  dialog: (year: number) => `Loomad ja sõnnik ${year}`,
  animals: 'Loomad',
  animal: 'Loom',
  count: 'Arv, aasta keskmine',
  housed: 'Laudas aastast',
  remove: 'Eemalda',
  removeOf: (name: string) => `Eemalda: ${name}`,
  addAnimal: 'Lisa loom',
  choose: 'Valige',
  takeLast: 'Võta eelmise aasta loomad',
  trades: 'Ost ja müük',
  kind: 'Sõnnik',
  way: 'Ost või müük',
  ways: { BOUGHT: 'ostetud', SOLD: 'müüdud' },
  amount: 'Kogus',
  addTrade: 'Lisa ost või müük',
  save: 'Salvesta',
  saved: 'Loomad on salvestatud',
  conflict: 'Keegi teine on vahepeal loomi muutnud. Võrrelge ja salvestage uuesti, kui jääte oma juurde.',
  stored: (lines: string) => `Salvestatud on: ${lines}`,
  nothing: 'mitte midagi',
  line: (name: string, count: number, housed: number) =>
    `${name} ${formatWhole(count)} (laudas ${formatNumber(housed)}%)`,
  trade: (way: string, kind: string, amount: string) => `${way} ${kind.toLowerCase()} ${amount}`,
} as const
