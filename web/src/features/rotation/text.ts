import { cropByKey } from '@vagu/core/crops/table'
import { counted, countedFields } from '@vagu/core/text/counted'
import { cutText, formatMoney, formatNumber, formatQuantity } from '../../lib/format.ts'

const crop = (key: string): string => cropByKey(key)?.name ?? key
const cells = (count: number): string => counted(count, 'lahter', 'lahtrit')

interface ConflictWords {
  readonly name: string
  readonly year: number
  readonly mine: string | null
  readonly theirs: string | null
}

interface LossWords {
  readonly previous: string
  readonly better: string
  readonly tonnes: number
}

interface AcceptWords {
  readonly name: string
  readonly now: string
  readonly planned: string
}

export const rotationText = {
  loadFailed: 'Viljavaheldusplaani ei saanud laadida',
  emptyTitle: 'Plaanida ei ole veel midagi',
  empty: 'Kui põllud on lisatud, seisab siin nende kultuuride ajalugu ja järgmised viis aastat.',
  addFields: 'Põldude juurde',
  grid: 'Põllud ja aastad',
  onPaper: (from: number, to: number) => `Viljavaheldusplaan ${from}–${to}`,
  field: 'Põld',
  palette: 'Kultuur, millega värvida',
  other: 'Muu kultuur',
  eraser: 'Tühjenda',
  lock: 'Lukusta',
  hand: 'Vaata',
  hint: 'Valige kultuur ja lohistage üle lahtrite. Klahvid: nooled, kaks tähte, Delete, tühik lukustab, Ctrl+C ja Ctrl+V, Ctrl+Z ja Ctrl+Y, Enter avab.',
  suggest: 'Soovita',
  suggesting: 'Otsin sobivaid kultuure',
  suggestFailed: 'Soovitust ei saanud teha',
  noSuggestion: 'Tühje lukustamata lahtreid ei ole, või ei sobi ühtegi kultuuri',
  ghosts: (count: number) => `Soovitus: ${cells(count)}. Avage lahter, et näha, miks.`,
  takeAll: 'Võta kõik',
  dropAll: 'Loobu',
  takeOne: 'Võta see',
  why: 'Miks see kultuur',
  suggested: (key: string) => `soovitatud ${crop(key)}`,
  hpk7: 'Hinda ka HPK 7 järgi (lubatud aastate arv küsige PRIAst üle)',
  accept: 'Võta aasta kasutusele',
  acceptTitle: 'Aasta kasutuselevõtt',
  acceptYear: 'Aasta',
  acceptNew: (count: number) => `${countedFields(count)} saab plaani kultuuri põhikultuuriks`,
  acceptSame: (count: number) => `${countedFields(count)}: põhikultuur on juba sama`,
  acceptViolations: (count: number) =>
    `${counted(count, 'rikkumine', 'rikkumist')}: kultuur ei vasta nõudele`,
  acceptAdvice: (count: number) => counted(count, 'vastuolu soovitusega', 'vastuolu soovitustega'),
  acceptWithoutCrop: (count: number) => `${countedFields(count)} jääb kultuurita`,
  acceptNone: 'Plaanis ei ole sellel aastal midagi, mida kasutusele võtta.',
  acceptDiffers: 'Põllul on juba muu põhikultuur. Märgitud põldudel asendab plaan selle:',
  acceptOne: ({ name, now, planned }: AcceptWords) => `${name}: ${crop(now)} → ${crop(planned)}`,
  acceptDo: 'Võta kasutusele',
  accepted: (count: number, year: number) =>
    `${year}. aasta põhikultuur on nüüd plaani järgi: ${countedFields(count)}`,
  acceptUndone: 'Põhikultuurid on nagu enne',
  acceptUndoFailed: 'Tagasi võtta ei saanud: põldu on vahepeal muudetud',
  cell: (name: string, year: number, what: string) => `${name}, ${year}: ${what}`,
  nothing: 'tühi',
  unknown: 'ei tea',
  locked: 'lukus',
  past: 'ajalugu',
  conflicts: (count: number) => counted(count, 'vastuolu', 'vastuolu'),
  costs: 'kehv eelvili',
  crop,
  levels: { RULE: 'Nõue', ADVICE: 'Soovituslik', COST: 'Saagikadu, soovituslik' },
  next: (year: number) => `Sobib alates ${year}. aastast`,
  better: 'Sobiks paremini',
  noConflict: 'Vastuolusid ei ole.',
  source: (text: string) => `Allikas: ${text}`,
  price: 'Tonni hind',
  perHa: 'Oodatav saak',
  lossTitle: 'Kehva eelvilja hind',
  loss: ({ previous, better, tonnes }: LossWords) =>
    `${crop(previous)} eelviljana, mitte ${crop(better)}: -${formatNumber(tonnes)} t/ha`,
  lossMoney: (euros: number) => `${formatMoney(Math.round(euros * 100))}/ha`,
  noPrice: 'Eurodes näitamiseks kirjutage tonni hind.',
  usual: 'Saak on tabeli tavaline saak, soovituslik.',
  tryCrop: 'Mis siis, kui põllul oleks teine kultuur?',
  isLocked: 'Lukus: ainult teie muudate seda lahtrit',
  otherCrops: 'Samal aastal ka',
  inBook: (key: string) => `Põlluraamatus on põhikultuur ${crop(key)}`,
  foot: 'Kultuurid kokku',
  total: 'Kokku',
  notPlanned: 'plaanimata',
  legumes: 'Liblikõielised põllumaast',
  changed: 'Muutus eelmisest aastast',
  changedWithout: 'Muutus ilma mitmeaastaste kultuurideta',
  catchCrops: 'Vahekultuurid põllumaast',
  certifiedSeed: 'Sertifitseeritud teraviljaseeme',
  seedNote: (year: number) =>
    `Sertifitseeritud seemne osa on teada ainult ${year}. aasta kohta, sest see arvutatakse selle aasta külvitöödest (KSM § 13). Teistel aastatel on seal kriips: plaani aasta osa selgub alles pärast külvi. Vahekultuurid loevad alates 0,30 hektarist.`,
  unverifiedBase:
    'Muutus on näidatud kahel viisil: mitmeaastaste kultuuridega ja ilma. Kumb loeb, küsige PRIAst.',
  least: (percent: number) => `≥\u00A0${formatQuantity(percent, '%')}`,
  hectares: (value: number) => formatQuantity(value, 'ha'),
  percent: (value: number | null) => formatQuantity(value, '%'),
  unsaved: (count: number) => `Salvestamata: ${cells(count)}. Proovin uuesti, kuni õnnestub.`,
  refusedByServer: 'Server ei võtnud muudatust vastu; see on tagasi võetud.',
  goneField: 'Põld on vahepeal kustutatud või jagatud; selle lahtreid ei saanud salvestada.',
  conflictTitle: 'Keegi teine muutis sama lahtrit',
  conflictLine: ({ name, year, mine, theirs }: ConflictWords) =>
    `${name}, ${year}: teil ${mine === null ? 'tühi' : crop(mine)}, salvestatud ${theirs === null ? 'tühi' : crop(theirs)}`,
  keepMine: 'Jäta minu omad',
  takeTheirs: 'Võta salvestatud',
  pasteUnknown: (text: string) => `Sellist kultuuri ei ole: ${cutText(text, 60)}`,
} as const
