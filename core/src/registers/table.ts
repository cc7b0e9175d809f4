/**
 * The starter register of plant-protection products: common ones, so that the work can begin before the official file
 * is imported. Facts of the plant-protection register of the Estonian Agriculture and Food Board, as of 24 May 2026
 * (open data, CC BY-SA 3.0 EE). A row sums up all uses of a product: least and greatest rate, the longest waiting days
 * and the most uses in a season of any crop, and the widest distances read from the register's text. So every row is
 * advisory: the label decides. The register holds no work delay.
 */
import { materialKey } from '../requisites/schema.ts'
import { plainLetters } from '../text/format.ts'
import type { ChemicalDetails } from './schema.ts'

type Kind = 'herbicide' | 'fungicide' | 'insecticide' | 'growthRegulator'
type Row = readonly [
  name: string,
  registerNumber: string,
  kind: Kind,
  /** Active substances and safeners, joined by a plus. */
  ingredients: string,
  minNorm: number,
  maxNorm: number,
  unit: string,
  harvestDelayDays: number | null,
  usageTimes: number | null,
  /** Metres to neighbouring land, and to water. */
  safetyArea: number | null,
  safetyWaterArea: number | null,
]

/** How the register's classifier names the kinds; that of growth regulators is by analogy. */
const SUBTYPE: Readonly<Record<Kind, string>> = {
  herbicide: 'PMA_TKV_TOIME_LIIK_HERBITSIID',
  fungicide: 'PMA_TKV_TOIME_LIIK_FUNGITSIID',
  insecticide: 'PMA_TKV_TOIME_LIIK_INSEKTITSIID',
  growthRegulator: 'PMA_TKV_TOIME_LIIK_KASVUREGULAATOR',
}
const SOURCE =
  'Taimekaitsevahendite register (Põllumajandus- ja Toiduamet), seis 24.05.2026; kontrolli etiketti'

const rows: readonly Row[] = [
  // Herbicides.
  ['Agil 100 EC', '67', 'herbicide', 'Propakvisafop', 0.5, 1.5, 'l/ha', 90, 2, null, null],
  ['Agroxone 75', '88', 'herbicide', 'MCPA', 0.9, 2.4, 'l/ha', 45, 1, null, null],
  ['Ariane S', '212', 'herbicide', 'Fluroksüpüür + Klopüraliid + MCPA', 2, 3.5, 'l/ha', 30, 1, 5, 5],
  [
    'Axial 50 EC',
    '334',
    'herbicide',
    'Meksüülklokvintotseet + Pinoksadeen',
    0.6,
    1.2,
    'l/ha',
    null,
    1,
    5,
    null,
  ],
  ['Basagran 480', '77', 'herbicide', 'Bentasoon', 1, 3, 'l/ha', null, 1, null, null],
  ['Basagran SG', '00972', 'herbicide', 'Bentasoon', 0.2, 0.67, 'kg/ha', null, 2, 5, 5],
  ['Belkar', '675', 'herbicide', 'Metüülhalauksifeen + Pikloraam', 0.25, 0.5, 'l/ha', null, 1, 10, null],
  ['Boxer 800 EC', '310', 'herbicide', 'Prosulfokarb', 3, 4, 'l/ha', null, 1, null, 10],
  [
    'Broadway Star',
    '00705',
    'herbicide',
    'Meksüülklokvintotseet + Florasulaam + Pürokssulaam',
    105,
    265,
    'g/ha',
    null,
    2,
    10,
    null,
  ],
  ['Butisan Star', '312', 'herbicide', 'Metasakloor + Kvinmerak', 2, 2.25, 'l/ha', null, 1, null, 10],
  ['Callisto 100 SC', '00795', 'herbicide', 'Mesotrioon', 0.5, 1.2, 'l/ha', 90, 2, 15, 10],
  ['Galera', '342', 'herbicide', 'Pikloraam + Klopüraliid', 0.3, 0.35, 'l/ha', 60, 1, null, null],
  ['Lontrel 72 SG', '412', 'herbicide', 'Klopüraliid', 125, 165, 'g/ha', null, 1, null, null],
  [
    'Mustang forte',
    '365',
    'herbicide',
    '2,4-D + Aminopüraliid + Florasulaam',
    0.5,
    1,
    'l/ha',
    null,
    1,
    5,
    null,
  ],
  ['Primus', '203', 'herbicide', 'Florasulaam', 50, 150, 'ml/ha', 7, 1, 5, null],
  ['Primus XL', '478', 'herbicide', 'Florasulaam + Fluroksüpüür', 0.75, 1, 'l/ha', 7, 1, 5, null],
  ['Puma Universal', '189', 'herbicide', 'Fenoksaprop-P-etüül', 0.8, 1.2, 'l/ha', null, 1, null, null],
  ['Roundup Dynamic', '00870', 'herbicide', 'Glüfosaat', 0.7, 5.8, 'l/ha', 30, 3, null, null],
  ['Roundup PowerMax', '578', 'herbicide', 'Glüfosaat', 0.5, 3.5, 'kg/ha', 30, 3, null, null],
  [
    'Sekator OD',
    '280',
    'herbicide',
    'Mefenpüür-dietüül + Amidosulfuroon + Metüüljodosulfuroon-naatrium',
    0.1,
    0.15,
    'l/ha',
    null,
    1,
    null,
    null,
  ],
  ['Starane 333 HL', '600', 'herbicide', 'Fluroksüpüür', 0.1, 0.4, 'l/ha', 90, 1, 10, null],
  ['Stomp CS', '427', 'herbicide', 'Pendimetaliin', 0.9, 3.6, 'l/ha', 42, 1, null, null],
  ['Taifun B', '47', 'herbicide', 'Glüfosaat', 2, 6, 'l/ha', 10, 1, null, null],
  ['Trimmer 50 SG', '357', 'herbicide', 'Metüültribenuroon', 15, 30, 'g/ha', null, 1, null, null],
  [
    'Zypar',
    '621',
    'herbicide',
    'Florasulaam + Meksüülklokvintotseet + Metüülhalauksifeen',
    0.5,
    2,
    'l/ha',
    60,
    1,
    5,
    5,
  ],
  // Fungicides, seed dressings last.
  ['Amistar 250 SC', '214', 'fungicide', 'Asoksüstrobiin', 0.4, 1, 'l/ha', 35, 1, null, 10],
  [
    'Balaya',
    '00792',
    'fungicide',
    'Mefentriflukonasool + Püraklostrobiin',
    0.5,
    1.5,
    'l/ha',
    35,
    2,
    null,
    20,
  ],
  ['Elatus Era', '674', 'fungicide', 'Bensovindiflupüür + Protiokonasool', 0.66, 1, 'l/ha', 42, 1, null, 10],
  ['Folicur', '19', 'fungicide', 'Tebukonasool', 0.5, 1, 'l/ha', 56, 2, null, null],
  [
    'Input Triple',
    '00770',
    'fungicide',
    'Prokinasiid + Protiokonasool + Spiroksamiin',
    0.75,
    0.75,
    'l/ha',
    null,
    1,
    null,
    5,
  ],
  ['Proline', '00717', 'fungicide', 'Protiokonasool', 0.4, 0.8, 'l/ha', 35, 1, null, 10],
  ['Propulse', '456', 'fungicide', 'Protiokonasool + Fluopüraam', 0.3, 1, 'l/ha', 56, 3, null, 10],
  ['Prosaro', '313', 'fungicide', 'Tebukonasool + Protiokonasool', 0.75, 1, 'l/ha', 56, 2, null, 10],
  ['Revus 250 SC', '332', 'fungicide', 'Mandipropamiid', 0.5, 0.6, 'l/ha', 7, 5, null, null],
  [
    'Revystar XL',
    '00791',
    'fungicide',
    'Mefentriflukonasool + Fluksapüroksaad',
    0.75,
    1.5,
    'l/ha',
    35,
    2,
    null,
    null,
  ],
  ['Shirlan 500 SC', '216', 'fungicide', 'Fluasinaam', 0.3, 0.5, 'l/ha', 7, 8, null, 10],
  ['Siltra Xpro', '527', 'fungicide', 'Biksafeen + Protiokonasool', 0.75, 1, 'l/ha', 35, 2, null, 10],
  ['Tilmor', '374', 'fungicide', 'Tebukonasool + Protiokonasool', 0.75, 1.2, 'l/ha', 56, 2, null, null],
  [
    'Celest Trio 060 FS',
    '406',
    'fungicide',
    'Difenokonasool + Fludioksoniil + Tebukonasool',
    1.5,
    2,
    'l/t',
    null,
    1,
    null,
    null,
  ],
  ['Redigo Pro', '633', 'fungicide', 'Protiokonasool + Tebukonasool', 0.5, 0.667, 'l/t', null, 1, null, null],
  ['Vibrance Duo', '672', 'fungicide', 'Fludioksoniil + Sedaksaan', 1.5, 2, 'l/t', null, 1, null, null],
  // Insecticides.
  ['Cyperkill 500 EC', '391', 'insecticide', 'Tsüpermetriin', 0.03, 0.15, 'l/ha', 49, 2, null, 30],
  ['Decis Mega', '340', 'insecticide', 'Deltametriin', 0.1, 0.4, 'l/ha', 30, 3, 10, 30],
  ['Kaiso 50 EG', '414', 'insecticide', 'Lambda-tsühalotriin', 0.15, 0.15, 'kg/ha', 56, 1, null, 10],
  ['Karate Zeon 5 CS', '213', 'insecticide', 'Lambda-tsühalotriin', 0.1, 0.8, 'l/ha', 30, 2, null, 30],
  ['Mavrik 2F', '65', 'insecticide', 'Tau-fluvalinaat', 0.1, 0.3, 'l/ha', 60, 3, null, 30],
  ['Mospilan 20 SG', '00814', 'insecticide', 'Atseetamipriid', 150, 325, 'g/ha', 28, 2, null, 20],
  ['Teppeki', '00784', 'insecticide', 'Flonikamiid', 140, 160, 'g/ha', 60, 3, null, null],
  // Growth regulators.
  ['CCC', '170', 'growthRegulator', 'Kloromekvaatkloriid', 0.3, 2, 'l/ha', null, 1, null, null],
  ['Cerone', '95', 'growthRegulator', 'Etefoon', 0.5, 1, 'l/ha', null, 1, null, null],
  [
    'Medax Top',
    '379',
    'growthRegulator',
    'Mepikvaatkloriid + Proheksadioonkaltsium',
    0.5,
    1.5,
    'l/ha',
    null,
    2,
    null,
    null,
  ],
  ['Moddus 250 EC', '222', 'growthRegulator', 'Etüültrineksapak', 0.2, 0.4, 'l/ha', null, 1, null, null],
  ['Moddus Start', '562', 'growthRegulator', 'Etüültrineksapak', 0.3, 0.8, 'l/ha', null, 1, null, null],
  ['Stabilan 750 SL', '294', 'growthRegulator', 'Kloromekvaatkloriid', 0.3, 2, 'l/ha', null, 1, null, null],
  ['Terpal', '168', 'growthRegulator', 'Etefoon + Mepikvaatkloriid', 1, 1.5, 'l/ha', null, 1, null, null],
]

const detailsOf = ([name, registerNumber, kind, ingredients, ...figures]: Row): ChemicalDetails => {
  const [minNorm, maxNorm, unit, harvestDelayDays, usageTimes, safetyArea, safetyWaterArea] = figures
  return {
    name,
    registerNumber,
    files: [],
    minNorm,
    maxNorm,
    minNormUnit: unit,
    maxNormUnit: unit,
    ingredients: ingredients.split(' + ').map((text) => ({ name: text, code: plainLetters(text) })),
    chemicalSubtype: SUBTYPE[kind],
    workDelayDays: null,
    harvestDelayDays,
    usageTimes,
    safetyArea,
    safetyWaterArea,
    safetyRecord: null,
    validUntil: null,
    useUpUntil: null,
    uses: [],
    restrictions: [],
    edition: { id: '2026-05-24', day: '2026-05-24' },
    source: SOURCE,
    isAdvisory: true,
  }
}

/** The starter register, by name. */
export const STARTER_CHEMICALS: readonly ChemicalDetails[] = rows.map(detailsOf)

const byName = new Map(STARTER_CHEMICALS.map((chemical) => [materialKey(chemical.name), chemical]))

/** The product of exactly this name, without regard to case and spaces. */
export const chemicalByName = (name: string): ChemicalDetails | undefined => byName.get(materialKey(name))

const SHORTEST_SEARCH = 3
const MOST_FOUND = 30

/** Names that hold the text, those that begin with it first; none for less than 3 letters, at most 30. */
export function findChemicals(text: string): string[] {
  const wanted = materialKey(text)
  if (wanted.length < SHORTEST_SEARCH) return []
  const place = (name: string) => materialKey(name).indexOf(wanted)
  return STARTER_CHEMICALS.map(({ name }) => ({ name, place: place(name) }))
    .filter((found) => found.place >= 0)
    .toSorted((a, b) => Number(a.place > 0) - Number(b.place > 0) || a.name.localeCompare(b.name, 'et'))
    .slice(0, MOST_FOUND)
    .map(({ name }) => name)
}
