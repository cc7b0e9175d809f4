import { countedJobs } from '@vagu/core/text/counted'
import type { MaterialType } from '@vagu/core/materials/schema'

/** The words of the four pages of materials. */
export const materialsPageText = {
  add: {
    seed: 'Lisa seeme',
    fertilizer: 'Lisa väetis',
    chemical: 'Lisa taimekaitsevahend',
    material: 'Lisa tarvik',
  } satisfies Record<MaterialType, string>,
  editTitle: {
    seed: 'Muuda seemet',
    fertilizer: 'Muuda väetist',
    chemical: 'Muuda taimekaitsevahendit',
    material: 'Muuda tarvikut',
  } satisfies Record<MaterialType, string>,
  /** A part of the page that is read with its name. */
  list: {
    seed: 'Seemnete loetelu',
    fertilizer: 'Väetiste loetelu',
    chemical: 'Taimekaitsevahendite loetelu',
    material: 'Tarvikute loetelu',
  } satisfies Record<MaterialType, string>,
  emptyTitle: {
    seed: 'Seemneid ei ole veel kirjas',
    fertilizer: 'Väetisi ei ole veel kirjas',
    chemical: 'Taimekaitsevahendeid ei ole veel kirjas',
    material: 'Tarvikuid ei ole veel kirjas',
  } satisfies Record<MaterialType, string>,
  emptyText: {
    seed: 'Pange kirja sordid, mida külvate: kultuur, sertifikaat ja tavaline külvisenorm. Külvi kirja pannes tulevad need siis ise kaasa.',
    fertilizer:
      'Pange kirja väetised, mida kasutate: toitainete sisaldus ja tavaline norm. Väetamist kirja pannes arvutab Vagu nende järgi lämmastiku ja fosfori.',
    chemical:
      'Kirjutage vahendi nimest kolm tähte ja valige registrist: toimeained, kulunorm, ooteajad ja ohutusalad täidab Vagu ise.',
    material:
      'Siia käib kõik muu, mida põllul kulub: kile, nöör, võrk, kütus. Töö juures saab need loetelust valida.',
  } satisfies Record<MaterialType, string>,
  search: 'Otsi',
  searchPlaceholder: 'Nimi, liik, toimeaine, number',
  all: 'Kõik',
  onlyProblems: (count: number) => `Ainult puudustega (${count})`,
  found: (count: number, all: number) => `Näidatud ${count}, kokku ${all}.`,
  noneFound: 'Ühtegi ei leitud',
  noneFoundText: 'Muutke otsingut või filtreid.',
  columns: {
    name: 'Nimi',
    crop: 'Kultuur',
    certificate: 'Sertifikaat',
    coating: 'Puhis',
    kind: 'Liik',
    nutrients: 'Toitained',
    action: 'Toime',
    delays: 'Ooteajad',
    usage: 'Kordi aastas',
    norm: 'Tavaline norm',
    note: 'Märkus',
    uses: (year: number) => `Kasutus ${year - 1}–${String(year).slice(2)}`,
    menu: 'Tegevused',
  },
  workDelay: (days: string) => `töö\u00A0${days}\u00A0p`,
  harvestDelay: (days: string) => `koristus ${days}\u00A0p`,
  usedIn: (count: number, last: string) => `${countedJobs(count)}, viimati ${last}`,
  notUsed: 'ei ole kasutatud',
  deleteTitle: (name: string) => `Kas kustutada „${name}“?`,
  deleteText:
    'Tehtud tööd jäävad alles ja tarviku andmed neis samuti. Uut tööd kirja pannes seda tarvikut enam valida ei saa. Tarviku saab tagasi võtta kohe pärast kustutamist või hiljem kustutatute alt.',
  deleted: (name: string) => `„${name}“ on kustutatud.`,
  restored: (name: string) => `„${name}“ on tagasi.`,
  restoreFailed: 'Tagasi võtmine ebaõnnestus!',
  missing: 'Seda tarvikut ei ole enam. Võib-olla on see kustutatud.',
  usesFailed: 'Kasutuse andmeid ei õnnestunud laadida.',
} as const
