/**
 * The verbs and nouns that farmers use for the jobs of the default list. Source: everyday usage.
 * Regular verbs are given by their stem ("pritsi" makes pritsisin, pritsitud, pritsimine). Others are given by their forms:
 * what is past, what is present or wished, and the noun.
 */

type Regular = readonly [verb: string, jobs: readonly Sense[]]
interface Irregular {
  readonly past: string
  readonly present: string
  readonly noun: string
  readonly jobs: readonly Sense[]
}
/** A job, and a word that must stand in the line for it to be meant. Several without such a word are ambiguous. */
export type Sense = readonly [job: string, needs?: RegExp]

const HAY = /^hein(?:a|u|ad)?$/
const SILAGE = /^silo(?:d|ga|rulle|rullid)?$/
const DITCH = /^kraav(?:e|i|id|ide|idel)?$/
const BALES = /^(?:heina|põhu|silo)?rull(?:e|i|id|ide)$/
const HEAP = /^(?:sõnniku)?aun(?:a|u|ad)?$/

// prettier-ignore
export const REGULAR: readonly Regular[] = [
  ['pritsi', [['spraying']]], ['tõrju', [['spraying']]], ['taimekaitsepritsi', [['spraying']]],
  ['külva', [['sowing']]], ['allakülva', [['undersowing']]],
  ['väeta', [['fertilising'], ['foliar-fertilising', /^leh(?:t|e|tede|ekaudu)$/]]], ['laota', [['fertilising']]], ['lubja', [['fertilising']]],
  ['randaali', [['disc-harrowing']]], ['ketasta', [['disc-harrowing']]], ['kobesta', [['loosening']]], ['sügavkobesta', [['deep-loosening']]],
  ['koori', [['stubble-breaking']]], ['kultiveeri', [['cultivating']]], ['äesta', [['harrowing']]], ['äkesta', [['harrowing']]],
  ['ribista', [['ridging']]], ['libista', [['levelling']]], ['mullarulli', [['soil-rolling']]],
  ['rulli', [['soil-rolling'], ['baling'], ['soil-rolling', /^(?:muld|mulda|mulla)$/], ['silage-baling', SILAGE], ['hay-baling', HAY], ['baling', /^põh(?:k|u|ku)$/]]],
  ['rullita', [['hay-baling']]], ['paki', [['hay-packing']]], ['pakki', [['hay-packing']]], ['kileta', [['silage-wrapping']]],
  ['vaaluta', [['windrowing']]], ['kaaruta', [['tedding']]], ['hooldusniida', [['maintenance-mowing']]], ['hooldusniit', [['maintenance-mowing']]],
  ['mulda', [['hilling']]], ['korista', [['harvesting'], ['stone-picking', /^kiv(?:e|id|isid)$/]]], ['kombaini', [['harvesting']]],
  ['karjata', [['herding']]],
]

const MOWED: readonly Sense[] = [['mowing'], ['ditch-mowing', DITCH]]
const TO_BRUSH: readonly Sense[] = [['brush-cutting'], ['brush-cutting', /^võsa$/]]

export const IRREGULAR: readonly Irregular[] = [
  {
    past: 'kündsin kündsime kündis kündsid kündnud küntud künti',
    present: 'künnan künname künnab künda kündma küntakse',
    noun: 'künd künni kündi kündmine kündmise kündmist sügiskünd sügiskünni sügiskündi',
    jobs: [['ploughing']],
  },
  {
    past: 'niitsin niitsime niitis niitsid niitnud niidetud niideti',
    present: 'niidan niidame niidab niita niitma niidetakse',
    noun: 'niitmine niitmise niitmist',
    jobs: MOWED,
  },
  {
    past: 'lõikasin lõikasime lõikas lõikasid lõiganud lõigatud lõigati',
    present: 'lõikan lõikame lõikab lõigata lõikama',
    noun: 'lõikus lõikuse lõikust viljalõikus lõikamine viljakoristus',
    jobs: [['harvesting'], ['brush-cutting', /^võsa$/]],
  },
  {
    past: 'raiusin raiusime raius raiutud raiuti',
    present: 'raiun raiume raiuda raiuma',
    noun: 'võsaraie raiumine',
    jobs: TO_BRUSH,
  },
  {
    past: 'korjasin korjasime korjas korjatud korjati noppisin noppisime',
    present: 'korjan korjame korjata korjama nopin noppima',
    noun: 'kivikorjamine kivikoristus kivikoristust',
    jobs: [
      ['harvesting', /^(?:marju|marjad|maasikaid|õunu)$/],
      ['stone-picking', /^kiv(?:e|id|isid)$/],
    ],
  },
  {
    past: 'vedasin vedasime vedas veetud veeti',
    present: 'vean veame vedada vedama',
    noun: 'vedu',
    jobs: [
      ['bale-gathering', /^kokku$/],
      ['bale-hauling', /^ära$/],
      ['bale-gathering', BALES],
      ['bale-hauling', BALES],
      ['manure-heap-removal', HEAP],
    ],
  },
  {
    past: 'aunastasin aunastasime aunastatud',
    present: 'aunastan aunastada aunastama',
    noun: 'aunastamine',
    jobs: [['manure-heaping']],
  },
  {
    past: 'puhastasin puhastasime puhastatud puhastati',
    present: 'puhastan puhastame puhastada puhastama',
    noun: 'puhastamine',
    jobs: [['ditch-cleaning', DITCH]],
  },
  {
    past: 'võtsin võtsime võttis võetud võeti',
    present: 'võtan võtame võtta võtma',
    noun: 'mullaproov mullaproovi mullaproove mullaproovid mullaproovide',
    jobs: [['soil-sampling', /^mullaproov(?:i|e|id|ide)?$/]],
  },
  {
    past: 'andsin andsime andis antud panin panime pandud viskasin',
    present: 'annan anname anda andma panen panna',
    noun: 'väetist väetised sõnnikulaotus väetiselaotus',
    jobs: [['fertilising', /^(?:väetist|väetised|väetisi|sõnnikut|läga|lupja)$/]],
  },
  { past: '', present: '', noun: 'külv külvi külvid kevadkülv sügiskülv', jobs: [['sowing']] },
  {
    past: '',
    present: '',
    noun: 'taimekaitse taimekaitset umbrohutõrje haigustõrje kahjuritõrje pritsimistöö',
    jobs: [['spraying']],
  },
  { past: '', present: '', noun: 'koristus koristust saagikoristus', jobs: [['harvesting']] },
]

/** Words that say that a job is still to be done. */
export const WISHES: ReadonlySet<string> = new Set(
  'vaja plaanin plaanime plaanis kavas kavatsen hakkan hakkame tuleb peab peaks tahan tahame teen teeme'.split(
    ' ',
  ),
)

/** Words that a line may hold and that say nothing more. */
export const FILLERS: ReadonlySet<string> = new Set(
  `ja ning ma me mina meie ka veel siis oli olid sai said saime sain on tegin tegime tehtud tegi töö tööd põld põllu
  põllul põldu põllud põldudel põllule põldudele põldude põllult väli väljal välja peal peale kell kella ajal alates kuni millega
  koos kokku kulus kulunorm norm normiga hektarile hektari hektar kohta ha nr number
  töötaja kes see selle seal andsin andsime andis antud panin panime pandud
  viskasin annan anname anda panen panna eelmisel möödunud järgmisel tuleval sel hommikul õhtul lõunal päeval öösel umbes ca`.split(
    /\s+/,
  ),
)
