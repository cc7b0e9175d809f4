import { MAX_ARCHIVE_BYTES } from '@vagu/core/archive-intake/schema'

const MEGABYTE = 1024 * 1024
export const MAX_MEGABYTES = MAX_ARCHIVE_BYTES / MEGABYTE

/** Words of taking the archive of a farm in. */
export const intakeText = {
  title: 'Andmed tagasi',
  text: 'Siit saab nupuga „Laadi kõik alla“ tehtud ZIP-faili tagasi tuua: mujalt Vagust, varasemast kontost või varukoopiast. Tulevad põllud, tööd, tarvikud, töötajad, fotod, seaded ja kogu ajalugu.',
  notComing: 'Kasutajad, kutsed, tellimused ja ettevõtte andmed failist üle ei tule. Konto peab olema tühi.',
  choose: 'Vali ZIP-fail',
  chooseOther: 'Vali teine fail',
  limit: `Kuni ${MAX_MEGABYTES} MB`,
  reading: (name: string) => `Vaatame üle: ${name}`,
  readingText: 'Midagi ei salvestata enne, kui olete sisu näinud.',
  storing: 'Toome andmeid sisse',
  storingText: 'Jätke leht lahti. Kui ühendus katkeb, vaadake hiljem siit, kas andmed jõudsid kohale.',
  stop: 'Katkesta',
  readFailed: 'Faili ülevaatamine ebaõnnestus. Proovige uuesti.',
  storeFailed: 'Andmete sissetoomine ebaõnnestus. Midagi ei salvestatud poolikult.',
  noAnswer:
    'Vastus ei jõudnud kohale. Laadige leht mõne minuti pärast uuesti: kui andmed said sisse toodud, on see siin kirjas.',
  reviewTitle: (company: string) => `Failis on ettevõtte ${company} põlluraamat`,
  made: (moment: string, version: string) => `Fail on tehtud ${moment}, Vagu ${version}.`,
  what: 'Mis',
  inFile: 'Failis',
  here: 'Siin juba',
  countsDeleted: 'Arvudes on ka kustutatud kirjed: need tulevad kaasa kustutatuna.',
  missingPhotos: (count: number) =>
    count === 1
      ? 'Ühe foto pilti failis ei ole: selle kirje tuleb, aga ilma pildita.'
      : `${count} foto pilte failis ei ole: nende kirjed tulevad, aga ilma pildita.`,
  problems: 'Seda faili ei saa sisse tuua',
  problemAt: (file: string, row: number | null) => (row === null ? file : `${file}, rida ${row}`),
  moreProblems: (count: number) => `Ja veel ${count}.`,
  notEmpty: 'Selles kontos on juba andmeid',
  notEmptyText:
    'Faili saab tuua ainult tühja kontosse, et kaks põlluraamatut ei läheks segi. Kustutatud kirjed loevad ka. Tehke uus konto ja tooge fail sinna.',
  alreadyTaken: (moment: string) =>
    `See fail on siia juba toodud (${moment}). Uuesti tuues ei muutuks midagi.`,
  store: 'Too andmed sisse',
  stored: 'Andmed on sisse toodud.',
  receipt: 'Sisse toodud',
  receiptText: (facts: { at: string; company: string; madeAt: string; by: string }) =>
    `${facts.at}: ${facts.company}, fail tehtud ${facts.madeAt}${facts.by === '' ? '' : `. Tõi ${facts.by}`}`,
  toFields: 'Ava põllud',
} as const
