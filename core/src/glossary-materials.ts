/** Words of materials, of the stock, of plans, and of what a year brings. */
export const MATERIAL_TERMS = [
  // materials
  {
    code: 'material',
    screen: 'tarvik',
    meaning: 'what jobs use up: seed, fertilizer, plant-protection product or supply',
    wire: 'requisite',
  },
  { code: 'seed', screen: 'seeme', meaning: 'a material that is sown' },
  {
    code: 'fertilizer',
    screen: 'väetis',
    meaning: 'a material that feeds plants, mineral or organic; spelled with z, as fertilizing is',
    wire: 'fertilising',
  },
  { code: 'chemical', screen: 'taimekaitsevahend', meaning: 'a plant-protection product' },
  { code: 'supply', screen: 'muu tarvik', meaning: 'any other material: net, twine, fuel', wire: 'material' },
  {
    code: 'seed treatment',
    screen: 'puhis',
    meaning: 'a plant-protection product on seed, before it is sown',
    wire: 'coating',
  },
  {
    code: 'job material',
    screen: 'töö tarvik',
    meaning: 'the copy of a material in a job, as it was when it was used, with its amount',
    wire: 'requisites',
  },
  { code: 'rate', screen: 'kulunorm', meaning: 'amount of a material by the hectare' },
  {
    code: 'batch number',
    screen: 'partii number',
    meaning: 'the maker’s number of the lot that a material came from',
    wire: 'batchNo',
  },
  { code: 'stock', screen: 'laoseis', meaning: 'how much of a material there is' },
  {
    code: 'entry',
    screen: 'laokanne',
    meaning: 'a count, a receipt or a write-off of a material, as it is stored',
    wire: 'type',
  },
  { code: 'count', screen: 'lugemine', meaning: 'what somebody found in the store', wire: 'CURRENT_BALANCE' },
  { code: 'receipt', screen: 'sissetulek', meaning: 'what came into the store', wire: 'INCREASE' },
  { code: 'write-off', screen: 'väljaminek', meaning: 'what went without a job', wire: 'DECREASE' },
  {
    code: 'undocumented',
    screen: 'dokumenteerimata',
    meaning: 'what was used beyond what there was: its receipt lacks',
    wire: 'DYNAMIC_FIXUP',
  },
  {
    code: 'mean price',
    screen: 'keskmine hind',
    meaning: 'price of a unit over all that is in the store',
    wire: 'meanPrice',
  },
  { code: 'shortage', screen: 'puudu', meaning: 'what plans take beyond what there is' },
  {
    code: 'lot',
    screen: 'partii',
    meaning: 'what is left of one receipt, with its number and day of expiry',
  },

  // fertilizing
  {
    code: 'nutrient',
    screen: 'toitaine',
    meaning: 'nitrogen, phosphorus, potassium and the others that fertilizers bring',
  },
  { code: 'manure', screen: 'sõnnik', meaning: 'dung, slurry and what is made of them' },
  {
    code: 'spreading ban',
    screen: 'laotamise keeluaeg',
    meaning: 'days of the year on which a fertilizer may not be spread',
  },
  {
    code: 'nitrate zone',
    screen: 'nitraaditundlik ala',
    meaning: 'land on which stricter limits hold',
  },
  {
    code: 'requisite plan',
    screen: 'kuluplaan',
    meaning: 'materials that are to be used on fields in a crop year, a line each',
    wire: 'requisite-plans',
  },
  {
    code: 'supplies plan',
    screen: 'tarvikute kuluplaan',
    meaning: 'what a crop year takes of each material, what of it is there, and what is to be bought',
    wire: 'supplies-plans',
  },
  {
    code: 'supply order',
    screen: 'tellimus',
    meaning: 'materials that are ordered from a supplier; what has come lies in the stock',
    wire: 'supply-orders',
  },
  {
    code: 'soil sample',
    screen: 'mullaproov',
    meaning: 'what the soil of a field holds, as a laboratory found it',
  },
] as const
