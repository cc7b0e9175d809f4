import { z } from 'zod'
import type { RegisterProduct } from '../products.ts'

/** The three files of the register, as it publishes them. */
export const REGISTER_FILES = ['products', 'ingredients', 'uses'] as const
export const RegisterFile = z.enum(REGISTER_FILES)
export type RegisterFile = z.infer<typeof RegisterFile>
export type RegisterFiles = Readonly<Record<RegisterFile, Uint8Array>>

/** `{name}` is filled from the problem's facts. */
const fatal = {
  emptyFile: 'Fail on tühi.',
  fileTooLarge: 'Fail on liiga suur. Kuni {megabytes} MB.',
  tooManyRows: 'Failis on liiga palju ridu. Kuni {limit}.',
  notText: 'Fail ei ole CSV-tekst. Laadige fail registrist uuesti alla.',
  brokenEncoding: 'Failis on tähti, mida ei saa lugeda. Laadige fail registrist uuesti alla.',
  unclosedQuote: 'Siin algavad jutumärgid, mis ei lõpe. Fail on vigane või poolik.',
  missingColumn: 'Failis ei ole veergu „{column}“.',
  cutOff: 'Failis ei ole {products} taimekaitsevahendist {lacking} kohta ühtegi rida. Fail on poolik.',
  noProducts: 'Failides ei ole ühtegi taimekaitsevahendit.',
  tooManyBroken: 'Liiga palju vigaseid ridu: {broken} rida {rows}-st. Fail ei ole usaldusväärne.',
} as const

const warnings = {
  wrongCells: 'Real on {cells} lahtrit, aga veerge on {columns}. Rida jäi välja.',
  noNumber: 'Taimekaitsevahendil „{name}“ ei ole numbrit. Rida jäi välja.',
  noName: 'Taimekaitsevahendil nr {number} ei ole nime. Rida jäi välja.',
  repeatedProduct: 'Taimekaitsevahend nr {number} on failis juba real {other}. Rida jäi välja.',
  unknownProduct: 'Taimekaitsevahendit nr {number} ei ole toodete failis. Rida jäi välja.',
  noIngredient: 'Taimekaitsevahendi nr {number} toimeainel ei ole nime. Rida jäi välja.',
  noCrop: 'Taimekaitsevahendi nr {number} kasutusalal ei ole kultuuri. Rida jäi välja.',
  unknownCrop: 'Kultuuri „{crop}“ Vagu ei tunne. Kasutusala jäi kultuurita.',
  noUse: 'Taimekaitsevahendil nr {number} ei ole ühtegi kasutusala.',
  noDose: 'Taimekaitsevahendi nr {number} kasutusalal „{crop}“ ei ole kulunormi.',
  unknownUnit: 'Kulunormi ühikut „{value}“ Vagu ei tunne. Kulunorm jäi välja.',
  unknownPlace: 'Kasutamise kohta „{value}“ Vagu ei tunne. Rida jäi välja.',
  wrongNumber: 'Veerus „{column}“ ei ole „{value}“ korrektne arv. Väärtus jäi välja.',
  wrongDay: 'Veerus „{column}“ ei ole „{value}“ korrektne kuupäev. Väärtus jäi välja.',
  moreProblems: 'Failis on veel {count} viga, mida siin ei näidata.',
} as const

const sentences = { ...fatal, ...warnings }
export type FileProblemCode = keyof typeof sentences
const codes = Object.keys(sentences) as FileProblemCode[]

/** Problem of one of the files; `line` is counted from 1 with the header, null for the file as a whole. */
export const FileProblem = z.object({
  file: RegisterFile,
  line: z.number().nullable(),
  code: z.enum(codes),
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type FileProblem = z.infer<typeof FileProblem>

/** Whether nothing of the files may be stored; other problems leave out a row or a figure. */
export const isFatal = ({ code }: FileProblem): boolean => code in fatal

export const problemText = ({ code, facts }: FileProblem): string =>
  sentences[code].replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole))

/** Result of reading the files: no products at all where a problem is fatal. */
export interface RegisterReading {
  readonly products: RegisterProduct[]
  readonly problems: FileProblem[]
}
