/** The three files of the plant-protection register, made for tests as the register writes them. */
export interface MadeUse {
  readonly crop: string
  readonly dose?: readonly [least: string, most: string]
  readonly delay?: number
  readonly times?: number
  readonly interval?: number
}
export interface MadeProduct {
  readonly number: string
  readonly name: string
  readonly validUntil?: string
  readonly ingredients?: readonly string[]
  readonly uses?: readonly MadeUse[]
}
export interface MadeFiles {
  readonly products: string
  readonly ingredients: string
  readonly uses: string
}

/** How the register names its files. */
export const FILE_NAMES: Readonly<Record<keyof MadeFiles, string>> = {
  products: 'Taimekaitsevahendid.csv',
  ingredients: 'Taimekaitsevahendid.toimeaine.csv',
  uses: 'Taimekaitsevahendid.kasutusala.csv',
}

const HEADERS: MadeFiles = {
  products:
    'Taimekaitsevahendi ID,nimi,liik,Preparatiivne vorm,Loa valdaja,Registreerimise number,' +
    'Registreerimise kuupäev,Turulelaskmise loa lõpptähtaeg,Müüdav tunnistusega',
  ingredients: 'Taimekaitsevahendi ID,Toimeaine',
  uses:
    'Taimekaitsevahendi ID,Kasutusala,Kahjustaja,Kulunorm 1,Kulunorm 2,Ühik,Kasutamise koht,Piirangud,Ooteaeg,' +
    'Töötlemiskordi kasvuperioodil,Töötlemiste intervall',
}

const wheat: MadeUse = { crop: 'Talinisu', dose: ['0.5', '1'] }

const productRow = ({ number, name, validUntil = '31.12.2030' }: MadeProduct) => [
  number,
  name,
  'Fungitsiid',
  'Lahus',
  'Valdaja OÜ',
  number,
  '01.01.2015',
  validUntil,
  'Jah',
]
const useRow = (number: string, { crop, dose = ['0.5', '1'], delay, times, interval }: MadeUse) => [
  number,
  crop,
  '',
  ...dose,
  'l/ha',
  'Avamaa',
  '',
  delay ?? '',
  times ?? '',
  interval ?? '',
]

const csv = (header: string, rows: readonly (readonly (string | number)[])[]) =>
  [header, ...rows.map((row) => row.join(','))].join('\n')

export const madeFiles = (products: readonly MadeProduct[]): MadeFiles => ({
  products: csv(HEADERS.products, products.map(productRow)),
  ingredients: csv(
    HEADERS.ingredients,
    products.flatMap(({ number, ingredients = ['Protiokonasool'] }) =>
      ingredients.map((one) => [number, one]),
    ),
  ),
  uses: csv(
    HEADERS.uses,
    products.flatMap(({ number, uses = [wheat] }) => uses.map((use) => useRow(number, use))),
  ),
})

/** The files as a browser sends them. */
export const uploaded = (files: Partial<MadeFiles>): File[] =>
  (Object.keys(FILE_NAMES) as (keyof MadeFiles)[]).flatMap((kind) => {
    const text = files[kind]
    return text === undefined ? [] : [new File([text], FILE_NAMES[kind], { type: 'text/csv' })]
  })

export const bytesOf = (files: MadeFiles) => ({
  products: new TextEncoder().encode(files.products),
  ingredients: new TextEncoder().encode(files.ingredients),
  uses: new TextEncoder().encode(files.uses),
})
