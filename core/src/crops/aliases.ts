/**
 * Other words for the crops of the table, in small letters. Source: the names under which parcels were declared to PRIA
 * (public layer, 2008-2024) and everyday usage.
 */

/** The same crop under another name. */
export const SYNONYMS: Readonly<Record<string, string>> = {
  rukis: 'rukis',
  tritikale: 'talitritikale',
  'segavili/segatis': 'segavili',
  segatis: 'segavili',
  ristik: 'muu_ristik',
  mesikas: 'valge_mesikas',
  'põld-hiirehernes': 'talivikk',
  hernes: 'poldhernes',
  'liblikõieliste ja kõrreliste segu': 'liblik_korreliste_segu',
  'n siduvate kaunviljade segu': 'kaunviljade_segu',
  'üheaastane raihein jm üheaastased heintaimed': 'raihein',
  püsirohumaa: 'rohttaimed',
  aedmaasikad: 'maasikas',
  maasikas: 'maasikas',
  spargelkapsas: 'brokoli',
  brokkoli: 'brokoli',
  söögipeet: 'punapeet',
  köögivili: 'muu_koogivili',
  'muud marjad': 'muud_marjad',
  'muu õlikultuur': 'muu_oli_kiukultuur',
  õunapuud: 'ounapuu',
  kesa: 'mustkesa',
}

/** Crops without a row of their own, under the row that they belong to; what they are is kept as the crop's free name. */
export const MEMBERS: Readonly<Record<string, string>> = {
  suhkrupeet: 'poolsuhkrupeet',
  punapeet: 'lehtpeet',
  seller: 'juurseller, varsseller',
  sibul: 'mugulsibul, talisibul, söögisibul',
  redis_roigas: 'redis, mustrõigas',
  korvits: 'kabatšokk, arbuus, melon, suvikõrvits',
  paprika: 'tšillipipar',
  salat_spinat: 'salat, lehtsalat, jääsalat, spinat, salatsigur, sigur',
  rabarber_spargel: 'rabarber, spargel',
  peakapsas: 'peakapsas, lehtkapsas, nuikapsas, söödakapsas',
  maasikas: 'kuumaasikad',
  punane_sostar: 'punane sõstar, valge sõstar',
  puukool_paju: 'paju, puukoolid, puukool',
  lilled: 'lillede segu, lilled',
  muu_koogivili: 'maapirn, mädarõigas, füüsal, mitmeliigiline väike põld, rühvelkultuur',
  muud_viljapuud: 'pirnipuu, kirsipuu, ploomipuu, murelipuu, kreegipuu, sarapuu, viljapuud',
  muud_marjad: `aroonia, ebaküdoonia, pihlakas, kibuvits, leeder, kuslapuu, jõhvikas, viinapuu, lauaviinamarjad,
    veiniviinamarjad, marjapõõsad, viljapuu- ja marjaaiad`,
  ravim_maitsetaimed: `apteegitill, aniis, harakputk, humal, iisop, kassinaeris, kikkaputk, koirohi, koriander,
    kuningakepp, kurgirohi, lavendel, liivsinep, maarjaohakas, mesiohakas, mesiputk, mustköömen, münt, naistenõges,
    naistepuna, neitsikummel, nõges, petersell, piparmünt, pune, raudrohi, rukkilill, saialill, salvei, sidrunmeliss,
    siilkübar, südamerohi, teekummel, teeleht, tihashein, till, tondipea, ussikeel, vaak, võilill, vägihein,
    vürtsköömen, ravim- ja maitsetaim`,
}

/** Long names that go by their beginning. */
export const BEGINNINGS: readonly (readonly [beginning: string, crop: string])[] = [
  ['n siduv heint', 'liblik_korreliste_segu'],
  ['liblikõieliste ja ', 'liblik_korreliste_segu'],
  ['ravim- ja maitsetaim', 'ravim_maitsetaimed'],
  ['karjatamine väljaspool', 'karjatamine_valjaspool'],
]
