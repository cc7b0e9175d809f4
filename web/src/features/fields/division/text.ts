import { countedJobs } from '@vagu/core/text/counted'

const ONLY_UNCHANGED = 'Kui põlde või nende töid on vahepeal muudetud, ei võeta midagi tagasi.'

/** Words of the windows that split a field and join fields. */
export const divisionText = {
  split: 'Jaga põld',
  merge: 'Liida naabriga',
  splitTitle: (name: string) => `Jaga põld „${name}“`,
  mergeTitle: 'Liida põllud',
  splitText: (year: number) =>
    `Tõmmake joon üle põllu ühest servast teise. Alates hooajast ${year} on põllu asemel kaks põldu; varasemad hooajad jäävad põllule endale.`,
  mergeText: (year: number) =>
    `Valige kaardil või nimekirjas naaberpõllud. Alates hooajast ${year} on need üks põld; varasemad hooajad jäävad igale põllule endale.`,
  mapLabel: 'Põllu jagamine kaardil',
  mergeMapLabel: 'Liidetavad põllud kaardil',
  noLine: 'Joonistage kaardile joon, mis põllu jagab',
  noShape: 'Sellel põllul ei ole kontuuri. Joonistage see enne: Muuda põldu › Kontuur.',
  parts: (first: string, second: string) => `Osad: ${first} ja ${second}`,
  partNames: ['Esimene osa', 'Teine osa'],
  partName: (name: string, part: number) => `${name} ${part}`,
  name: 'Nimi',
  crop: (year: number) => `Põhikultuur ${year}`,
  priaCode: 'Põllu nr',
  jobs: (year: number) => `Hooaja ${year} tööd`,
  jobsText: (count: number) =>
    `${countedJobs(count)}. Töö, mis tehti tervel põllul, jagatakse osade vahel pindala järgi koos koguste ja saagiga.`,
  noJobs: 'Sellest hooajast alates selle põllu töid ei ole.',
  both: 'Mõlemal osal',
  doSplit: 'Jaga põld',
  doMerge: 'Liida põllud',
  together: (area: string) => `Kokku ${area}`,
  wasSplit: (name: string) => `Põld „${name}“ on jagatud`,
  wasMerged: (name: string) => `Põllud on liidetud: „${name}“`,
  takeBack: { SPLIT: 'Võta jagamine tagasi', MERGE: 'Võta liitmine tagasi' },
  takeBackText: {
    SPLIT: (name: string) =>
      `Põld „${name}“ ja jagamise teine osa kaovad; nende asemel on jälle endine põld koos kõigi töödega. ${ONLY_UNCHANGED}`,
    MERGE: (name: string) =>
      `Põld „${name}“ kaob; selle asemel on jälle endised põllud koos oma töödega. ${ONLY_UNCHANGED}`,
  },
  undone: 'Põllud on jälle nagu enne',
  undoFailed: 'Tagasi võtta ei saanud',
  changedMeanwhile: 'Keegi on seda põldu vahepeal muutnud. Sulgege aken ja alustage uuesti.',
  splitFailed: 'Jagamine ebaõnnestus!',
  mergeFailed: 'Liitmine ebaõnnestus!',
  neighbours: 'Naaberpõllud',
  noNeighbours: 'Ühtegi põldu, mis sellega kokku puutub, kaardil ei ole.',
  chooseOne: 'Valige vähemalt üks naaberpõld',
  looking: 'Otsin naabreid…',
} as const
