import { plainLetters } from '../../text/format.ts'
import type { RegisterFile } from './problem.ts'

interface Column {
  /** As the register writes it, without the name of the thing in front. */
  readonly title: string
  readonly isOptional?: true
}

/** The columns that are read, as they stood in the files of May 2026; others are passed over. */
export const COLUMNS = {
  products: {
    id: { title: 'ID' },
    name: { title: 'nimi' },
    kinds: { title: 'liik' },
    formulation: { title: 'Preparatiivne vorm' },
    holder: { title: 'Loa valdaja' },
    number: { title: 'Registreerimise number' },
    registeredOn: { title: 'Registreerimise kuupäev' },
    validUntil: { title: 'Turulelaskmise loa lõpptähtaeg' },
    needsCertificate: { title: 'Müüdav tunnistusega' },
    safetyPhrases: { title: 'Ohutuslaused hoiatuslaused', isOptional: true },
  },
  ingredients: { id: { title: 'ID' }, name: { title: 'Toimeaine' } },
  uses: {
    id: { title: 'ID' },
    crop: { title: 'Kasutusala' },
    targets: { title: 'Kahjustaja' },
    dose1: { title: 'Kulunorm 1' },
    dose2: { title: 'Kulunorm 2' },
    unit: { title: 'Ühik' },
    place: { title: 'Kasutamise koht' },
    restriction: { title: 'Piirangud' },
    delay: { title: 'Ooteaeg' },
    workDelay: { title: 'Tööoode', isOptional: true },
    times: { title: 'Töötlemiskordi kasvuperioodil' },
    interval: { title: 'Töötlemiste intervall' },
    stage: { title: 'Töötlemise aeg', isOptional: true },
  },
} as const satisfies Readonly<Record<RegisterFile, Readonly<Record<string, Column>>>>

export type ColumnOf<F extends RegisterFile> = Extract<keyof (typeof COLUMNS)[F], string>

const PREFIX = /^(taimekaitsevahendi|preparaadi|toote)/
const bare = (title: string): string => plainLetters(title).replaceAll('_', '')
const own = (title: string): string => bare(title).replace(PREFIX, '')

/** Where a column stands: by its name, else as the only one whose name ends so; -1 for none. */
export function placeOf(header: readonly string[], title: string): number {
  const exact = header.findIndex((name) => own(name) === own(title))
  if (exact >= 0) return exact
  const endings = header.flatMap((name, place) => (bare(name).endsWith(bare(title)) ? [place] : []))
  return endings.length === 1 ? (endings[0] ?? -1) : -1
}

export const columnTitle = (file: RegisterFile, key: string): string => {
  const columns: Readonly<Record<string, Column>> = COLUMNS[file]
  return columns[key]?.title ?? key
}
/** The columns of a file by their keys. */
export const columnsOf = (file: RegisterFile): [string, Column][] => Object.entries<Column>(COLUMNS[file])
