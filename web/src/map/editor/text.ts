import { counted } from '@vagu/core/text/counted'
import type { System, LineFault } from './coordinates.ts'
import type { DraftKind, RefusalReason } from './editor.ts'

const refusals: Readonly<Record<RefusalReason, (place: string) => string>> = {
  crosses: (place) =>
    `Piir ristuks iseendaga siin, ristiga märgitud kohas (${place}). Nurk jäi endisele kohale.`,
  tooFewCorners: () => 'Kontuuril peab olema vähemalt kolm nurka.',
  tooSmall: (place) => `Kontuuril ei ole pindala (${place}).`,
  holeOutside: (place) => `Auk peab olema põllu sees (${place}).`,
  partInside: () => 'See osa jääks põllu sisse. Augu jaoks valige „Lisa auk“.',
  aroundAnother: () => 'Uus osa ei või ümbritseda teist osa ega auku.',
  abroad: (place) => `See koht on väljaspool Eestit (${place}).`,
  tooManyPoints: () => 'Nurki on liiga palju.',
  ringTwice: () => 'See kontuur on juba olemas.',
}

const drawHints: Readonly<Record<DraftKind, string>> = {
  part: 'Klõpsake põllu nurkadel. Lõpetamiseks klõpsake esimesel nurgal või vajutage „Valmis“.',
  hole: 'Klõpsake augu nurkadel põllu sees. Lõpetamiseks klõpsake esimesel nurgal või vajutage „Valmis“.',
  strip: 'Klõpsake mööda riba keskjoont.',
  line: 'Klõpsake joone nurkadel. Otsad pikenevad põllu servani.',
}

const faults: Readonly<Record<LineFault, string>> = {
  notTwoNumbers: 'ei ole kahte arvu',
  notInEstonia: 'ei ole Eesti koordinaadid',
}

/** Words of drawing on the map. */
export const editorText = {
  tools: 'Joonistamise tööriistad',
  draw: 'Joonista kontuur',
  drawLine: 'Alusta uuesti',
  addPart: 'Lisa osa',
  addHole: 'Lisa auk',
  edit: 'Muuda',
  undo: 'Võta tagasi',
  redo: 'Tee uuesti',
  snapping: 'Haakimine',
  snappingHint: 'Nurk haakub lähedase nurga või servaga. Alt-klahv lülitab selle korraks välja.',
  measure: 'Mõõda riba',
  erase: 'Kustuta kontuur',
  deleteCorner: 'Kustuta nurk',
  deletePart: 'Kustuta osa',
  deleteHole: 'Kustuta auk',
  done: 'Valmis',
  cancel: 'Katkesta joonistamine',
  coordinates: 'Koordinaadid',
  larger: 'Suurenda kaart üle kogu lehe',
  smaller: 'Vähenda kaart',
  surface: 'Joonistusala',
  keys:
    'Nooleklahvid liigutavad risti või valitud nurka, Shift suurema ja Alt väiksema sammuga. Enter lisab nurga, ' +
    'Enter samal kohal lõpetab kontuuri. Tab valib järgmise nurga, Delete kustutab selle, Shift ja Delete kogu osa või augu. Esc katkestab.',
  editHint: 'Lohistage nurki. Keskmine täpp lisab nurga; paremklõps, pikk vajutus või Delete kustutab selle.',
  drawHint: (kind: DraftKind): string => drawHints[kind],
  refusal: (reason: RefusalReason, place: string): string => refusals[reason](place),
  corner: (number: number, all: number): string => `Nurk ${number} / ${all}`,
  corners: (count: number): string => counted(count, 'nurk', 'nurka'),
  area: 'Pindala',
  change: (change: string): string => `muutus ${change}`,
  length: 'Pikkus',
  stripWidth: 'Riba laius',
  system: 'Koordinaatide süsteem',
  systems: { grid: 'L-EST97 (x; y)', degrees: 'Laius; pikkus' } satisfies Record<System, string>,
  coordinatesHint: 'Üks nurk real, tühi rida eraldab osi ja auke. Sobib ka mujalt kopeeritud loend.',
  apply: 'Võta kasutusele',
  close: 'Sulge',
  noCorners: 'Kirjutage vähemalt kolm nurka.',
  listTooLong: 'Ridu on liiga palju.',
  fault: (line: number, fault: LineFault): string => `Rida ${line}: ${faults[fault]}`,
  moreFaults: (count: number): string => `ja veel ${count}`,
  exchanged: 'Laius ja pikkus olid vahetuses; need pöörati õigeks.',
  taken: (corners: number): string => `Kontuur on võetud: ${corners} nurka.`,
} as const
