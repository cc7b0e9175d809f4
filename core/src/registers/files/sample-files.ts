/** Small sound files of the register, to be broken or changed by tests. */
import type { RegisterFile } from './problem.ts'
import { readRegisterFiles } from './read-register-files.ts'

/** The encoder of the web standard, which every home of the program has. */
declare const TextEncoder: new () => { readonly encode: (text: string) => Uint8Array }

export const HEADERS = {
  products:
    'Taimekaitsevahendi ID,Taimekaitsevahendi nimi,Taimekaitsevahendi liik,Taimekaitsevahendi alamliik,Preparatiivne vorm,Loa valdaja,Loa valdaja aadress,Registreerimise number,Registreerimise kuupäev,Turulelaskmise loa lõpptähtaeg,Müüdav tunnistusega,Ohutuslaused hoiatuslaused',
  ingredients: 'Taimekaitsevahendi ID,Toimeaine,Sisaldus,Ühik',
  uses: 'Taimekaitsevahendi ID,Kasutusala,Kahjustaja,Kulunorm 1,Kulunorm 2,Ühik,Kasutamise koht,Piirangud,Töötlemise aeg,Tööoode,Ooteaeg,Töötlemiskordi kasvuperioodil,Töötlemiste intervall',
} as const
export type Files = Record<RegisterFile, string>

export const productRow = (number: string, name = `Toode ${number}`) =>
  `${number},${name},Herbitsiid,,Lahus,FIRMA,"Tänav 1, Linn",${number},2024-01-31,31.12.2030,True,`
export const usageRow = (
  number: string,
  rest = 'Talinisu,Orashein(AGRRE),0.5,"1,25",l/ha,Avamaa,,,,30,1-2,10 - 14',
) => `${number},${rest}`

/** 100 products with one use each, so that a single fault is 1 % of a file. */
export const numbers = Array.from({ length: 100 }, (_, i) => String(i + 1))
export const validFiles: Files = {
  products: [HEADERS.products, ...numbers.map((number) => productRow(number))].join('\r\n'),
  ingredients: [HEADERS.ingredients, ...numbers.map((number) => `${number},Glüfosaat,360.0,g/l`)].join(
    '\r\n',
  ),
  uses: [HEADERS.uses, ...numbers.map((number) => usageRow(number))].join('\r\n'),
}
export const encoded = (text: string) => new TextEncoder().encode(text)
export const readTexts = (files: Partial<Files>) => {
  const all = { ...validFiles, ...files }
  return readRegisterFiles({
    products: encoded(all.products),
    ingredients: encoded(all.ingredients),
    uses: encoded(all.uses),
  })
}
export const withRow = (file: RegisterFile, row: string) =>
  readTexts({ [file]: `${validFiles[file]}\r\n${row}` })
