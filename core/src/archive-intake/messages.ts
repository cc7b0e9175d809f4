/** Why an archive, a file or a record of it is not taken in, in words. */
import type { FieldError } from '../errors.ts'

const sentences = {
  emptyFile: 'Fail on tühi.',
  archiveTooLarge: 'Fail on liiga suur. Siia saab tuua kuni {megabytes} MB faili.',
  notZip: 'See ei ole ZIP-fail. Valige fail, mille laadisite alla nupuga „Laadi kõik alla“.',
  brokenZip: 'ZIP-fail on katkine või poolik. Laadige see uuesti alla ja proovige veel kord.',
  noContents:
    'Selles ZIP-failis ei ole Vagu sisukorda (sisukord.json). Valige fail, mille laadisite alla nupuga „Laadi kõik alla“. Väga vana Vagu failis sisukorda veel ei ole.',
  wrongContents: 'Faili sisukorda (sisukord.json) ei saa lugeda: see on katkine või muudetud.',
  newerFormat:
    'Selle faili on teinud uuem Vagu (vorming {format}, siin {known}). Uuendage siinset Vagu ja proovige uuesti.',
  newerShapes: 'Selle faili on teinud uuem Vagu ({version}). Uuendage siinset Vagu ja proovige uuesti.',
  wrongNames: 'ZIP-failis on keelatud nimega fail ({name}). See ei ole Vagu tehtud fail.',
  unpackedTooLarge: 'ZIP-faili sisu on lahtipakituna liiga suur. See ei ole Vagu tehtud fail.',
  fileMissing: 'Fail on ZIP-failist puudu.',
  wrongSum: 'Faili on pärast allalaadimist muudetud või see on katki: kontrollsumma ei klapi.',
  photoBroken: 'See ei ole foto, mida Vagu tunneb.',
  brokenRow: 'Rida ei saa lugeda.',
  wrongRow: 'Kirje ei ole selline, nagu Vagu neid hoiab ({text}).',
  wrongValue: 'Kirjes on väärtus, mida Vagu ei hoia ({text}).',
  repeatedRow: 'Sama kirje on failis juba eespool.',
  unknownRecord: 'Kirje viitab teisele, mida failis ei ole ({text}).',
  farmNotEmpty:
    'Selles kontos on juba andmeid (kustutatud kirjed loevad ka). Faili saab tuua ainult tühja kontosse, et midagi ei läheks segi ega kaotsi. Tehke uus konto ja tooge fail sinna.',
  photosFull: 'Failis olevad fotod ei mahu siia. Fotodele on ruumi {megabytes} MB.',
} as const
export type ArchiveFault = keyof typeof sentences

export const archiveSentence = (
  code: ArchiveFault,
  facts: Readonly<Record<string, string | number>> = {},
): string => sentences[code].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(facts[name] ?? ''))

/** Refusal of the whole file. */
export const archiveError = (
  code: ArchiveFault,
  facts?: Readonly<Record<string, string | number>>,
): FieldError => ({ path: 'file', code, message: archiveSentence(code, facts) })
