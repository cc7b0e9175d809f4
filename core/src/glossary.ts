import { MATERIAL_TERMS } from './glossary-materials.ts'

/**
 * One word for one thing: what the code calls it, what the screens call it, what it means, and what it is called on the
 * wire where that differs. The names on the wire are those of the specification and do not change.
 */
export interface Term {
  readonly code: string
  readonly screen: string
  readonly meaning: string
  /** The name in JSON, in addresses or in the database, where it is not that of the code. */
  readonly wire?: string
}

export const GLOSSARY: readonly Term[] = [
  // who and where
  { code: 'account', screen: 'konto', meaning: 'a farm with all it keeps; every record belongs to one' },
  {
    code: 'actor',
    screen: 'kasutaja',
    meaning: 'the user on whose behalf a call works, with the account, the moment and a maker of ids',
  },
  { code: 'farmer', screen: 'põllumees', meaning: 'a user who keeps the book of his own farm' },
  {
    code: 'worker',
    screen: 'töötaja',
    meaning: 'a person who does jobs; may hold a certificate of plant protection',
  },
  {
    code: 'work time',
    screen: 'tööaeg',
    meaning: 'hours that a worker worked on a day, with the rate of then and whether they were paid',
  },
  {
    code: 'personal code',
    screen: 'isikukood',
    meaning: 'number of a person by which payroll programs know him',
  },
  {
    code: 'certificate',
    screen: 'taimekaitsetunnistus',
    meaning: 'what a worker needs to use plant-protection products, valid until a day',
  },
  {
    code: 'machine',
    screen: 'masin',
    meaning: 'what jobs are done with: a sprayer, a spreader; some are tested by law every few years',
  },
  { code: 'field', screen: 'põld', meaning: 'a piece of land with a shape and data for each crop year' },
  { code: 'field group', screen: 'põldude grupp', meaning: 'fields that are chosen together' },
  {
    code: 'custom area',
    screen: 'pindalatüüp',
    meaning: 'a reason to work or count a part of a field only, such as a strip along water',
    wire: 'customFieldArea',
  },
  {
    code: 'crop year',
    screen: 'saagiaasta',
    meaning: 'the season a harvest belongs to; autumn sowing belongs to the year of its harvest',
    wire: 'year',
  },
  {
    code: 'main crop',
    screen: 'põhikultuur',
    meaning: 'the crop that a field is declared with in a crop year',
  },
  {
    code: 'rotation',
    screen: 'viljavaheldus',
    meaning: 'which main crop follows which on a field; planned ahead in cells of a field and a crop year',
    wire: 'crops-rotation',
  },
  {
    code: 'own manure',
    screen: 'oma loomade sõnnik',
    meaning: 'what the animals of the farm leave in a calendar year, with manure that it bought and sold',
    wire: 'own-manure',
  },
  {
    code: 'predecessor',
    screen: 'eelvili',
    meaning: 'the main crop of the crop year before on the same field',
  },
  { code: 'undersowing', screen: 'allakülv', meaning: 'sowing a crop into a standing one' },
  {
    code: 'parcel code',
    screen: 'massiivi nr',
    meaning: 'the number of the piece of the agency’s map that a field lies on',
    wire: 'code',
  },

  // jobs
  {
    code: 'job',
    screen: 'töö',
    meaning: 'work that was, is or will be done on one field; rules call it an event',
    wire: 'jobEvent',
  },
  { code: 'job type', screen: 'tööliik', meaning: 'what is done: spraying, ploughing', wire: 'job' },
  {
    code: 'job category',
    screen: 'töökategooria',
    meaning: 'a group of job types: plant protection, tillage',
    wire: 'jobCategory',
  },
  {
    code: 'job status',
    screen: 'olek',
    meaning: 'done, in progress, prepared (draft) or planned',
    wire: 'status',
  },
  {
    code: 'batch',
    screen: 'korraga sisestatud tööd',
    meaning: 'jobs of several fields that were entered together',
    wire: 'batchId',
  },
  {
    code: 'grazing',
    screen: 'karjatamine',
    meaning: 'animals on a field: how many, how long',
    wire: 'herding',
  },
  {
    code: 'monitoring',
    screen: 'seire',
    meaning: 'what was looked for on the field before a product was used, and how much was found',
    wire: 'inspections',
  },
  {
    code: 'growth stage',
    screen: 'kasvufaas',
    meaning: 'the development of a crop by the BBCH scale, 0 to 99',
  },
  { code: 'harvest', screen: 'koristus', meaning: 'taking the yield off a field' },
  { code: 'yield', screen: 'saak', meaning: 'what was harvested, in tonnes, and by the hectare' },
  { code: 'standard moisture', screen: 'standardniiskus', meaning: 'water that yields are compared at' },
  { code: 'yield class', screen: 'hinnang', meaning: 'a yield below, at or above what was expected' },
  {
    code: 'yield goal',
    screen: 'saagieesmärk',
    meaning: 'the yield by the hectare that plans count on, for a field, its crop and a crop year',
    wire: 'predicted-yield',
  },
  {
    code: 'work amount',
    screen: 'töömaht',
    meaning: 'how much was worked, for work that is not counted by area',
  },
  {
    code: 'heap',
    screen: 'sõnnikuaun',
    meaning: 'solid manure that lies on a field for a while before it is spread; rules call it a stack',
  },

  // plant protection
  {
    code: 'register',
    screen: 'taimekaitsevahendite register',
    meaning: 'the state’s list of the products that may be used, with their uses',
  },
  {
    code: 'edition',
    screen: 'registri seis',
    meaning: 'the register as it was fetched on a day',
    wire: 'registerSnapshot',
  },
  {
    code: 'use',
    screen: 'kasutusala',
    meaning: 'a crop and target for which a product is allowed, with its limits',
  },
  {
    code: 'active substance',
    screen: 'toimeaine',
    meaning: 'the part of a product that acts',
    wire: 'ingredients',
  },
  {
    code: 'harvest delay',
    screen: 'ooteaeg',
    meaning: 'days between a treatment and the harvest',
    wire: 'harvestDelayDays',
  },
  {
    code: 'work delay',
    screen: 'tööooteaeg',
    meaning: 'days between a treatment and other work on the field',
    wire: 'workDelayDays',
  },
  {
    code: 'usage times',
    screen: 'kasutuskordade arv',
    meaning: 'how many times a product may be used in a season',
    wire: 'usageTimes',
  },
  { code: 'buffer', screen: 'puhverriba', meaning: 'distance to be kept to water, neighbours and dwellings' },

  ...MATERIAL_TERMS,
  // rules
  { code: 'rule', screen: 'reegel', meaning: 'a provision of an act as a check over facts, with its source' },
  { code: 'warning', screen: 'hoiatus', meaning: 'a rule that a job or another record breaks, or may break' },
  {
    code: 'what-if warning',
    screen: 'oletuslik hoiatus',
    meaning: 'a warning of a job that is planned or prepared',
    wire: 'isWhatIf',
  },
  { code: 'verdict', screen: 'hinnang', meaning: 'what the rules say of a field while a job is typed' },
  {
    code: 'facts',
    screen: 'andmed',
    meaning: 'what rules judge by: jobs, fields, materials and tables of some crop years',
  },
  {
    code: 'gap',
    screen: 'puudub',
    meaning:
      'what must be told before a line of income or cost has a figure: a price, a weight, an amount, a rate',
  },
  {
    code: 'stand',
    screen: 'külvi jaotus',
    meaning: 'what was sown once and stands for several years, which pay for the sowing in equal parts',
  },
  {
    code: 'affects until',
    screen: 'mõjub kuni',
    meaning: 'the last day on which a job may break or mend a rule for another',
    wire: 'reach_day',
  },
  {
    code: 'scheme',
    screen: 'toetus',
    meaning: 'a support that a farm takes for a calendar year, with what it asks for in return',
  },
  {
    code: 'requirement',
    screen: 'nõue',
    meaning:
      'one thing that a scheme or the law asks of the farm in a year, with a figure, a day and a state',
  },
  {
    code: 'participation',
    screen: 'osalemine',
    meaning: 'the parts of schemes that a farm takes in a year, and on which of its fields',
  },
  {
    code: 'KSM',
    screen: 'KSM toetus',
    meaning: 'a payment with rules of its own for the years in which a farm takes it',
  },

  // program
  { code: 'contract', screen: 'liides', meaning: 'a call as data: method, address, shapes, access' },
  { code: 'journal', screen: 'ajalugu', meaning: 'every change of every record, with who made it and when' },
  {
    code: 'home',
    screen: 'kodu',
    meaning: 'where the program runs: Node, or a browser’s worker in the demo',
  },
  {
    code: 'refusal',
    screen: 'keeldumine',
    meaning: 'an answer that says no, with a code and the wrong inputs; inside, what is wrong is an error',
  },
  {
    code: 'fault',
    screen: 'rike',
    meaning: 'what broke or is broken: a file, the network, a database, a rotation of crops',
  },
  {
    code: 'counted',
    screen: 'põldu',
    meaning:
      'a count with its noun, one in the nominative, others before the partitive: „1 põld“, „12 põldu“',
  },
  { code: 'draft', screen: 'mustand', meaning: 'what was typed into a form and is not stored yet' },
]
