import { countedFields } from '@vagu/core/text/counted'

/** Words about the crops of one season that are carried to another. */
export const copyCropsText = {
  open: 'Kopeeri kultuurid teisest hooajast',
  title: (year: number) => `Kultuurid hooajale ${year}`,
  text: 'Kopeeritakse põhikultuur koos sordi ja pindalaga, maakasutus ja viljelusviis.',
  withOthers: 'ka allakülvid ja vahekultuurid',
  from: 'Hooajast',
  noSeasons: 'Ühelgi teisel hooajal ei ole põldudel kultuure märgitud.',
  present: 'Põldudel, millel kultuur juba on',
  keep: 'Jäta olemasolev alles',
  overwrite: 'Kirjuta üle',
  gets: (count: number) => `Kultuuri saab ${countedFields(count)}.`,
  has: (count: number) => `Kultuur on juba märgitud: ${countedFields(count)}.`,
  lacks: (count: number, year: number) => `Hooajal ${year} ei olnud kultuuri: ${countedFields(count)}.`,
  changes: (count: number) => `Muutub ${countedFields(count)}. Varasem seis jääb põllu ajalukku.`,
  nothing: 'Midagi ei muutu.',
  copy: 'Kopeeri',
  copied: (count: number, year: number) => `Hooajale ${year} kopeeritud: ${countedFields(count)}`,
  undone: (count: number, year: number) => `Hooaja ${year} kultuurid on nagu enne: ${countedFields(count)}`,
  undoFailed: 'Kopeerimist ei õnnestunud tagasi võtta!',
} as const
