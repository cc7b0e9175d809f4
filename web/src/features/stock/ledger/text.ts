import { countedJobs } from '@vagu/core/text/counted'

/** A part of the stock at its price. */
interface Share {
  readonly amount: string
  readonly price: string
}

/** Words of the card of one material in stock. */
export const ledgerText = {
  missing: 'Seda tarvikut ei ole enam',
  missingText: 'Võib-olla on see kustutatud. Kustutatud tarvikud on lehel „Kustutatud“.',
  toStock: 'Lattu',
  figures: 'Laoseis',
  facts: {
    balance: 'Jääk',
    value: 'Väärtus',
    price: 'Keskmine hind',
    planned: 'Plaanis',
    free: 'Vaba',
    shortage: 'Puudu',
    undocumented: 'Dokumenteerimata',
    used: 'Kasutatud',
    usedCost: 'Kasutatu maksumus',
    difference: 'Loenduste vahe',
  },
  undocumentedText: (amount: string) =>
    `Töödes on kasutatud ${amount} rohkem, kui laos oli. Lisage puuduv sissetulek, loendage ladu või parandage kogus töös.`,
  undocumentedCost: (cost: string) => `Dokumenteerimata osa maksumus keskmise hinnaga on ${cost}.`,
  from: 'Alates',
  to: 'Kuni',
  period: 'Ajavahemik',
  periods: { season: 'Hooaeg', before: 'Eelmine hooaeg', all: 'Kõik', own: 'Oma valik' },
  wrongPeriod: 'Algus on pärast lõppu',
  lines: 'Laokaardi kanded',
  columns: {
    date: 'Kuupäev',
    kind: 'Kanne',
    amount: 'Muutus',
    balance: 'Jääk',
    price: 'Hind või summa',
    mean: 'Keskmine hind',
    menu: 'Tegevused',
  },
  noLines: 'Selles ajavahemikus kandeid ei ole',
  noLinesText: 'Valige pikem ajavahemik või lisage kanne.',
  why: (day: string) => `Miks on keskmine hind ${day} selline?`,
  whyShort: 'Miks?',
  reasons: {
    FIRST: 'Esimene teadaolev hind: see kehtib kogu laos oleva koguse kohta.',
    EMPTY: 'Ladu oli tühi: keskmiseks hinnaks sai sissetuleku hind.',
    COUNTED: 'Loendusele on hind märgitud: see kehtib loetud koguse kohta.',
    UNPRICED: 'Sissetulekul ei ole hinda: keskmine hind jääb endiseks.',
  },
  mixed: (had: Share, came: Share) =>
    `(${had.amount} × ${had.price} + ${came.amount} × ${came.price}) jagatud kogusega kokku.`,
  changed: (before: string, after: string) => `Keskmine hind ${before} → ${after}`,
  cost: (cost: string) => `maksumus ${cost}`,
  counted: (amount: string) => `loetud ${amount}`,
  batch: (batchNo: string) => `partii ${batchNo}`,
  expires: (day: string) => `aegub ${day}`,
  showPhotos: (count: number) => (count === 1 ? 'Vaata fotot' : `Vaata fotosid (${count})`),
  undocumented: (amount: string) => `dokumenteerimata ${amount}`,
  notDrawn: 'enne laoarvestuse algust, jääki ei muuda',
  faults: {
    amountUnknown: 'töös ei ole kogust, jääki ei muuda',
    densityMissing: 'kg ja l: tihedus puudub, jääki ei muuda',
    unitMismatch: 'tükid ja kaal ei klapi, jääki ei muuda',
  },
  menuOf: (what: string) => `Tegevused: ${what}`,
  edit: 'Muuda',
  history: 'Ajalugu',
  remove: 'Kustuta',
  lots: 'Partiid',
  lotsText: 'Nimetamata partiist läinud kogus on võetud neist, mis aeguvad enne.',
  lotsTable: 'Alles partiide kaupa',
  lotColumns: { batch: 'Partii', received: 'Saabus', expires: 'Aegub', left: 'Alles' },
  noBatch: 'numbrita',
  plans: 'Plaanitud kulu',
  plansTable: 'Plaanitud kulu põldude kaupa',
  planColumns: { field: 'Põld', source: 'Kust', year: 'Saagiaasta', amount: 'Kogus' },
  sources: { JOB: 'Plaanitud töö', FERTILIZATION_PLAN: 'Väetamisplaan', REQUISITE_PLAN: 'Kuluplaan' },
  openJob: (field: string, day: string) => `Ava töö: ${field}, ${day}`,
  openPlan: (field: string) => `Ava: ${field}`,
  notKept: 'Laos selle kohta kandeid ei ole',
  notKeptText: (jobs: number) =>
    jobs > 0
      ? `Tarvikut on kasutatud (${countedJobs(jobs)}), aga laos seda ei peeta. Kirjutage, kui palju seda praegu on.`
      : 'Kirjutage, kui palju seda praegu on, või lisage sissetulek.',
  material: 'Tarviku andmed',
  density: 'Tihedus',
  densityHint: 'Vaja ainult siis, kui tarvikut mõõdetakse nii kaalu kui ka mahu järgi.',
  useUpBy: 'Kasutada kuni',
  useUpHint: 'Kuupäev, milleni tohib tarvikut pärast loa lõppu kasutada.',
  registerDay: (day: string) => `Registri järgi kuni ${day}. Oma kuupäev läheb selle ette.`,
  factsConflict: 'Keegi on tarviku andmeid vahepeal muutnud. Laadige leht uuesti ja proovige siis.',
  authorised: (day: string) => `Registri luba kehtib kuni ${day}.`,
  authorisationOver: (day: string) => `Registri luba lõppes ${day}.`,
  factsSaved: 'Tarviku andmed on salvestatud.',
} as const
