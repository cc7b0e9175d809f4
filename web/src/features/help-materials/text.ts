/** Words of the page of calculators, words explained, files and sources. */
export const materialsPageText = {
  calculators: 'Kalkulaatorid',
  calculatorsIntro: 'Neid arve ei salvestata: arvutage rahus ja kirjutage tulemus töö vormi.',
  missing: '-',
  area: 'Pindala',
  norm: 'Vahendi norm',
  tank: {
    title: 'Paagitäis',
    formula:
      'Paagiga tehtav pindala on paagi maht jagatud vee kuluga; vahendit läheb paaki see pindala korda norm.',
  },
  tankSize: 'Paagi maht',
  water: 'Vee kulu',
  areaOfTank: 'Paagiga saab tehtud',
  productInTank: 'Vahendit ühte paaki',
  tanks: 'Paagitäisi kokku',
  productInAll: 'Vahendit kokku',
  seed: {
    title: 'Külvisenorm',
    formula:
      'Idanevaid seemneid ruutmeetril korda 1000 seemne mass jagatud idanevusega (%) annab kilogrammid hektarile.',
  },
  kernels: 'Idanevaid seemneid',
  thousand: '1000 seemne mass',
  germination: 'Idanevus',
  seedNorm: 'Külvisenorm',
  seedInAll: 'Seemet kokku',
  nutrients: {
    title: 'Toitainet väetisega',
    formula: 'Väetise norm korda toitaine sisaldus (%) jagatud sajaga.',
  },
  fertilizerNorm: 'Väetise norm',
  content: 'Toitaine sisaldus',
  nutrientPerHa: 'Toitainet hektarile',
  nutrientInAll: 'Toitainet kokku',
  oxides: {
    title: 'Oksiidist elemendiks',
    formula: 'P₂O₅ = P × 2,29147571 ja K₂O = K × 1,2048192.',
  },
  files: 'Failinäidised',
  fieldsFile: 'Põldude tabel (CSV)',
  fieldsFileText:
    'Pealkirjad, mille järgi Vagu tabelist põllud leiab. Sama võib olla ka Exceli failis; üleliigsed veerud jäetakse kõrvale.',
  fieldsFileName: 'vagu-pollud.csv',
  jobsFile: 'Tööde tabel (CSV)',
  jobsFileText: 'Pealkirjad, millega ridu tööde tabelisse kleepida.',
  jobsFileName: 'vagu-tood.csv',
  save: 'Laadi alla',
  words: 'Sõnaseletused',
  sources: 'Ametlikud allikad',
  sourcesIntro: 'Lingid avanevad uues aknas ja viivad Vagust välja.',
} as const
